/**
 * Who reads what people released: admins and owners of an organisation that is not locked. Asked with every request, so that a role that
 * ended a moment ago shows nothing any more.
 */
import type { Tx } from '../../core/database/db.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { requireStillMember } from '../members/service.ts';

export type Reader = { orgId: string; viewerId: string };

/** @throws RuleError NOT_FOUND after the membership ended or in a locked organisation, FORBIDDEN for other roles */
export const requireReader = (ctx: SignedInContext, tx: Tx = ctx.app.db.prisma): Promise<Reader> =>
  requireStillMember(ctx, tx, { action: 'candidate.read', whenLocked: 'NOT_FOUND' });
