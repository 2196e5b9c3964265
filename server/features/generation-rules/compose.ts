import { type PlacedLine, textOfLine } from './material.ts';
import { type Definition, definitionOf } from './text/definitions.ts';
import { selectSentences, type Weigh } from './text/select.ts';
import { sentencesOf } from './text/sentences.ts';
import { truncate } from './titles.ts';
import { html } from './topic.ts';

export type ComposedSection = { inner: string; pieces: string[] };
type ComposeOptions = { sentences: number; weigh: Weigh; isSlide: boolean; asList: boolean };

const mostItems = 20;
const longestItem = 600;
const emptySection: ComposedSection = { inner: '', pieces: [] };

export function withBoldTerm(sentence: string): string {
  const found: Pick<Definition, 'term'> | null = definitionOf(sentence);
  const at = found === null ? -1 : sentence.indexOf(found.term);
  if (found === null || at === -1) return html.text(sentence);
  return html.text(sentence.slice(0, at)) + html.strong(found.term) + html.text(sentence.slice(at + found.term.length));
}

type Run = { kind: 'text' | 'items' | 'rows'; lines: PlacedLine[] };

function runsOf(lines: readonly PlacedLine[], isSlide: boolean): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const { entry } = line;
    if (entry.kind === 'heading') continue;
    const isPoint = isSlide && entry.kind === 'text' && !/[.!?:]$/u.test(entry.text);
    const kind = entry.kind === 'row' ? 'rows' : entry.kind === 'item' || isPoint ? 'items' : 'text';
    const last = runs.at(-1);
    const isSameList = last?.kind === 'items' && kind === 'items' && isOrdered(last.lines[0]) === isOrdered(line);
    if (last !== undefined && last.kind === kind && (kind !== 'items' || isSameList)) last.lines.push(line);
    else runs.push({ kind, lines: [line] });
  }
  return runs;
}

const isOrdered = (line: PlacedLine | undefined): boolean => line?.entry.kind === 'item' && line.entry.isOrdered;

function composeList(lines: readonly PlacedLine[]): ComposedSection {
  const items = lines
    .map((line) => truncate(textOfLine(line), longestItem))
    .filter((text) => text !== '')
    .slice(0, mostItems);
  if (items.length === 0) return emptySection;
  const inner = (isOrdered(lines[0]) ? html.ol : html.ul)(items.map(withBoldLabel));
  return { inner, pieces: items };
}

function withBoldLabel(item: string): string {
  const at = item.indexOf(': ');
  if (at < 2 || at > 40) return withBoldTerm(item);
  return html.strong(item.slice(0, at)) + html.text(item.slice(at));
}

function composeTable(lines: readonly PlacedLine[]): ComposedSection {
  const rows = lines
    .map(({ entry }) => (entry.kind === 'row' ? entry.cells : []))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const [first = [], ...others] = rows;
  const hasHead =
    others.length > 0 &&
    first.length > 1 &&
    first.every((cell) => cell.length < 40 && !/\d/u.test(cell) && cell !== '');
  const body = (hasHead ? others : rows).slice(0, mostItems);
  const items = body.map(([name = '', ...cells]) => {
    const namedCells = cells.map((cell, index) =>
      hasHead && cell !== '' ? `${first[index + 1] ?? ''}: ${cell}` : cell,
    );
    const rest = namedCells
      .filter((cell) => cell !== '')
      .map((cell) => truncate(cell, longestItem))
      .join('; ');
    const key = truncate(name, longestItem);
    if (rest === '' || key === '') return html.text(key + rest);
    return `${html.strong(key)} – ${html.text(rest)}`;
  });
  return items.length === 0 ? emptySection : { inner: html.ul(items), pieces: body.map((cells) => cells.join(' ')) };
}

const listIntroOf = (run: Run | undefined): string | null => {
  const text = run?.kind === 'text' ? (run.lines.at(-1)?.entry ?? null) : null;
  if (text === null || text.kind === 'row' || !text.text.endsWith(':')) return null;
  return sentencesOf(text.text).at(-1) ?? null;
};

function selectedSentencesOf(runs: readonly Run[], { sentences, weigh }: ComposeOptions): ReadonlySet<string> {
  const all = runs
    .filter(({ kind }) => kind === 'text')
    .flatMap(({ lines }) => lines.flatMap((line) => sentencesOf(textOfLine(line))));
  return new Set(selectSentences(all, sentences, weigh));
}

export function composeSection(lines: readonly PlacedLine[], options: ComposeOptions): ComposedSection {
  const runs = runsOf(lines, options.isSlide);
  const chosen = selectedSentencesOf(runs, options);
  const parts = runs.map((run, index): ComposedSection => {
    if (run.kind === 'items') return composeList(run.lines);
    if (run.kind === 'rows') return composeTable(run.lines);
    const intro = runs[index + 1]?.kind === 'text' ? null : index + 1 < runs.length ? listIntroOf(run) : null;
    const paragraphs = run.lines
      .map((line) => sentencesOf(textOfLine(line)).filter((sentence) => chosen.has(sentence) || sentence === intro))
      .filter((sentences) => sentences.length > 0);
    const pieces = paragraphs.flat();
    if (options.asList && pieces.length > 0) return { inner: html.ul(pieces.map(withBoldTerm)), pieces };
    return {
      inner: paragraphs.map((sentences) => html.paragraph(sentences.map(withBoldTerm).join(' '))).join(''),
      pieces,
    };
  });
  return { inner: parts.map(({ inner }) => inner).join(''), pieces: parts.flatMap(({ pieces }) => pieces) };
}
