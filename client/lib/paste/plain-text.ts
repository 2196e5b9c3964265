import { type Block, htmlOf, type Item } from './blocks.ts';
import { escapeHtml } from './marks.ts';

type Line = { text: string; indent: number };
type MarkedLine = { level: number; isOrdered: boolean; number: number; text: string };

const bulleted = /^[-*•·▪–]\s+(\S.*)$/;
const numbered = /^(\d{1,3})[.)]\s+(\S.*)$/;

const lineOf = (raw: string): Line => {
  const text = raw.trimStart();
  const indentation = raw.slice(0, raw.length - text.length).replaceAll('\t', '  ');
  return { text: text.trimEnd(), indent: indentation.length };
};

function markedLine({ text, indent }: Line): MarkedLine | null {
  const level = 1 + Math.floor(indent / 2);
  const plain = bulleted.exec(text)?.[1];
  if (plain !== undefined) return { level, isOrdered: false, number: 1, text: plain };
  const [, number = '', words = ''] = numbered.exec(text) ?? [];
  return number === '' ? null : { level, isOrdered: true, number: Number(number), text: words };
}

/** A single marked line is a date or a dash, not a list. */
function isList(lines: readonly MarkedLine[]): boolean {
  const topLines = lines.filter(({ level }) => level === lines[0]?.level);
  const isConsecutive = topLines.every(
    ({ isOrdered, number }, index) => !isOrdered || number === (topLines[0]?.number ?? 0) + index,
  );
  return lines.length >= 2 && isConsecutive;
}

function countMatching(lines: readonly Line[], from: number, fits: (line: Line) => boolean): number {
  const end = lines.findIndex((line, index) => index >= from && !fits(line));
  return (end < 0 ? lines.length : end) - from;
}

const paragraph = (lines: readonly Line[]): Block => ({
  kind: 'paragraph',
  html: lines.map(({ text }) => escapeHtml(text)).join('<br>'),
  isQuote: false,
});
const itemOf = ({ level, isOrdered, number, text }: MarkedLine): Item => ({
  kind: 'item',
  level,
  isOrdered,
  start: number,
  lines: [escapeHtml(text)],
});

function blockAt(lines: readonly Line[], from: number): { blocks: Block[]; count: number; isStructured: boolean } {
  const marks = lines
    .slice(from, from + countMatching(lines, from, (line) => markedLine(line) !== null))
    .flatMap((line) => markedLine(line) ?? []);
  if (isList(marks)) return { blocks: marks.map(itemOf), count: marks.length, isStructured: true };
  const tabs = (line: Line) => line.text.split('\t').length;
  const width = tabs(lines[from] ?? { text: '', indent: 0 });
  const rows = width > 1 ? countMatching(lines, from, (line) => tabs(line) === width) : 0;
  if (rows >= 2) {
    const cells = lines
      .slice(from, from + rows)
      .map(({ text }) =>
        text.split('\t').map((cell) => ({ html: `<p>${escapeHtml(cell.trim())}</p>`, isHeader: false })),
      );
    return { blocks: [{ kind: 'table', rows: cells }], count: rows, isStructured: true };
  }
  const isPlain = (line: Line, index: number) => line.text !== '' && (index === 0 || markedLine(line) === null);
  let count = 0;
  while (from + count < lines.length && isPlain(lines[from + count] ?? { text: '', indent: 0 }, count)) count += 1;
  return { blocks: [paragraph(lines.slice(from, from + count))], count, isStructured: false };
}

export function cleanPlainText(text: string): string | null {
  const lines = text.replace(/\r\n?/g, '\n').split('\n').map(lineOf);
  const blocks: Block[] = [];
  let isStructured = false;
  for (let from = 0; from < lines.length; ) {
    if (lines[from]?.text === '') {
      from += 1;
      continue;
    }
    const run = blockAt(lines, from);
    blocks.push(...run.blocks);
    isStructured ||= run.isStructured;
    from += Math.max(1, run.count);
  }
  return isStructured ? htmlOf(blocks) : null;
}
