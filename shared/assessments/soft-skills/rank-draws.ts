import { seededRandom, standardNormal } from '../random.ts';
import type { Posterior } from './bradley-terry.ts';
import { choleskyFactor, solveTransposed } from './cholesky.ts';

/** Fixed, so that the same answers give the same bands. */
const seed = 20_240_501;

/** Index i · size + r − 1 has the number of draws with item i at rank r. */
export function countRankDraws(posterior: Posterior, draws: number): Float64Array {
  const size = posterior.strengths.length;
  const counts = new Float64Array(size * size);
  forEachDraw(posterior, draws, (above) => {
    for (let item = 0; item < size; item++) {
      const cell = item * size + (above[item] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  });
  return counts;
}

/** Index d · size + i has the rank of item i in draw d. At most 255 items. */
export function jointRankDraws(posterior: Posterior, draws: number): Uint8Array {
  const size = posterior.strengths.length;
  if (size > 255) throw new RangeError('ranks above 255 do not fit into a byte');
  const ranks = new Uint8Array(draws * size);
  forEachDraw(posterior, draws, (above, draw) => {
    for (let item = 0; item < size; item++) ranks[draw * size + item] = (above[item] ?? 0) + 1;
  });
  return ranks;
}

/** `above`: number of items above each item; the array is reused. */
function forEachDraw(
  { strengths, precision }: Posterior,
  draws: number,
  visit: (above: Int32Array, draw: number) => void,
): void {
  const random = seededRandom(seed);
  const size = strengths.length;
  const factor = choleskyFactor(precision);
  const noise = new Float64Array(size);
  const above = new Int32Array(size);
  for (let draw = 0; draw < draws; draw++) {
    for (let index = 0; index < size; index++) noise[index] = standardNormal(random);
    const drawn = solveTransposed(factor, noise);
    for (let index = 0; index < size; index++) drawn[index] = (drawn[index] ?? 0) + (strengths[index] ?? 0);
    countAbove(drawn, above);
    visit(above, draw);
  }
}

function countAbove(drawn: Float64Array, above: Int32Array): void {
  const size = drawn.length;
  for (let a = 0; a < size; a++) {
    const strengthOfA = drawn[a] ?? 0;
    let higher = 0;
    for (let b = 0; b < a; b++) {
      if ((drawn[b] ?? 0) > strengthOfA) higher++;
      else above[b] = (above[b] ?? 0) + 1;
    }
    above[a] = higher;
  }
}

export function centralRanks(counts: Float64Array, draws: number, level: number): [number, number] {
  const tail = ((1 - level) / 2) * draws;
  let sum = 0;
  const cumulated = counts.map((count) => {
    sum += count;
    return sum;
  });
  return [cumulated.findIndex((upTo) => upTo > tail) + 1, cumulated.findIndex((upTo) => upTo >= draws - tail) + 1];
}
