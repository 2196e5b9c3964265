import { updateLostToFailed } from '../../core/jobs/background/queries.ts';
import type { Cleanup } from '../../core/jobs/jobs.ts';
import { addMs, hours } from '../../core/runtime/clock.ts';

const lostAfterMs = hours(24);

export const lostJobs: Cleanup = {
  name: 'lost background jobs',
  remove: (tx, { now, take }) => updateLostToFailed(tx, { now, startedBefore: addMs(now, -lostAfterMs), take }),
};
