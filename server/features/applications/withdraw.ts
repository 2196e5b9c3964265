/** Withdrawing has no rate limit. The release stays unless the person also ends it. */
import { mayWithdraw } from '#shared/applications/status.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { endInside, lockReleaseTo, noteEvent, releasesChanged, tellBoth } from '../releases/service.ts';
import { lockOwn, updateStatus } from './own-queries.ts';

/** @throws RuleError NOT_FOUND, APPLICATION_ENDED */
export const withdrawApplication = (
  { app, user }: SignedInContext,
  { applicationId, endsRelease }: { applicationId: string; endsRelease: boolean },
): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const { userId } = user;
    const application = await lockOwn(tx, { userId, applicationId });
    if (application === null) throw new RuleError('NOT_FOUND');
    if (!mayWithdraw(application.status)) throw new RuleError('APPLICATION_ENDED');
    const { orgId, jobTitle } = application;
    const now = app.clock.now();
    await updateStatus(tx, application, { status: 'withdrawn', statusAt: now, endedAt: now });
    await noteEvent(app, tx, { userId, orgId, kind: 'applicationWithdrawn', details: { jobTitle } });
    const release = await lockReleaseTo(tx, { orgId, userId });
    if (release === null) await app.events.publish(tx, releasesChanged(userId), null);
    else if (endsRelease) await endInside(app, tx, { release, kind: 'withdrawn' });
    else await tellBoth(app, tx, { orgId, userId });
  });
