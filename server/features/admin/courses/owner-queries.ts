import type { Owner } from '#shared/admin/courses.ts';
import type { Tx } from '../../../core/database/db.ts';

/** The organisation that a list is narrowed down to, so that its filter can be called by name. */
export async function findOwner(tx: Tx, organisationId: string | undefined): Promise<Owner> {
  if (organisationId === undefined) return null;
  const found = await tx.organisation.findUnique({ where: { id: organisationId }, select: { name: true } });
  return found && { organisationId, name: found.name };
}
