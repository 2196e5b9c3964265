import { choleskyFactor, solveLower, solveTransposed } from './cholesky.ts';

/** How often a group was ordered in this way: statement ids, most fitting first. */
export type OrderCount = { order: readonly number[]; count: number };
/** Statement id → how much it attracts everybody, in logits; they sum to 0. */
export type StatementOffsets = ReadonlyMap<number, number>;

/** So many finished runs of a catalogue version are needed before anything is estimated from them. */
export const runsForOffsets = 100;
/** Variance of the prior of an offset, in squared logits: what is seldom seen stays near 0. */
const priorVariance = 1;

const maxSteps = 30;
/** Logits. */
const precise = 1e-6;

/**
 * How much each statement attracts everybody, from how often groups were ordered in which way. In a Plackett–Luce model (Luce 1959,
 * Plackett 1975) what is still left is put first with a probability in proportion to exp(offset); with a Gaussian prior, found by
 * Newton's method at the maximum of the posterior, which is concave.
 *
 * What all statements of a skill have in common is part of their offsets: the answers cannot tell words that everybody likes from
 * a skill that everybody here has. With offsets a strength is what somebody says beyond what people who took the test usually say.
 *
 * `spread`: mean variance of a person's strengths over skills, in squared logits. People differ, which flattens what is seen of
 * all of them together: the logit of a mixture with variance v is about 1/√(1 + πv/8) of that of one person (Zeger, Liang & Albert
 * 1988), where v = 2 · spread for a comparison of two skills.
 *
 * Statements that never occurred have no entry. Some 0.1 s for the 10,000 orders of 2,000 runs.
 */
export function statementOffsets(counts: readonly OrderCount[], spread: number): StatementOffsets {
  const model = modelOf(counts.filter(({ count }) => count > 0));
  const offsets = fitted(model);
  const mean = offsets.reduce((sum, offset) => sum + offset, 0) / Math.max(1, offsets.length);
  const unflattened = Math.sqrt(1 + (Math.PI / 4) * spread);
  return new Map(model.statementIds.map((id, index) => [id, ((offsets[index] ?? 0) - mean) * unflattened]));
}

type Model = {
  statementIds: readonly number[];
  /** Statement indices instead of ids. */
  orders: readonly { order: readonly number[]; count: number }[];
};

function modelOf(counts: readonly OrderCount[]): Model {
  const statementIds = [...new Set(counts.flatMap(({ order }) => order))].sort((a, b) => a - b);
  const indexOf = new Map(statementIds.map((id, index) => [id, index]));
  const orders = counts.map(({ order, count }) => ({ order: order.map((id) => indexOf.get(id) ?? 0), count }));
  return { statementIds, orders };
}

function fitted(model: Model): Float64Array {
  const size = model.statementIds.length;
  let offsets = new Float64Array(size);
  for (let step = 0; step < maxSteps; step++) {
    const { gradient, entries } = slopes(model, offsets);
    const factor = choleskyFactor({ size, entries });
    const change = solveTransposed(factor, solveLower(factor, gradient));
    offsets = offsets.map((value, index) => value + (change[index] ?? 0));
    if (change.every((by) => Math.abs(by) < precise)) break;
  }
  return offsets;
}

/** First derivative of the log posterior, and minus the second, row by row. */
function slopes({ orders }: Model, offsets: Float64Array) {
  const size = offsets.length;
  const gradient = offsets.map((value) => -value / priorVariance);
  const entries = new Float64Array(size * size);
  const add = (to: Float64Array, index: number, by: number) => {
    to[index] = (to[index] ?? 0) + by;
  };
  for (let index = 0; index < size; index++) add(entries, index * size + index, 1 / priorVariance);
  const weights = offsets.map(Math.exp);
  for (const { order, count } of orders) {
    for (let place = 0; place + 1 < order.length; place++) {
      const left = order.slice(place);
      const total = left.reduce((sum, statement) => sum + (weights[statement] ?? 0), 0);
      const shares = left.map((statement) => (weights[statement] ?? 0) / total);
      left.forEach((statement, a) => {
        const share = shares[a] ?? 0;
        add(gradient, statement, count * ((a === 0 ? 1 : 0) - share));
        left.forEach((other, b) => {
          add(entries, statement * size + other, count * share * ((a === b ? 1 : 0) - (shares[b] ?? 0)));
        });
      });
    }
  }
  return { gradient, entries };
}
