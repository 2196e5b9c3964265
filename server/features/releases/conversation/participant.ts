import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { App } from '../../../core/app.ts';
import type { Tx } from '../../../core/database/db.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { requireStillMember } from '../../members/service.ts';
import { tellBoth, tellOfStep } from '../changes.ts';

export type Side = 'person' | 'company';
export type Participant = { side: 'person'; userId: string } | { side: 'company'; userId: string; orgId: string };

export type WhoTakesPart = (ctx: SignedInContext, tx?: Tx) => Promise<Participant>;

export const asPerson: WhoTakesPart = async ({ user }) => ({ side: 'person', userId: user.userId });

/** @throws RuleError as `requireReader` */
export const asCompany: WhoTakesPart = async (ctx, tx) => {
  const { orgId, viewerId } = await requireReader(ctx, tx);
  return { side: 'company', userId: viewerId, orgId };
};

type Done = { who: Participant; found: { orgId: string; userId: string; scope: ReleaseScope } };

export const tellBy = (app: App, tx: Tx, { who, found: { orgId, userId, scope } }: Done): Promise<void> =>
  who.side === 'company' ? tellBoth(app, tx, { orgId, userId }) : tellOfStep(app, tx, { orgId, userId, scope });

/**
 * An admin or owner of an unlocked organisation, who may read released results. Checked with every request, so that a
 * lost role takes effect immediately.
 */
export type Reader = { orgId: string; viewerId: string };

/** @throws RuleError NOT_FOUND after the membership ended or in a locked organisation, FORBIDDEN for other roles */
export const requireReader = (ctx: SignedInContext, tx: Tx = ctx.app.db.prisma): Promise<Reader> =>
  requireStillMember(ctx, tx, { action: 'candidate.read', whenLocked: 'NOT_FOUND' });
