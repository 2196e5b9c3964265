import { releaseLimits } from '#shared/releases/limits.ts';
import { releaseEndedMail, releaseEndingMail } from '#shared/texts/releases/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { defineJob, emptyPayload, inBatches } from '../../core/jobs/jobs.ts';
import { days, later } from '../../core/runtime/clock.ts';
import { addMail } from '../auth/service.ts';
import { anonymousTurn } from './changes.ts';
import { releaseLinks, tellCompanies } from './company-digest.ts';
import { type EndingRelease, lockExpired, updateRemindedAt } from './ends-queries.ts';
import { endInside } from './give.ts';

const policy = { retryLimit: 3, retryDelaySeconds: 300, longestSeconds: 3_000 };

export const endReleasesJob = defineJob({
  name: 'end-releases',
  payload: emptyPayload,
  policy,
  work: (app) => endExpired(app),
  cron: '25 * * * *',
});

export const remindOfReleaseEndsJob = defineJob({
  name: 'remind-of-release-ends',
  payload: emptyPayload,
  policy,
  work: (app) => remindOfReleaseEnds(app),
  cron: '30 8 * * *',
});

export const tellCompaniesJob = defineJob({
  name: 'tell-companies-of-anonymous-people',
  payload: emptyPayload,
  policy,
  work: (app) => tellCompanies(app),
  cron: '45 6 * * *',
});

/** Runs every hour even without changes, so that the time reveals nothing. */
export const anonymousTurnJob = defineJob({
  name: 'anonymous-turn',
  payload: emptyPayload,
  policy,
  work: (app) => inTransaction(app.db, (tx) => app.events.publish(tx, anonymousTurn, null)),
  cron: '0 * * * *',
});

export const endExpired = (app: App): Promise<void> =>
  inBatches(app, async (tx, take) => {
    const expired = await lockExpired(tx, { now: app.clock.now(), take });
    for (const release of expired) await endInside(app, tx, { release, kind: 'expired' });
    await mailAbout(app, tx, { ends: expired, mail: releaseEndedMail });
    return expired.length;
  });

export const remindOfReleaseEnds = (app: App): Promise<void> =>
  inBatches(app, async (tx, take) => {
    const now = app.clock.now();
    const until = later(now, days(releaseLimits.reminderDays));
    const ends = await updateRemindedAt(tx, { now, until, take });
    await mailAbout(app, tx, { ends, mail: releaseEndingMail });
    return ends.length;
  });

type About = { ends: readonly EndingRelease[]; mail: typeof releaseEndedMail };

async function mailAbout(app: App, tx: Tx, { ends, mail }: About): Promise<void> {
  const url = releaseLinks.list(app);
  for (const own of Map.groupBy(ends, ({ userId }) => userId).values()) {
    const [{ email, firstName } = { email: null, firstName: '' }] = own;
    if (email === null) continue;
    await addMail(app, tx, { to: email, text: mail({ firstName, ends: own, url }) });
  }
}
