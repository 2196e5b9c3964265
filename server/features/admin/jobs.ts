import { chainMail } from '#shared/texts/audit/mails.ts';
import { backupLine } from '#shared/texts/backups/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { defineJob, emptyPayload } from '../../core/jobs/jobs.ts';
import { findNewestLink } from '../audit/service.ts';
import { mailAdmins } from '../auth/service.ts';
import { getBackupFacts } from '../backups/service.ts';
import { storeFinishedDays } from './dashboard/dashboard.ts';

/** Mails the newest hash of the chain, so that a rewritten log can be detected outside the installation. */
export const mailChainHead = (app: App): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const head = await findNewestLink(tx);
    if (head === null) return;
    const { position, hash } = head;
    const url = `${app.env.APP_URL}/admin/audit`;
    const facts = { position, hash, now: app.clock.now(), url, backups: backupLine(await getBackupFacts(app, tx)) };
    await mailAdmins(app, tx, (firstName) => chainMail({ firstName, ...facts }));
  });

export const storeDailyCountsJob = defineJob({
  name: 'store-daily-counts',
  payload: emptyPayload,
  policy: { retryLimit: 3, retryDelaySeconds: 300 },
  work: storeFinishedDays,
  cron: '20 0 * * *',
});

export const weeklyAuditMailJob = defineJob({
  name: 'audit-mail-weekly',
  payload: emptyPayload,
  policy: { retryLimit: 3, retryDelaySeconds: 300 },
  work: mailChainHead,
  cron: '0 7 * * 1',
});
