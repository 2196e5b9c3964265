/**
 * Who reads what people released: admins and owners of an organisation that is not locked. Asked of the database with every request,
 * so that a role that was lost a moment ago shows nothing any more.
 */
import { may } from '#shared/permissions.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { findReader } from './reader-queries.ts';

export type Reader = { orgId: string; viewerId: string };

/** @throws RuleError NOT_FOUND without an organisation, or in one that is locked; FORBIDDEN for other roles */
export async function requireReader({ app, user }: SignedInContext, tx: Tx = app.db.prisma): Promise<Reader> {
  const own = user.organisation?.organisationId;
  if (own === undefined) throw new RuleError('NOT_FOUND');
  const found = await findReader(tx, { orgId: own, userId: user.userId });
  if (found === null || found.lockedAt !== null) throw new RuleError('NOT_FOUND');
  const organisation = { organisationId: own, name: '', role: found.role, isLocked: false };
  if (!may({ ...user, organisation }, 'candidate.read')) throw new RuleError('FORBIDDEN');
  return { orgId: own, viewerId: user.userId };
}
