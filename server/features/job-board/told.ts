import type { App } from '../../core/app.ts';
import { skillsChanged } from '../assessments/service.ts';
import { companyOfJobsChanged, jobsChanged } from '../jobs/service.ts';

/** Calls whenever what readers see of one job, or null for any of them, may be something else. */
export function onJobsChanged({ events }: App, listener: (jobId: string | null) => void): void {
  const all = () => listener(null);
  events.subscribe(jobsChanged, listener);
  // Its name, logo and values stand at each of its jobs; which these are is not known here.
  events.subscribe(companyOfJobsChanged, all);
  events.subscribe(skillsChanged, all);
  events.onReconnect(all);
}
