import { days, hours, later } from '../../core/clock.ts';
import type { Tx } from '../../core/db.ts';

/** No work lasts that long; what says so has lost its queue. */
const lostAfterMs = hours(24);

/** Ended work goes in time. What never ended has failed. @returns how many went */
export const removeEndedJobs =
  (keptDays: number) =>
  async (tx: Tx, now: Date, take: number): Promise<number> => {
    await tx.$executeRaw`
    update background_jobs set status = 'failed', error_code = 'UNEXPECTED', payload = null, ended_at = ${now}::timestamptz
     where id in (select id from background_jobs where status in ('waiting', 'running')
                   and created_at < ${later(now, -lostAfterMs)}::timestamptz limit ${take})`;
    return tx.$executeRaw`
    delete from background_jobs where id in
      (select id from background_jobs where created_at < ${later(now, -days(keptDays))}::timestamptz and ended_at is not null limit ${take})`;
  };
