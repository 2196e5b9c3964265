import type { ClosedJob, JobDetail } from '#shared/jobs/board.ts';
import type { App } from '../../core/app.ts';
import { isOverloaded } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { openExpiringCache } from '../../core/memory/cache.ts';
import { type PreparedAnswer, prepareAnswer } from '../../core/memory/prepared-answer.ts';
import { isCompanyCheckRequired, settingsChanged } from '../../core/settings.ts';
import { escoOf, listSkillNames, skillsChanged } from '../assessments/service.ts';
import { companyOfJobsChanged, jobsChanged } from '../jobs/service.ts';
import { findFormerTitle, findJob } from './detail-queries.ts';
import { presentJob, type SkillTexts } from './present.ts';

const capacity = 32 * 1024 * 1024;

export type DeliveredJob = { job: JobDetail; prepared: PreparedAnswer };
type OnlineJobs = {
  /** Null if the job was never online. @throws RuleError BUSY on a cache miss under load */
  find: (jobId: string) => Promise<DeliveredJob | ClosedJob | null>;
};

export function openOnlineJobs(app: App): OnlineJobs {
  const weightOf = (delivered: DeliveredJob | null) =>
    delivered === null
      ? Number.POSITIVE_INFINITY
      : 2 * delivered.prepared.json.length + delivered.prepared.gzipped.length;
  const jobs = openExpiringCache<DeliveredJob | null>({ capacity, weightOf }, app.clock);
  onJobsChanged(app, (jobId) => {
    if (jobId === null) jobs.invalidateAll();
    else jobs.invalidate(jobId);
  });
  const loadJob = async (jobId: string) => {
    if (isOverloaded(app.db.readPool)) throw new RuleError('BUSY');
    const row = await findJob(app.db, jobId, app.clock.now());
    if (row === null) return { value: null, endsAt: null };
    const job = presentJob(row, await cardOptions(app));
    return { value: { job, prepared: prepareAnswer(job) }, endsAt: row.endsAt };
  };
  return {
    find: async (jobId) => {
      const delivered = await jobs.get(jobId, () => loadJob(jobId));
      if (delivered !== null) return delivered;
      const title = await findFormerTitle(app.db, jobId);
      return title === null ? null : { isClosed: true, title };
    },
  };
}

export const cardOptions = async (app: App) => ({
  skills: await skillsById(app),
  isCheckRequired: isCompanyCheckRequired(app),
});

export const skillsById = async (app: App): Promise<ReadonlyMap<number, SkillTexts>> =>
  new Map(
    (await listSkillNames(app)).map(({ id, name, description }) => [
      id,
      { name, description, esco: escoOf(id)?.uri ?? null },
    ]),
  );

export function onJobsChanged({ events, settings }: App, listener: (jobId: string | null) => void): void {
  const invalidateAll = () => listener(null);
  events.subscribe(jobsChanged, listener);
  events.subscribe(companyOfJobsChanged, invalidateAll);
  events.subscribe(skillsChanged, invalidateAll);
  // Reload first, so that answers built during the reload use the new setting.
  events.subscribe(settingsChanged, (section) => {
    if (section === 'registration') void settings.reload().then(invalidateAll);
  });
  events.onReconnect(invalidateAll);
}
