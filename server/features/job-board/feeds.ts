import type { JobCompany, JobDetail } from '#shared/jobs/board.ts';
import type { App } from '../../core/app.ts';
import { isCompanyCheckRequired } from '../../core/settings.ts';
import { listJobsForFeed } from './detail-queries.ts';
import { feedEnd, feedHead, feedJob } from './feed-xml.ts';
import { skillsById } from './online-jobs.ts';
import { presentJob } from './present.ts';

const pageSize = 200;
const batchSize = 100;

type FeedJob = Omit<JobDetail, 'company'> & { company: Omit<JobCompany, 'isUnverified'>; url: string };
export type FeedPage = { jobs: FeedJob[]; next: string | null };

export async function feedPage(app: App, after: string | null): Promise<FeedPage> {
  const batch = await listJobsAfter(app, after, pageSize + 1);
  const jobs = batch.slice(0, pageSize);
  const last = jobs.at(-1);
  const { APP_URL } = app.env;
  return {
    jobs: jobs.map(({ company: { isUnverified: _, ...company }, ...job }) => ({
      ...{ ...job, company },
      url: `${APP_URL}/job/${job.jobId}`,
    })),
    next: batch.length > jobs.length && last !== undefined ? `${APP_URL}/api/jobs.json?after=${last.jobId}` : null,
  };
}

export async function* feedDocument(app: App): AsyncGenerator<string> {
  const { APP_URL } = app.env;
  yield feedHead(APP_URL, app.clock.now());
  for (let after: string | null = null; ; ) {
    const jobs: JobDetail[] = await listJobsAfter(app, after, batchSize);
    if (jobs.length > 0) yield jobs.map((job) => feedJob(job, APP_URL)).join('');
    after = jobs.at(-1)?.jobId ?? null;
    if (jobs.length < batchSize) break;
  }
  yield feedEnd;
}

async function listJobsAfter(app: App, after: string | null, take: number): Promise<JobDetail[]> {
  const isCheckRequired = isCompanyCheckRequired(app);
  const [rows, skills] = await Promise.all([
    listJobsForFeed(app.db, { after, take, now: app.clock.now(), isCheckRequired }),
    skillsById(app),
  ]);
  return rows.map((row) => presentJob(row, { skills, isCheckRequired }));
}
