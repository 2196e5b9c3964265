import type { Sweep } from '../../core/jobs.ts';
import { removeGuestRuns } from './runs/guest-sweep.ts';

export { outdatedResultsJob } from './results/outdated.ts';

export const guestRuns: Sweep = {
  name: 'guests’ test runs',
  remove: { by: ({ guestResultDays }) => removeGuestRuns(guestResultDays) },
};
