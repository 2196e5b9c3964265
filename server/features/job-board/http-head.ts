import { jobListTexts, jobPageTexts } from '#shared/texts/jobs/board.ts';
import { payText } from '#shared/texts/jobs/pay-text.ts';
import type { App } from '../../core/app.ts';
import type { HeadFinder, PageHead } from '../../http/pages/page-head.ts';
import { definedTerms } from '../assessments/service.ts';
import { jobPosting } from './job-posting.ts';
import type { DeliveredJob, JobBoard } from './service.ts';

const jobPath = /^\/job\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/?$/i;

export const jobHeads =
  (app: App, board: JobBoard): HeadFinder =>
  async ({ path }) => {
    if (path === '/jobs') return listHead;
    const id = jobPath.exec(path)?.[1];
    if (id === undefined) return null;
    const job = await board.find(id.toLowerCase());
    if (job === null) return notFoundHead;
    return 'isClosed' in job ? closedHead(job.title) : jobHead(app, job);
  };

const listHead: PageHead = {
  title: jobListTexts.title,
  description: jobListTexts.description,
  path: '/jobs',
  type: 'website',
  isIndexed: true,
};

const unavailable = { path: null, type: 'website', isIndexed: false } as const;
const notFoundHead: PageHead = {
  ...unavailable,
  title: jobPageTexts.notFound,
  description: jobPageTexts.notFoundText,
  status: 404,
};
const closedHead = (title: string): PageHead => ({
  ...unavailable,
  title: jobPageTexts.closed(title),
  description: jobPageTexts.closedText,
  status: 410,
});

async function jobHead(app: App, { job }: DeliveredJob): Promise<PageHead> {
  const { jobId, title, company, pay } = job;
  const description = jobPageTexts.description(title, company.name, payText(pay));
  const about = { title, description, path: `/job/${jobId}`, type: 'article' } as const;
  if (company.isUnverified) return { ...about, isIndexed: false };
  const skillIds = job.skills.map(({ skillId }) => skillId);
  const data = jobPosting({ job, skills: await definedTerms(app, skillIds), appUrl: app.env.APP_URL });
  return { ...about, isIndexed: true, data };
}
