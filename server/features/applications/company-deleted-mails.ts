/**
 * A job sends these mails, because a thousand of them would delay the deletion. It stores ids instead of addresses, so
 * that deleted accounts get no mail.
 */
import { z } from 'zod';
import { openStatuses } from '#shared/applications/status.ts';
import { companyGoneMail } from '#shared/texts/applications/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { addJob, defineJob } from '../../core/jobs/jobs.ts';
import { addMail, recipientOf } from '../auth/service.ts';
import { jobsUrl } from './move.ts';

const maxMailed = 1_000;
const batchSize = 50;

const waitingApplicants = z.array(z.strictObject({ userId: z.uuid(), jobTitle: z.string() }));

export const companyDeletedMailsJob = defineJob({
  name: 'company-gone-mails',
  payload: z.strictObject({ company: z.string(), people: z.string() }),
  policy: { retryLimit: 3, retryDelaySeconds: 60, retentionSeconds: 24 * 3600 },
  work: mailWaitingApplicants,
});

/** Call it inside the deleting transaction, before the rows are deleted. */
export async function queueCompanyDeletedMails(
  app: App,
  tx: Tx,
  { orgId, name }: { orgId: string; name: string },
): Promise<void> {
  const people = await listWaitingApplicants(tx, orgId, maxMailed);
  for (let first = 0; first < people.length; first += batchSize) {
    const payload = { company: name, people: JSON.stringify(people.slice(first, first + batchSize)) };
    await addJob(app, tx, { job: companyDeletedMailsJob, payload });
  }
}

/** One transaction, so that a retry sends no mail twice. */
async function mailWaitingApplicants(
  app: App,
  { company, people }: { company: string; people: string },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    for (const { userId, jobTitle } of waitingApplicants.parse(JSON.parse(people))) {
      const person = await recipientOf(tx, userId);
      if (person === null) continue;
      const { firstName, email } = person;
      const text = companyGoneMail({ firstName, jobTitle, company, url: jobsUrl(app) });
      await addMail(app, tx, { to: email, text });
    }
  });
}

type WaitingApplicant = { userId: string; jobTitle: string };

const listWaitingApplicants = (tx: Tx, orgId: string, take: number): Promise<WaitingApplicant[]> =>
  tx.$queryRaw<WaitingApplicant[]>`
    select "userId", "jobTitle" from (
      select distinct on (user_id) user_id as "userId", job_title as "jobTitle", applied_at
        from applications where org_id = ${orgId}::uuid and status = any(${[...openStatuses]}::text[]::application_status[])
       order by user_id, applied_at desc) latest
     order by applied_at desc limit ${take}`;
