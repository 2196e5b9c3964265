import type { App } from '../../core/app.ts';
import { settingsChanged } from '../../core/settings.ts';
import { skillsChanged } from '../assessments/service.ts';
import { companyOfJobsChanged, jobsChanged } from '../jobs/service.ts';

/** Calls whenever what readers see of one job, or null for any of them, may be something else. */
export function onJobsChanged({ events, settings }: App, listener: (jobId: string | null) => void): void {
  const all = () => listener(null);
  events.subscribe(jobsChanged, listener);
  // Its name, logo and values stand at each of its jobs; which these are is not known here.
  events.subscribe(companyOfJobsChanged, all);
  events.subscribe(skillsChanged, all);
  // Reload first, so that answers built meanwhile do not use the old setting.
  events.subscribe(settingsChanged, (section) => {
    if (section === 'registration') void settings.reload().then(all);
  });
  events.onReconnect(all);
}
