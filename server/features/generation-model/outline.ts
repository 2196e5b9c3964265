import { type SourcePart, textOfPart } from '#shared/ai/source.ts';
import type { Excerpt } from '../../core/ai/generator.ts';
import { partHeaderLengths, truncate } from './fit-to-length.ts';

export type OutlineEntry = { from: number; to: number; text: string };
type OutlinedSource = { sourceId: string; entries: OutlineEntry[] };

const between = ' — ';
const minEntryLength = 90;
const termsOfEntry = 5;
const maxScannedLength = 400_000;

export function outlineOf(excerpts: readonly Excerpt[], most: number): OutlinedSource[] {
  const partCount = excerpts.reduce((sum, { parts }) => sum + parts.length, 0);
  const partsPerEntry = Math.max(1, Math.ceil((partCount * (minEntryLength + partHeaderLengths.place)) / most));
  const entryLength = Math.floor((most * partsPerEntry) / Math.max(1, partCount)) - partHeaderLengths.place;
  const scanLength = Math.max(entryLength, Math.floor(maxScannedLength / Math.max(1, partCount)));
  return excerpts.map(({ sourceId, parts }) => ({
    sourceId,
    entries: inGroups(parts, partsPerEntry).map((group) => entryOf(group, { maxLength: entryLength, scanLength })),
  }));
}

const inGroups = (parts: readonly SourcePart[], size: number): SourcePart[][] =>
  Array.from({ length: Math.ceil(parts.length / size) }, (_, index) => parts.slice(index * size, (index + 1) * size));

type EntryBudget = { maxLength: number; scanLength: number };

function entryOf(group: SourcePart[], { maxLength, scanLength }: EntryBudget): OutlineEntry {
  const room = maxLength - 2 * between.length;
  const from = group[0]?.number ?? 1;
  const to = group.at(-1)?.number ?? from;
  const headings = [...new Set(group.flatMap(headingsOf))].join(' · ');
  const words = group.map((part) => truncate(textWithoutHeadings(part, scanLength), scanLength)).join(' ');
  const terms = room > 3 * minEntryLength ? keyTerms(words, termsOfEntry).join(', ') : '';
  const head = truncate(headings, Math.floor(room * 0.5));
  const tail = terms === '' ? '' : truncate(`Begriffe: ${terms}`, Math.floor(room * 0.25));
  const middle = truncate(words, Math.max(0, room - head.length - tail.length));
  return { from, to, text: [head, middle, tail].filter((text) => text !== '').join(between) };
}

const headingsOf = ({ label, lines }: SourcePart): string[] =>
  [label, ...lines.flatMap((line) => (line.kind === 'heading' ? [line.text] : []))].filter((text) => text !== '');

function textWithoutHeadings({ lines }: SourcePart, most: number): string {
  let length = 0;
  const bodyLines = lines.filter((line) => {
    if (line.kind === 'heading' || length > most) return false;
    length += line.kind === 'row' ? line.cells.length * 10 : line.text.length;
    return true;
  });
  return textOfPart({ lines: bodyLines }).replaceAll('\n', ' ');
}

/** Words capitalised inside a sentence, most frequent first: nouns in German, names in English. */
export function keyTerms(text: string, most: number): string[] {
  const counts = new Map<string, number>();
  for (const [, word = ''] of text.matchAll(/[\p{Ll},;] (\p{Lu}[\p{L}-]{4,40})/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([one, ones], [other, others]) => others - ones || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word);
}
