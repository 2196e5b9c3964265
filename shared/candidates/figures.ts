import type { PackedPerson } from '../matching/people-columns.ts';
import { leadOfPlace } from '../matching/skill-fit.ts';
import { type BasicValue, basicValues } from '../matching/types.ts';

/** Sums per person, so that the event loop can run in between. */
export type Sums = {
  people: number;
  strong: Map<number, number>;
  values: number[];
};

export const noSums = (): Sums => ({ people: 0, strong: new Map(), values: basicValues.map(() => 0) });

export function addPerson(sums: Sums, { skillIds, leads, rankedSkills, valueWeights }: PackedPerson): void {
  sums.people++;
  const minLead = leadOfPlace(Math.floor(rankedSkills / 3), rankedSkills);
  for (const [index, skillId] of skillIds.entries())
    sums.strong.set(skillId, (sums.strong.get(skillId) ?? 0) + Number((leads[index] ?? 0) >= minLead));
  const total = valueWeights.reduce((sum, weight) => sum + weight, 0);
  for (const [index, weight] of valueWeights.entries())
    sums.values[index] = (sums.values[index] ?? 0) + weight / Math.max(1, total);
}

const percent = (sum: number, people: number): number => Math.round((100 * sum) / Math.max(1, people));

export const skillShares = ({ strong, people }: Sums): Array<{ skillId: number; share: number }> =>
  [...strong]
    .map(([skillId, count]) => ({ skillId, share: percent(count, people) }))
    .sort((a, b) => b.share - a.share || a.skillId - b.skillId);

export const valueShares = ({ values, people }: Sums): Array<{ value: BasicValue; share: number }> =>
  basicValues
    .map((value, index) => ({ value, share: percent(values[index] ?? 0, people) }))
    .sort((a, b) => b.share - a.share);
