import type { Sweep } from '../../core/jobs/jobs.ts';
import { hours, later } from '../../core/runtime/clock.ts';

/** No job lasts that long; a job that claims it has lost its queue. */
const lostAfterMs = hours(24);

export const lostJobs: Sweep = {
  name: 'lost background jobs',
  remove: (tx, { now, take }) => tx.$executeRaw`
    update background_jobs set status = 'failed', error_code = 'UNEXPECTED', payload = null, ended_at = ${now}::timestamptz
     where id in (select id from background_jobs where status in ('waiting', 'running')
                   and created_at < ${later(now, -lostAfterMs)}::timestamptz limit ${take})`,
};
