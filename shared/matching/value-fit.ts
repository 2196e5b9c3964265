import { minOrganisationValues } from '../organisations/schema.ts';
import { basicValues } from './types.ts';
import { basicValueOf } from './value-assignment.ts';

/** In twentieths: 70 % for the own basic value, 15 % for each neighbour on Schwartz's circle. */
const ownWeight = 14;
const neighbourWeight = 3;

/** In the order of `basicValues`; the shares sum to 1. */
export type ValueProfile = Float64Array;

const valueIndexes = new Map(basicValues.map((value, index) => [value, index]));

/** In the order of `basicValues`. Null without a known word. */
function weightsOf(weights: Iterable<readonly [word: string, weight: number]>): number[] | null {
  const sums = basicValues.map(() => 0);
  let total = 0;
  for (const [word, weight] of weights) {
    const value = basicValueOf.get(word);
    const place = value && valueIndexes.get(value);
    if (place === undefined) continue;
    sums[place] = (sums[place] ?? 0) + weight;
    total += weight;
  }
  return total > 0 ? sums : null;
}

export function profileOfWeights(
  weights: ArrayLike<number>,
  start = 0,
  profile: ValueProfile = new Float64Array(basicValues.length),
): ValueProfile | null {
  let total = 0;
  for (let index = 0; index < basicValues.length; index++) total += weights[start + index] ?? 0;
  if (total === 0) return null;
  let previous = weights[start + basicValues.length - 1] ?? 0;
  for (let index = 0; index < basicValues.length; index++) {
    const current = weights[start + index] ?? 0;
    const next = weights[start + (index + 1 === basicValues.length ? 0 : index + 1)] ?? 0;
    profile[index] =
      (ownWeight * current + neighbourWeight * (previous + next)) / (ownWeight + 2 * neighbourWeight) / total;
    previous = current;
  }
  return profile;
}

/** Wins + 1, so that the last of ten words counts. */
export const personWeights = (wins: Readonly<Record<string, number>>): number[] | null =>
  weightsOf(Object.entries(wins).map(([word, won]) => [word, won + 1]));
const profileOrNull = (weights: number[] | null): ValueProfile | null => weights && profileOfWeights(weights);

export const personProfile = (wins: Readonly<Record<string, number>>): ValueProfile | null =>
  profileOrNull(personWeights(wins));

export const companyProfile = (words: readonly string[]): ValueProfile | null =>
  profileOrNull(weightsOf(words.map((word) => [word, 1])));

export const comparedProfile = (words: readonly string[]): ValueProfile | null =>
  words.filter((word) => basicValueOf.has(word)).length < minOrganisationValues ? null : companyProfile(words);

/** From 0 to 1: the sum of the smaller shares. */
export function valueFit(one: ValueProfile, other: ValueProfile): number {
  let fit = 0;
  for (let index = 0; index < basicValues.length; index++) fit += Math.min(one[index] ?? 0, other[index] ?? 0);
  return fit;
}

export const commonShares = (one: ValueProfile, other: ValueProfile): number[] =>
  basicValues.map((_, index) => Math.min(one[index] ?? 0, other[index] ?? 0));
