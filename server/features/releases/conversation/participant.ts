import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { App } from '../../../core/app.ts';
import type { Tx } from '../../../core/database/db.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { requireMemberRight } from '../../members/service.ts';
import { publishPersonAction, publishToBoth } from '../changes.ts';

export type Side = 'person' | 'company';
export type Participant = { side: 'person'; userId: string } | { side: 'company'; userId: string; orgId: string };

export type FindParticipant = (ctx: SignedInContext, tx?: Tx) => Promise<Participant>;

export const asPerson: FindParticipant = async ({ user }) => ({ side: 'person', userId: user.userId });

/** @throws RuleError as `requireReader` */
export const asCompany: FindParticipant = async (ctx, tx) => {
  const { orgId, viewerId } = await requireReader(ctx, tx);
  return { side: 'company', userId: viewerId, orgId };
};

type ConversationAction = {
  participant: Participant;
  conversation: { orgId: string; userId: string; scope: ReleaseScope };
};

export const publishAction = (
  app: App,
  tx: Tx,
  { participant, conversation: { orgId, userId, scope } }: ConversationAction,
): Promise<void> =>
  participant.side === 'company'
    ? publishToBoth(app, tx, { orgId, userId })
    : publishPersonAction(app, tx, { orgId, userId, scope });

/**
 * An admin or owner of an unlocked organisation. Checked with every request, so that a lost role takes effect
 * immediately.
 */
export type Reader = { orgId: string; viewerId: string };

/** @throws RuleError NOT_FOUND after the membership ended or in a locked organisation, FORBIDDEN for other roles */
export const requireReader = (ctx: SignedInContext, tx: Tx = ctx.app.db.prisma): Promise<Reader> =>
  requireMemberRight(ctx, tx, { action: 'candidate.read', whenLocked: 'NOT_FOUND' });
