import { type Decision, undecidedStates } from '#shared/reports/report.ts';
import type { Tx } from '../../core/database/db.ts';

/** @returns whether it was still open */
export async function updateReviewing(tx: Tx, reportId: string, userId: string): Promise<boolean> {
  const where = { id: reportId, state: 'open' };
  return (await tx.report.updateMany({ where, data: { state: 'reviewing', handledBy: userId } })).count === 1;
}

type Decided = { reportId: string; state: Decision; answer: string; handledBy: string; handledAt: Date };

/** Whoever comes second waits for the first and finds it decided. @returns whether it was not decided before */
export async function updateDecision(tx: Tx, { reportId, ...data }: Decided): Promise<boolean> {
  const where = { id: reportId, state: { in: [...undecidedStates] } };
  return (await tx.report.updateMany({ where, data })).count === 1;
}
