import { releaseLimits } from '#shared/releases/limits.ts';
import { foundEndingMail } from '#shared/texts/found/mails.ts';
import type { App } from '../../core/app.ts';
import { inBatches } from '../../core/jobs/jobs.ts';
import { days, later } from '../../core/runtime/clock.ts';
import { addMail } from '../auth/service.ts';
import { lockEnded, updateRemindedAt } from './ends-queries.ts';
import { endFound } from './person/switching.ts';

export const endFoundProfiles = (app: App): Promise<void> =>
  inBatches(app, async (tx, take) => {
    const ended = await lockEnded(tx, { now: app.clock.now(), take });
    for (const userId of ended) await endFound(app, tx, { userId, as: 'foundExpired' });
    return ended.length;
  });

export const remindOfFoundEnds = (app: App): Promise<void> =>
  inBatches(app, async (tx, take) => {
    const now = app.clock.now();
    const until = later(now, days(releaseLimits.reminderDays));
    const due = await updateRemindedAt(tx, { now, until, take });
    for (const { email, firstName, endsAt } of due)
      await addMail(app, tx, { to: email, text: foundEndingMail({ firstName, endsAt, url: foundLink(app) }) });
    return due.length;
  });

const foundLink = ({ env }: App): string => `${env.APP_URL}/account?tab=found`;

export const requestsLink = ({ env }: App): string => `${env.APP_URL}/applications?tab=requests`;
