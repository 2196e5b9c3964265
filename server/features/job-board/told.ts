import type { App } from '../../core/app.ts';
import { skillsChanged } from '../assessments/service.ts';
import { readersChanged } from '../courses/service.ts';
import { jobsChanged } from '../jobs/service.ts';

/** Calls whenever what readers see of one job, or null for any of them, may be something else. */
export function onJobsChanged({ events }: App, listener: (jobId: string | null) => void): void {
  const all = () => listener(null);
  events.subscribe(jobsChanged, listener);
  // A company's name, logo, public page: told to the readers of its courses as of any of them.
  events.subscribe(readersChanged, (courseId) => {
    if (courseId === null) all();
  });
  events.subscribe(skillsChanged, all);
  events.onReconnect(all);
}
