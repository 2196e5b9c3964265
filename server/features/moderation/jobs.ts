import type { Sweep } from '../../core/jobs.ts';
import { removeEndedBefore } from './decision-queries.ts';

const yearsKept = 3;

/** As long as somebody could still go to court about it. */
export const oldDecisions: Sweep = {
  name: 'moderation decisions',
  remove: (tx, now, take) => {
    const before = new Date(now);
    before.setUTCFullYear(before.getUTCFullYear() - yearsKept);
    return removeEndedBefore(tx, before, take);
  },
};
