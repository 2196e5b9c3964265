import type { Sweep } from '../../core/jobs.ts';
import { removeReportsBefore } from './sweep-queries.ts';

const monthsBefore = (moment: Date, months: number): Date => {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
};

/** Counted from the decision. What nobody decides goes after twice that: it names people, but no notice disappears unseen. */
export const oldReports: Sweep = {
  name: 'reports',
  remove: {
    by:
      ({ reportMonths }) =>
      (tx, now, take) =>
        removeReportsBefore(
          tx,
          { decided: monthsBefore(now, reportMonths), undecided: monthsBefore(now, 2 * reportMonths) },
          take,
        ),
  },
};
