/**
 * A release ends by itself: whatever has run out is taken away in portions, and whoever gave it is told two weeks before and when it has
 * happened, in one mail for all that a portion holds of them.
 */
import { releaseLimits } from '#shared/releases/limits.ts';
import { releaseEndedMail, releaseEndingMail } from '#shared/texts/releases/mails.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { inPortions } from '../../core/jobs/portions.ts';
import { days, later } from '../../core/runtime/clock.ts';
import { addMail } from '../auth/service.ts';
import { type EndingRelease, lockExpired, updateRemindedAt } from './ends-queries.ts';
import { endInside } from './give.ts';
import { releaseLinks } from './links.ts';

export const endExpired = (app: App): Promise<void> =>
  inPortions(app, async (tx, take) => {
    const expired = await lockExpired(tx, { now: app.clock.now(), take });
    for (const release of expired) await endInside(app, tx, { release, kind: 'expired' });
    await mailAbout(app, tx, { ends: expired, mail: releaseEndedMail });
    return expired.length;
  });

/** Once for each end; a release that is renewed has another one. */
export const remindOfReleaseEnds = (app: App): Promise<void> =>
  inPortions(app, async (tx, take) => {
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
