import type { Sweep } from '../../core/jobs/jobs.ts';
import { days, later } from '../../core/runtime/clock.ts';
import { deleteEndedClaims } from './queries.ts';

/** Used links stay for this long to report that they were used. */
const usedDays = 30;

export const endedClaims: Sweep = {
  name: 'expired domain claims',
  remove: (tx, { now, take }) => deleteEndedClaims(tx, { now, usedBefore: later(now, -days(usedDays)), take }),
};
