import { choleskyFactor, type Matrix, solveLower, solveTransposed } from './cholesky.ts';

export type Win = readonly [winner: number, loser: number];
/**
 * `weight`: how much each comparison counts, 1 if they are independent. `priorVariance`: variance of the prior N(0,
 * priorVariance) of each strength, in squared logits.
 */
export type Comparisons = { size: number; wins: readonly Win[]; weight: number; priorVariance: number };
/** Most probable strengths in logits, and the precision matrix of the posterior there. */
export type Posterior = { strengths: Float64Array; precision: Matrix };

const maxSteps = 50;
/** In logits; a smaller error does not change ranks. */
const precise = 1e-6;

const at = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;
const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/**
 * Strengths of a Bradley–Terry model (Bradley & Terry 1952: P(a before b) = 1 / (1 + exp(sᵇ − sᵃ)) with a Gaussian
 * prior, at the maximum of the posterior (Newton's method, halved steps), with its Laplace approximation. Because of
 * the prior, the maximum exists and is unique for any set of comparisons, also an empty or unconnected one. Indexes
 * must be below `size`. `from`: start values for faster convergence; the maximum is the same.
 */
export function fitBradleyTerry(comparisons: Comparisons, from?: Float64Array): Posterior {
  let strengths = from?.slice() ?? new Float64Array(comparisons.size);
  let height = logPosterior(comparisons, strengths);
  for (let step = 0; step < maxSteps; step++) {
    const { gradient, precision } = slopes(comparisons, strengths);
    const factor = choleskyFactor(precision);
    const direction = solveTransposed(factor, solveLower(factor, gradient));
    if (direction.every((change) => Math.abs(change) < precise)) break;
    let length = 1;
    let next = moved(strengths, direction, length);
    while (logPosterior(comparisons, next) < height && length > precise) {
      length /= 2;
      next = moved(strengths, direction, length);
    }
    strengths = next;
    height = logPosterior(comparisons, strengths);
  }
  return { strengths, precision: slopes(comparisons, strengths).precision };
}

/**
 * Fit of the prior variance: the logarithm of the marginal likelihood of the comparisons, up to a constant, by
 * Laplace's approximation at the fitted strengths.
 */
export function evidenceOf(comparisons: Comparisons, { strengths, precision }: Posterior): number {
  const { size, entries } = choleskyFactor(precision);
  let logRoot = 0;
  for (let index = 0; index < size; index++) logRoot += Math.log(at(entries, index * size + index));
  return logPosterior(comparisons, strengths) - (size / 2) * Math.log(comparisons.priorVariance) - logRoot;
}

const moved = (from: Float64Array, direction: Float64Array, length: number) =>
  from.map((value, index) => value + length * at(direction, index));

function logPosterior({ wins, weight, priorVariance }: Comparisons, strengths: Float64Array): number {
  let height = 0;
  for (const [winner, loser] of wins)
    height -= weight * Math.log1p(Math.exp(at(strengths, loser) - at(strengths, winner)));
  for (const strength of strengths) height -= strength ** 2 / (2 * priorVariance);
  return height;
}

/** Gradient and negative Hessian of the log posterior. */
function slopes(comparisons: Comparisons, strengths: Float64Array): { gradient: Float64Array; precision: Matrix } {
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
