import { addDays, dayOf, endOfDay } from '#shared/jobs/day.ts';
import { jobLimits } from '#shared/jobs/draft.ts';
import { jobsEndedMail, jobsEndingMail } from '#shared/texts/jobs/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { forEachIndependently } from '../../core/jobs/jobs.ts';
import { logSystemEvent } from '../audit/service.ts';
import { addMail } from '../auth/service.ts';
import {
  type EndingJob,
  listOrganisationsWithEndingJobs,
  listRecipients,
  lockExpiredJobs,
  lockJobsToRemind,
  updateRemindedAt,
} from './expiry-queries.ts';
import { markClosed } from './publish.ts';
import { jobEdited, jobsChanged } from './save.ts';

const batchSize = 100;

/** @throws AggregateError after all organisations, if any of them failed */
export async function closeExpiredJobs(app: App): Promise<void> {
  const now = app.clock.now();
  const close = async (orgId: string): Promise<void> => {
    const closed: EndingJob[] = [];
    try {
      for (let batchLength = batchSize; batchLength === batchSize; ) {
        const jobs = await closeBatch(app, orgId, now);
        closed.push(...jobs);
        batchLength = jobs.length;
      }
    } finally {
      await inTransaction(app.db, (tx) => mailAboutExpiry(app, tx, { orgId, jobs: closed, mail: jobsEndedMail }));
    }
  };
  const organisations = await listOrganisationsWithEndingJobs(app.db.prisma, { until: now, unreminded: false });
  await forEachIndependently(organisations, { work: close, about: 'ended jobs' });
}

function closeBatch(app: App, orgId: string, now: Date): Promise<EndingJob[]> {
  return inTransaction(app.db, async (tx) => {
    const jobs = await lockExpiredJobs(tx, { orgId, now, take: batchSize });
    for (const job of jobs) await closeExpiredJob(app, tx, { orgId, job, now });
    return jobs;
  });
}

async function closeExpiredJob(app: App, tx: Tx, { orgId, job, now }: { orgId: string; job: EndingJob; now: Date }) {
  const { jobId, title } = job;
  await markClosed(tx, jobId, now);
  const auditFields = { resourceId: jobId, orgId, details: { by_itself: true }, names: { title } };
  await logSystemEvent(app, tx, { action: 'job_closed', ...auditFields });
  await app.events.publish(tx, jobsChanged, jobId);
  await app.events.publish(tx, jobEdited(jobId), { kind: 'status', name: null, pageId: null });
}

/** @throws AggregateError after all organisations, if any of them failed */
export async function remindOfExpiry(app: App): Promise<void> {
  const now = app.clock.now();
  const until = endOfDay(addDays(dayOf(now), jobLimits.reminderDays));
  const remind = (orgId: string): Promise<void> =>
    inTransaction(app.db, async (tx) => {
      const jobs = await lockJobsToRemind(tx, { orgId, now, until });
      const mailedJobIds = await mailAboutExpiry(app, tx, { orgId, jobs, mail: jobsEndingMail });
      await updateRemindedAt(tx, orgId, [...mailedJobIds]);
    });
  const organisations = await listOrganisationsWithEndingJobs(app.db.prisma, { after: now, until, unreminded: true });
  await forEachIndependently(organisations, { work: remind, about: 'ending jobs' });
}

type ExpiryMail = { orgId: string; jobs: readonly EndingJob[]; mail: typeof jobsEndingMail };

async function mailAboutExpiry(app: App, tx: Tx, { orgId, jobs, mail }: ExpiryMail): Promise<Set<string>> {
  const mailedJobIds = new Set<string>();
  if (jobs.length === 0) return mailedJobIds;
  const authors = jobs.flatMap(({ createdBy }) => createdBy ?? []);
  for (const { userId, email, firstName, isManager } of await listRecipients(tx, { orgId, authors })) {
    const recipientJobs = isManager ? jobs : jobs.filter(({ createdBy }) => createdBy === userId);
    await addMail(app, tx, {
      to: email,
      text: mail({ firstName, jobs: recipientJobs, url: `${app.env.APP_URL}/company/jobs` }),
    });
    for (const { jobId } of recipientJobs) mailedJobIds.add(jobId);
  }
  return mailedJobIds;
}
