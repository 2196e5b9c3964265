/**
 * What visitors without an account leave behind: runs in which they answered nothing go after a day, all others and their
 * results after the days that are set. What was taken over into an account has an owner and stays.
 */
import { Prisma } from '#prisma/generated/client.ts';
import { days, later } from '../../../core/clock.ts';
import type { Tx } from '../../../core/db.ts';

const keepUnansweredMs = days(1);

const tables = {
  softskill: { runs: Prisma.raw('softskill_test_runs'), answers: Prisma.raw('softskill_group_decisions') },
  // Choosing ten words is an answer, too, and comes before the first comparison.
  values: { runs: Prisma.raw('value_test_runs'), answers: Prisma.raw('value_selections') },
};

/** @returns how many runs went, at most `take` of each test */
export const removeGuestRuns =
  (keptDays: number) =>
  async (tx: Tx, now: Date, take: number): Promise<number> => {
    const unansweredBefore = later(now, -keepUnansweredMs);
    const before = later(now, -days(keptDays));
    let removed = 0;
    for (const { runs, answers } of Object.values(tables))
      removed += await tx.$executeRaw`
      delete from ${runs} r where r.user_id is null and r.id in (
        select o.id from ${runs} o
         where o.user_id is null and o.started_at < ${unansweredBefore}::timestamptz
           and (coalesce(o.finished_at, o.started_at) < ${before}::timestamptz
                or (o.status = 'open' and not exists (select 1 from ${answers} a where a.run_id = o.id)))
         order by o.started_at limit ${take})`;
    return removed;
  };
