import type { RankedValue } from '#shared/assessments/state.ts';
import { type BasicValue, basicValues } from '#shared/matching/types.ts';
import { basicValueOf } from '#shared/matching/value-assignment.ts';

type ValueGroup = { group: BasicValue; words: string[] };

/** Groups the chosen words. The group with the most points comes first; one point more per word, as in the match. */
export function valueGroups(values: ReadonlyArray<Pick<RankedValue, 'value' | 'wins'>>): ValueGroup[] {
  const groups = basicValues.map((group) => {
    const members = values.filter(({ value }) => basicValueOf.get(value) === group);
    const weight = members.reduce((sum, { wins }) => sum + wins + 1, 0);
    return { group, words: members.map(({ value }) => value), weight };
  });
  return groups
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ group, words }) => ({ group, words }));
}
