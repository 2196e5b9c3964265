import { mayWithdraw } from '#shared/applications/status.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { endRelease, lockReleaseTo, publishToBoth, recordEvent, releasesChanged } from '../releases/service.ts';
import { lockOwnApplication, lockOwnOpenApplications, updateStatus } from './own-application-queries.ts';

/** @throws RuleError NOT_FOUND, APPLICATION_ENDED */
export const withdrawApplication = (
  { app, user }: SignedInContext,
  { applicationId, endsRelease }: { applicationId: string; endsRelease: boolean },
): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const { userId } = user;
    const application = await lockOwnApplication(tx, { userId, applicationId });
    if (application === null) throw new RuleError('NOT_FOUND');
    if (!mayWithdraw(application.status)) throw new RuleError('APPLICATION_ENDED');
    const { orgId, jobTitle } = application;
    const now = app.clock.now();
    await updateStatus(tx, application, { status: 'withdrawn', statusAt: now, endedAt: now });
    const details = { jobTitle };
    const release = await lockReleaseTo(tx, { orgId, userId });
    if (release !== null && endsRelease) return endRelease(app, tx, { release, kind: 'withdrawn', details });
    await recordEvent(app, tx, { userId, orgId, kind: 'applicationWithdrawn', details });
    if (release === null) await app.events.publish(tx, releasesChanged(userId), null);
    else await publishToBoth(app, tx, { orgId, userId });
  });

/** The caller ends the releases. */
export async function withdrawAllApplications(app: App, tx: Tx, userId: string): Promise<void> {
  const now = app.clock.now();
  for (const application of await lockOwnOpenApplications(tx, userId)) {
    const { orgId, jobTitle } = application;
    await updateStatus(tx, application, { status: 'withdrawn', statusAt: now, endedAt: now });
    await recordEvent(app, tx, { userId, orgId, kind: 'applicationWithdrawn', details: { jobTitle } });
  }
}
