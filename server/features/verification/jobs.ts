import { days, later } from '../../core/clock.ts';
import type { Sweep } from '../../core/jobs.ts';
import { removeEndedClaims } from './queries.ts';

/** A used link reports for this long that it was used. */
const usedDays = 30;

export const endedClaims: Sweep = {
  name: 'expired domain claims',
  remove: (tx, now, take) => removeEndedClaims(tx, { now, usedBefore: later(now, -days(usedDays)), take }),
};
