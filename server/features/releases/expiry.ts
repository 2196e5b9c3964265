import { releaseLimits } from '#shared/releases/limits.ts';
import { releaseExpiredMail, releaseExpiryMail } from '#shared/texts/releases/mails.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { runInBatches } from '../../core/jobs/jobs.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { addMail } from '../auth/service.ts';
import { releaseLinks } from './company-digest.ts';
import { type ExpiringRelease, lockExpired, updateRemindedAt } from './expiry-queries.ts';
import { endRelease } from './lifecycle.ts';

export const expireReleases = (app: App): Promise<void> =>
  runInBatches(app, async (tx, take) => {
    const expired = await lockExpired(tx, { now: app.clock.now(), take });
    for (const release of expired) await endRelease(app, tx, { release, kind: 'expired' });
    await mailAboutExpiry(app, tx, { ends: expired, mail: releaseExpiredMail });
    return expired.length;
  });

export const remindOfReleaseExpiry = (app: App): Promise<void> =>
  runInBatches(app, async (tx, take) => {
    const now = app.clock.now();
    const until = addMs(now, days(releaseLimits.reminderDays));
    const ends = await updateRemindedAt(tx, { now, until, take });
    await mailAboutExpiry(app, tx, { ends, mail: releaseExpiryMail });
    return ends.length;
  });

type ExpiryMail = { ends: readonly ExpiringRelease[]; mail: typeof releaseExpiredMail };

async function mailAboutExpiry(app: App, tx: Tx, { ends, mail }: ExpiryMail): Promise<void> {
  const url = releaseLinks.list(app);
  for (const releasesOfPerson of Map.groupBy(ends, ({ userId }) => userId).values()) {
    const [{ email, firstName } = { email: null, firstName: '' }] = releasesOfPerson;
    if (email === null) continue;
    await addMail(app, tx, { to: email, text: mail({ firstName, ends: releasesOfPerson, url }) });
  }
}
