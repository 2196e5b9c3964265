import { basicValues } from './types.ts';
import { basicValueOf } from './value-assignment.ts';

/** In twentieths: a word counts 70 % for its own basic value and 15 % for each neighbour on Schwartz's circle, which closes. */
const own = 14;
const neighbour = 3;

/** Shares of the ten basic values, in the order of `basicValues`, summing to 1. */
export type ValueProfile = Float64Array;

const places = new Map(basicValues.map((value, index) => [value, index]));

/** What the words weigh together; words outside the list count nothing. Null where none is left. */
function profileOf(weights: Iterable<readonly [word: string, weight: number]>): ValueProfile | null {
  const sums = new Float64Array(basicValues.length);
  let total = 0;
  for (const [word, weight] of weights) {
    const value = basicValueOf.get(word);
    const place = value && places.get(value);
    if (place === undefined) continue;
    sums[place] = (sums[place] ?? 0) + weight;
    total += weight;
  }
  return total > 0 ? sums.map((_, index) => sharedWithNeighbours(sums, index) / total) : null;
}

function sharedWithNeighbours(sums: Float64Array, index: number): number {
  const at = (place: number) => sums[(place + sums.length) % sums.length] ?? 0;
  return (own * at(index) + neighbour * (at(index - 1) + at(index + 1))) / (own + 2 * neighbour);
}

/** Of a person: each word weighs its wins + 1, so that the last of ten counts as well. */
export const personProfile = (wins: Readonly<Record<string, number>>): ValueProfile | null =>
  profileOf(Object.entries(wins).map(([word, won]) => [word, won + 1]));

/** Of a company: each word weighs the same. */
export const companyProfile = (words: readonly string[]): ValueProfile | null =>
  profileOf(words.map((word) => [word, 1]));

/** What two profiles have in common, 0 to 1: the sum of the smaller shares. */
export function valueFit(one: ValueProfile, other: ValueProfile): number {
  let fit = 0;
  for (let index = 0; index < basicValues.length; index++) fit += Math.min(one[index] ?? 0, other[index] ?? 0);
  return fit;
}

/** The same, value by value. */
export const commonShares = (one: ValueProfile, other: ValueProfile): number[] =>
  basicValues.map((_, index) => Math.min(one[index] ?? 0, other[index] ?? 0));
