import { releaseLimits } from '#shared/releases/limits.ts';
import { releaseExpiredMail, releaseExpiryMail } from '#shared/texts/releases/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { defineJob, emptyPayload, inBatches } from '../../core/jobs/jobs.ts';
import { days, later } from '../../core/runtime/clock.ts';
import { addMail } from '../auth/service.ts';
import { anonymousChanges } from './changes.ts';
import { releaseLinks, sendCompanyDigests } from './company-digest.ts';
import { type ExpiringRelease, lockExpired, updateRemindedAt } from './expiry-queries.ts';
import { endRelease } from './lifecycle.ts';

const policy = { retryLimit: 3, retryDelaySeconds: 300, longestSeconds: 3_000 };

export const expireReleasesJob = defineJob({
  name: 'end-releases',
  payload: emptyPayload,
  policy,
  work: (app) => expireReleases(app),
  cron: '25 * * * *',
});

export const remindOfReleaseExpiryJob = defineJob({
  name: 'remind-of-release-ends',
  payload: emptyPayload,
  policy,
  work: (app) => remindOfReleaseExpiry(app),
  cron: '30 8 * * *',
});

export const companyDigestsJob = defineJob({
  name: 'tell-companies-of-anonymous-people',
  payload: emptyPayload,
  policy,
  work: (app) => sendCompanyDigests(app),
  cron: '45 6 * * *',
});

/** Runs every hour even without changes, so that the time reveals nothing. */
export const anonymousChangesJob = defineJob({
  name: 'anonymous-turn',
  payload: emptyPayload,
  policy,
  work: (app) => inTransaction(app.db, (tx) => app.events.publish(tx, anonymousChanges, null)),
  cron: '0 * * * *',
});

export const expireReleases = (app: App): Promise<void> =>
  inBatches(app, async (tx, take) => {
    const expired = await lockExpired(tx, { now: app.clock.now(), take });
    for (const release of expired) await endRelease(app, tx, { release, kind: 'expired' });
    await mailAboutExpiry(app, tx, { ends: expired, mail: releaseExpiredMail });
    return expired.length;
  });

export const remindOfReleaseExpiry = (app: App): Promise<void> =>
  inBatches(app, async (tx, take) => {
    const now = app.clock.now();
    const until = later(now, days(releaseLimits.reminderDays));
    const ends = await updateRemindedAt(tx, { now, until, take });
    await mailAboutExpiry(app, tx, { ends, mail: releaseExpiryMail });
    return ends.length;
  });

type ExpiryMail = { ends: readonly ExpiringRelease[]; mail: typeof releaseExpiredMail };

async function mailAboutExpiry(app: App, tx: Tx, { ends, mail }: ExpiryMail): Promise<void> {
  const url = releaseLinks.list(app);
  for (const own of Map.groupBy(ends, ({ userId }) => userId).values()) {
    const [{ email, firstName } = { email: null, firstName: '' }] = own;
    if (email === null) continue;
    await addMail(app, tx, { to: email, text: mail({ firstName, ends: own, url }) });
  }
}
