import { type SourceLine, type SourcePart, type SourceText, sourceLimits } from '#shared/ai/source.ts';
import { composeText, oneLine } from '#shared/validation/text.ts';

const minPartLength = 600;
const longestLine = 20_000;

type ParsedLine = { line: SourceLine; isFirstOfParagraph: boolean };

export function splitPasted(pasted: string): SourceText {
  const parsedLines = readLines(pasted);
  const hasHeadings = parsedLines.some(({ line }) => line.kind === 'heading');
  const groups = hasHeadings ? bySection(parsedLines) : byParagraph(parsedLines);
  const parts = mergeGroups(sourceLimits.parts, groups).map((lines, index) => ({
    number: index + 1,
    label: labelOf(lines),
    lines,
  }));
  return { unit: hasHeadings ? 'section' : 'paragraph', title: '', parts };
}

function readLines(pasted: string): ParsedLine[] {
  let isFirstOfParagraph = true;
  const parsedLines: ParsedLine[] = [];
  for (const raw of pasted.split('\n')) {
    const text = composeText(oneLine(raw).slice(0, longestLine).toWellFormed());
    const before = isFirstOfParagraph ? undefined : parsedLines.at(-1)?.line;
    const isWrapped = before?.kind === 'text' && isWrappedNumber(text, before.text);
    if (text !== '') parsedLines.push({ line: isWrapped ? { kind: 'text', text } : lineOf(text), isFirstOfParagraph });
    isFirstOfParagraph = text === '';
  }
  return parsedLines;
}

function lineOf(text: string): SourceLine {
  const marks = /^#{1,6}(?= )/.exec(text)?.[0].length ?? 0;
  if (marks > 0) return { kind: 'heading', level: marks, text: text.slice(marks).trim() };
  const [bullet = ''] = /^(?:[-*•]|\d{1,3}[.)]) /.exec(text) ?? [];
  if (bullet === '' || text.length === bullet.length) return { kind: 'text', text };
  return { kind: 'item', isOrdered: /^\d/.test(bullet), text: text.slice(bullet.length).trim() };
}

function bySection(parsedLines: readonly ParsedLine[]): SourceLine[][] {
  const groups: SourceLine[][] = [];
  for (const { line } of parsedLines) {
    const last = groups.at(-1);
    if (last === undefined || (line.kind === 'heading' && !hasOnlyHeadingsAbove(last, line.level))) groups.push([line]);
    else last.push(line);
  }
  return groups;
}

const hasOnlyHeadingsAbove = (lines: readonly SourceLine[], level: number): boolean =>
  lines.every((line) => line.kind === 'heading' && line.level < level);

function byParagraph(parsedLines: readonly ParsedLine[]): SourceLine[][] {
  const groups: SourceLine[][] = [];
  let length = 0;
  for (const { line, isFirstOfParagraph } of parsedLines) {
    const last = groups.at(-1);
    if (last === undefined || (isFirstOfParagraph && length >= minPartLength)) {
      groups.push([line]);
      length = 0;
    } else last.push(line);
    length += line.kind === 'row' ? 0 : line.text.length;
  }
  return groups;
}

function mergeGroups(most: number, groups: SourceLine[][]): SourceLine[][] {
  const size = Math.max(1, Math.ceil(groups.length / most));
  return Array.from({ length: Math.ceil(groups.length / size) }, (_, index) =>
    groups.slice(index * size, (index + 1) * size).flat(),
  );
}

function labelOf(lines: readonly SourceLine[]): SourcePart['label'] {
  const words = lines.findIndex(({ kind }) => kind !== 'heading');
  const heading = words === -1 ? lines[0] : lines[words - 1];
  return heading?.kind === 'heading' ? heading.text.slice(0, sourceLimits.label).toWellFormed() : '';
}

export function joinLines(before: string, after: string): string {
  if (/\u00ad$/.test(before)) return before.slice(0, -1) + after;
  if (/\p{L}[-‐]$/u.test(before))
    return /^\p{Ll}/u.test(after) && !/^(?:und|oder|bzw)\b/.test(after)
      ? before.slice(0, -1) + after
      : joinHyphenated(before, after);
  return `${before} ${after}`;
}

const joinHyphenated = (before: string, after: string): string =>
  /^(?:und|oder|bzw)\b/.test(after) ? `${before} ${after}` : before + after;

const numbered = /^(\d{1,3})[.)] /;

/** A number in mid-sentence ('… gilt ab dem↵3. Mai') is no list item. `before`: the previous line. */
export function isWrappedNumber(text: string, before: string): boolean {
  const number = numbered.exec(text)?.[1];
  return number !== undefined && Number(number) !== 1 && !/[.:;!?…)]$/u.test(before.trimEnd());
}
