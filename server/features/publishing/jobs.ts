import { days, later } from '../../core/clock.ts';
import type { Sweep } from '../../core/jobs.ts';
import { deleteOldComments } from './comment-queries.ts';

const longestMs = days(730);

export const oldComments: Sweep = {
  name: 'comments of reviews',
  remove: {
    by:
      ({ reviewCommentDays }) =>
      (tx, now, take) => {
        const resolvedBefore = later(now, -days(reviewCommentDays));
        return deleteOldComments(tx, { resolvedBefore, writtenBefore: later(now, -longestMs), take });
      },
  },
};
