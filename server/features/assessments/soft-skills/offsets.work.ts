import { statementOffsets } from '#shared/assessments/soft-skills/statement-offsets.ts';
import { heavy } from '../../../core/workers/heavy.ts';

/** `counts`: [order, count][] as JSON, as the database gave it. */
type Seen = { counts: string; spread: number };

const round = (offset: number): number => Math.round(offset * 10_000) / 10_000;

/** Some 0.1 s for the orders of 2,000 runs. */
export const learnOffsets = heavy(({ counts, spread }: Seen) => {
  const orders = (JSON.parse(counts) as Array<[number[], number]>).map(([order, count]) => ({ order, count }));
  return {
    offsets: [...statementOffsets(orders, spread)].map(([id, offset]): [number, number] => [id, round(offset)]),
  };
});
