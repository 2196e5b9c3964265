import { days, later } from '../../core/clock.ts';
import type { Sweep } from '../../core/jobs.ts';
import { deleteOldComments } from './comment-queries.ts';

const resolvedForMs = days(90);
const longestMs = days(730);

export const oldComments: Sweep = {
  name: 'comments of reviews',
  remove: (tx, now, take) =>
    deleteOldComments(tx, { resolvedBefore: later(now, -resolvedForMs), writtenBefore: later(now, -longestMs), take }),
};
