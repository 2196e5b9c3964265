import type { Cleanup } from '../../core/jobs/jobs.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { deleteEndedClaims } from './queries.ts';

const usedLinkDays = 30;

export const endedClaims: Cleanup = {
  name: 'expired domain claims',
  remove: (tx, { now, take }) => deleteEndedClaims(tx, { now, usedBefore: addMs(now, -days(usedLinkDays)), take }),
};
