import { choleskyFactor, type Matrix, solveLower, solveTransposed } from './cholesky.ts';

export type Win = readonly [winner: number, loser: number];
/** `weight`: 1 if the comparisons are independent. `priorVariance`: variance of each strength in squared logits. */
export type Comparisons = { size: number; wins: readonly Win[]; weight: number; priorVariance: number };
/** `strengths`: in logits, at the maximum of the posterior; `precision`: matrix at that point. */
export type Posterior = { strengths: Float64Array; precision: Matrix };

const maxSteps = 50;
/** In logits; smaller errors do not change ranks. */
const tolerance = 1e-6;

const at = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;
const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/**
 * Maximum of the posterior of a Bradley–Terry model (Bradley & Terry 1952) with a Gaussian prior, by Newton's method
 * with halved steps, and its Laplace approximation. The prior makes the maximum unique for any comparisons.
 * `from`: start values, which change only the speed.
 */
export function fitBradleyTerry(comparisons: Comparisons, from?: Float64Array): Posterior {
  let strengths = from?.slice() ?? new Float64Array(comparisons.size);
  let logDensity = logPosterior(comparisons, strengths);
  for (let step = 0; step < maxSteps; step++) {
    const { gradient, precision } = derivativesOf(comparisons, strengths);
    const factor = choleskyFactor(precision);
    const direction = solveTransposed(factor, solveLower(factor, gradient));
    if (direction.every((change) => Math.abs(change) < tolerance)) break;
    let stepLength = 1;
    let next = moveAlong(strengths, direction, stepLength);
    while (logPosterior(comparisons, next) < logDensity && stepLength > tolerance) {
      stepLength /= 2;
      next = moveAlong(strengths, direction, stepLength);
    }
    strengths = next;
    logDensity = logPosterior(comparisons, strengths);
  }
  return { strengths, precision: derivativesOf(comparisons, strengths).precision };
}

/** Logarithm of the marginal likelihood up to a constant, by Laplace's approximation. Measures the prior variance. */
export function evidenceOf(comparisons: Comparisons, { strengths, precision }: Posterior): number {
  const { size, entries } = choleskyFactor(precision);
  let logRoot = 0;
  for (let index = 0; index < size; index++) logRoot += Math.log(at(entries, index * size + index));
  return logPosterior(comparisons, strengths) - (size / 2) * Math.log(comparisons.priorVariance) - logRoot;
}

const moveAlong = (from: Float64Array, direction: Float64Array, length: number) =>
  from.map((value, index) => value + length * at(direction, index));

function logPosterior({ wins, weight, priorVariance }: Comparisons, strengths: Float64Array): number {
  let logDensity = 0;
  for (const [winner, loser] of wins)
    logDensity -= weight * Math.log1p(Math.exp(at(strengths, loser) - at(strengths, winner)));
  for (const strength of strengths) logDensity -= strength ** 2 / (2 * priorVariance);
  return logDensity;
}

function derivativesOf(
  comparisons: Comparisons,
  strengths: Float64Array,
): { gradient: Float64Array; precision: Matrix } {
  const { size, wins, weight, priorVariance } = comparisons;
  const gradient = strengths.map((strength) => -strength / priorVariance);
  const entries = new Float64Array(size * size);
  const add = (row: number, column: number, value: number) => {
    entries[row * size + column] = at(entries, row * size + column) + value;
  };
  for (let index = 0; index < size; index++) add(index, index, 1 / priorVariance);
  for (const [winner, loser] of wins) {
    const expected = logistic(at(strengths, winner) - at(strengths, loser));
    gradient[winner] = at(gradient, winner) + weight * (1 - expected);
    gradient[loser] = at(gradient, loser) - weight * (1 - expected);
    const curvature = weight * expected * (1 - expected);
    add(winner, winner, curvature);
    add(loser, loser, curvature);
    add(winner, loser, -curvature);
    add(loser, winner, -curvature);
  }
  return { gradient, precision: { size, entries } };
}
