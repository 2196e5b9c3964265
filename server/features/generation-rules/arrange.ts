import { textOfLine } from './material.ts';
import type { Section } from './sections.ts';
import { type Bag, bagOf, cosineSimilarity, vocabulary } from './text/words.ts';

export type Arrangement = { groups: (from: number, to: number, count: number) => Array<[number, number]> };

const sharedDepth = (one: Section, other: Section): number => {
  let depth = 0;
  while (depth < one.path.length && one.path[depth] === other.path[depth]) depth++;
  return depth;
};

/** Cost of a cut before each section: zero between sources, higher if headings and vocabulary continue. */
function cutCosts(sections: readonly Section[]): number[] {
  const bags: Bag[] = sections.map(({ lines }) => bagOf(vocabulary(lines.map(textOfLine).join(' ').slice(0, 4_000))));
  return sections.map((section, index) => {
    const before = sections[index - 1];
    if (before === undefined) return 0;
    if (before.lines[0]?.place.sourceId !== section.lines[0]?.place.sourceId) return 0;
    const depth = sharedDepth(before, section);
    const similarity = cosineSimilarity(bags[index - 1] ?? new Map(), bags[index] ?? new Map());
    return section.path.length === 0 ? similarity : depth * 0.8 + similarity * 0.3;
  });
}

/** `groups(from, to, count)`: at most `count` ranges of the sections `from` to `to`, as [start, end) pairs. */
export function arrangementOf(sections: readonly Section[]): Arrangement {
  const costs = cutCosts(sections);
  const sums = [0];
  for (const { words } of sections) sums.push((sums.at(-1) ?? 0) + words);
  const weight = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  return {
    groups: (from, to, count) => {
      const groups = Math.max(1, Math.min(count, to - from));
      const mean = Math.max(1, weight(from, to) / groups);
      const sizePenalty = (start: number, stop: number) => (weight(start, stop) / mean - 1) ** 2;
      // best[k][i]: lowest cost of k groups over the first i sections, and the start of the last group.
      const best: Array<Array<{ cost: number; start: number }>> = [[]];
      for (let index = 1; index <= groups; index++) {
        const row: Array<{ cost: number; start: number }> = [];
        for (let stop = from + index; stop <= to; stop++) {
          let [cost, start] = [Number.POSITIVE_INFINITY, from];
          for (let begin = index === 1 ? from : stop - 1; begin >= from + index - 1; begin--) {
            const earlier = index === 1 ? 0 : (best[index - 1]?.[begin]?.cost ?? Number.POSITIVE_INFINITY);
            const total = earlier + sizePenalty(begin, stop) + (begin === from ? 0 : (costs[begin] ?? 0));
            if (total < cost) [cost, start] = [total, begin];
            if (index === 1) break;
          }
          row[stop] = { cost, start };
        }
        best.push(row);
      }
      const ranges: Array<[number, number]> = [];
      for (let [index, stop] = [groups, to]; index > 0; index--) {
        const start = best[index]?.[stop]?.start ?? from;
        ranges.unshift([start, stop]);
        stop = start;
      }
      return ranges;
    },
  };
}
