import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { ReleasePreview } from '#shared/releases/state.ts';
import type { App } from '../../../core/app.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { hideFromSearch } from '../../company-identity/service.ts';
import {
  confirmSnapshot,
  createRelease,
  markRead,
  previewOf,
  publishToBoth,
  recordEvent,
} from '../../releases/service.ts';
import { lockPoolProfile } from './profile-queries.ts';
import { findOpenRequest, type OpenRequest, updateDeclinedAt } from './request-queries.ts';

type RequestedScope = { requestId: string; scope: ReleaseScope };

/** @throws RuleError REQUEST_GONE, JOB_GONE, COMPANY_NOT_OPEN */
export async function previewAccept(
  ctx: SignedInContext,
  { requestId, scope }: RequestedScope,
): Promise<ReleasePreview> {
  const { jobId, pseudonym } = await requireOpenRequest(ctx.app, ctx.app.db.prisma, {
    userId: ctx.user.userId,
    requestId,
  });
  const preview = await previewOf(ctx, { target: { kind: 'job', jobId }, scope });
  const { view, current } = preview;
  return current === null && scope === 'anonymous' ? { ...preview, view: { ...view, name: pseudonym } } : preview;
}

/**
 * The text of the request becomes the first message, already read.
 * @throws RuleError REQUEST_GONE, RELEASE_CHANGED, RELEASE_EMPTY, NAME_KNOWN, JOB_GONE, COMPANY_NOT_OPEN, TOO_MANY_RELEASES,
 * TOO_MANY_ATTEMPTS
 */
export async function acceptRequest(
  ctx: SignedInContext,
  { requestId, scope, digest }: RequestedScope & { digest: string },
): Promise<{ releaseId: string }> {
  const { app, user } = ctx;
  const key = { userId: user.userId, requestId };
  const { jobId } = await requireOpenRequest(app, app.db.prisma, key);
  const { target, prepared } = await confirmSnapshot(ctx, {
    target: { kind: 'job', jobId },
    scope,
    digest,
  });
  return inTransaction(app.db, async (tx) => {
    const request = await requireOpenRequest(app, tx, { ...key, isLocked: true });
    const { orgId, job } = target;
    const release = await createRelease(app, tx, {
      userId: user.userId,
      orgId,
      job,
      prepared,
      pseudonym: request.pseudonym,
      act: 'accepted',
    });
    await markRead(tx, { orgId, ...release, side: 'person', until: app.clock.now() });
    return release;
  });
}

/** @throws RuleError REQUEST_GONE */
export const declineRequest = ({ app, user }: SignedInContext, requestId: string): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    const { userId } = user;
    const now = app.clock.now();
    await lockPoolProfile(tx, userId);
    const { orgId, jobTitle } = await requireOpenRequest(app, tx, { userId, requestId, isLocked: true });
    await updateDeclinedAt(tx, { orgId, requestId }, now);
    await hideFromSearch(app, tx, { orgId, userId });
    await recordEvent(app, tx, { userId, orgId, kind: 'declined', details: { jobTitle } });
    await publishToBoth(app, tx, { orgId, userId });
  });

async function requireOpenRequest(
  { clock }: App,
  tx: Tx,
  { isLocked = false, ...key }: { userId: string; requestId: string; isLocked?: boolean },
): Promise<OpenRequest> {
  const request = await findOpenRequest(tx, { ...key, now: clock.now() }, isLocked);
  if (request === null) throw new RuleError('REQUEST_GONE');
  return request;
}
