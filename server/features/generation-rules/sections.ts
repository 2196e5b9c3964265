/** Sections are the smallest units of a lesson: the lines between two headings, or of one part without headings. */
import { isEmptySection, type PlacedLine, textOfLine } from './material.ts';
import { type Bag, bagOf, cosineSimilarity, countWords, vocabulary } from './text/words.ts';
import { cleanTitle } from './titles.ts';

export type Section = { path: string[]; lines: PlacedLine[]; words: number };

const sectionOf = (path: readonly string[], lines: readonly PlacedLine[]): Section => ({
  path: [...path],
  lines: [...lines],
  words: lines.reduce((sum, line) => sum + countWords(textOfLine(line)), 0),
});

export function cutAtHeadings(lines: readonly PlacedLine[]): Section[] {
  const sections: Section[] = [];
  let above: Array<{ level: number; title: string }> = [];
  let open: PlacedLine[] = [];
  const closeSection = () => {
    const path = above.map(({ title }) => title);
    if (open.some(({ entry }) => entry.kind !== 'heading') && !path.some(isEmptySection))
      sections.push(sectionOf(path, open));
    open = [];
  };
  let sourceId = '';
  for (const line of lines) {
    if (line.place.sourceId !== sourceId) {
      closeSection();
      above = [];
      sourceId = line.place.sourceId;
    }
    const { entry } = line;
    if (entry.kind === 'heading') {
      const title = cleanTitle(entry.text);
      const upper = above.filter(({ level }) => level < entry.level);
      const isSame = above.length === upper.length + 1 && above.at(-1)?.title === title;
      if (!isSame) closeSection();
      if (title !== '') above = [...upper, { level: entry.level, title }];
    }
    open.push(line);
  }
  closeSection();
  return sections;
}

function withoutCommonHeading(sections: readonly Section[]): Section[] {
  const first = sections[0]?.path ?? [];
  let common = 0;
  while (
    common < first.length &&
    sections.every(({ path }) => path.length > common + 1 && path[common] === first[common])
  )
    common++;
  return sections.map((section) => ({ ...section, path: section.path.slice(common) }));
}

export const splitByPart = ({ path, lines }: Section): Section[] => {
  const parts = Map.groupBy(lines, ({ place }) => `${place.sourceId} ${place.part}`);
  return [...parts.values()].map((own) => sectionOf(path, own));
};

/** Splits at the largest changes of vocabulary (TextTiling) into at most `count` groups. */
export function splitByVocabulary(lines: readonly PlacedLine[], count: number): PlacedLine[][] {
  if (count <= 1 || lines.length < 2) return [[...lines]];
  const groupCount = Math.min(count, lines.length);
  const lengths = lines.map((line) => textOfLine(line).length + 1);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const bags = lines.map((line) => bagOf(vocabulary(textOfLine(line))));
  const groups: PlacedLine[][] = [];
  let start = 0;
  let passed = 0;
  for (let index = 1; index < lines.length && groups.length < groupCount - 1; index++) {
    passed += lengths[index - 1] ?? 0;
    const goal = ((groups.length + 1) * total) / groupCount;
    const mustCut = lines.length - index <= groupCount - 1 - groups.length;
    if (!mustCut && !isBestCut({ bags, lengths, index, passed, goal, reach: total / groupCount / 3 })) continue;
    groups.push(lines.slice(start, index));
    start = index;
  }
  return [...groups, lines.slice(start)];
}

type Cut = {
  bags: readonly Bag[];
  lengths: readonly number[];
  index: number;
  passed: number;
  goal: number;
  reach: number;
};

function isBestCut({ bags, lengths, index, passed, goal, reach }: Cut): boolean {
  if (passed < goal - reach) return false;
  if (passed >= goal + reach) return true;
  const cohesion = (place: number) => cosineSimilarity(bags[place - 1] ?? new Map(), bags[place] ?? new Map());
  const here = cohesion(index);
  for (
    let [place, at] = [index + 1, passed + (lengths[index] ?? 0)];
    at <= goal + reach && place < bags.length;
    place++
  ) {
    if (cohesion(place) < here) return false;
    at += lengths[place] ?? 0;
  }
  return true;
}

const minWordsOfSection = 60;
const maxSections = 240;

function splitLargest(sections: Section[], targetCount: number): Section[] {
  let result = sections;
  while (result.length < targetCount) {
    const largest = result.reduce((best, section) => (section.words > best.words ? section : best));
    if (largest.words < 2 * minWordsOfSection) break;
    const parts = splitByPart(largest);
    const shares = Math.min(targetCount - result.length + 1, Math.floor(largest.words / minWordsOfSection), 4);
    const pieces =
      parts.length > 1
        ? splitInHalf(parts)
        : splitByVocabulary(largest.lines, shares).map((lines) => sectionOf(largest.path, lines));
    if (pieces.length < 2) break;
    const at = result.indexOf(largest);
    result = [...result.slice(0, at), ...pieces, ...result.slice(at + 1)];
  }
  return result;
}

function splitInHalf(parts: readonly Section[]): Section[] {
  const half = parts.reduce((sum, { words }) => sum + words, 0) / 2;
  let passed = 0;
  const cut =
    parts.findIndex(({ words }) => {
      passed += words;
      return passed >= half;
    }) + 1;
  const at = Math.min(Math.max(cut, 1), parts.length - 1);
  return [parts.slice(0, at), parts.slice(at)].map(mergeSections);
}

const mergeSections = (sections: readonly Section[]): Section =>
  sectionOf(
    commonPath(sections),
    sections.flatMap(({ lines }) => lines),
  );

export function commonPath(sections: readonly Section[]): string[] {
  const first = sections[0]?.path ?? [];
  let depth = 0;
  while (depth < first.length && sections.every(({ path }) => path[depth] === first[depth])) depth++;
  return first.slice(0, depth);
}

function limitSections(sections: Section[]): Section[] {
  if (sections.length <= maxSections) return sections;
  const size = Math.ceil(sections.length / maxSections);
  return Array.from({ length: Math.ceil(sections.length / size) }, (_, index) => {
    const group = sections.slice(index * size, (index + 1) * size);
    return { ...mergeSections(group), path: group[0]?.path ?? [] };
  });
}

export function sectionsOf(lines: readonly PlacedLine[], targetCount: number): Section[] {
  const cut = cutAtHeadings(lines);
  const sections = withoutCommonHeading(cut).flatMap((section) =>
    section.path.length === 0 ? splitByPart(section) : [section],
  );
  return splitLargest(limitSections(sections), targetCount);
}
