import { releaseLimits } from '#shared/releases/limits.ts';
import { talentPoolExpiryMail } from '#shared/texts/talent-pool/mails.ts';
import type { App } from '../../core/app.ts';
import { runInBatches } from '../../core/jobs/jobs.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { addMail } from '../auth/service.ts';
import { lockExpiredProfiles, updateProfilesRemindedAt } from './expiry-queries.ts';
import { endPoolProfile } from './person/switch-on-off.ts';

export const expireProfiles = (app: App): Promise<void> =>
  runInBatches(app, async (tx, take) => {
    const ended = await lockExpiredProfiles(tx, { now: app.clock.now(), take });
    for (const userId of ended) await endPoolProfile(app, tx, { userId, as: 'foundExpired' });
    return ended.length;
  });

export const remindOfProfileExpiry = (app: App): Promise<void> =>
  runInBatches(app, async (tx, take) => {
    const now = app.clock.now();
    const until = addMs(now, days(releaseLimits.reminderDays));
    const due = await updateProfilesRemindedAt(tx, { now, until, take });
    for (const { email, firstName, endsAt } of due)
      await addMail(app, tx, { to: email, text: talentPoolExpiryMail({ firstName, endsAt, url: poolPageUrl(app) }) });
    return due.length;
  });

const poolPageUrl = ({ env }: App): string => `${env.APP_URL}/account?tab=found`;

export const requestsPageUrl = ({ env }: App): string => `${env.APP_URL}/applications?tab=requests`;
