/** The audit log: who did what to whom. Written in the transaction of the change it tells of; it only grows. */
import { type AuditEntry, auditActions } from '#shared/audit.ts';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/db.ts';
import { insertEvent } from './queries.ts';

export { noteRefusedAccess } from './refused-access.ts';

export const logAuditEvent = ({ app, user, origin }: Context, tx: Tx, entry: AuditEntry): Promise<void> =>
  insertEvent(tx, {
    ...entry,
    orgId: entry.orgId ?? null,
    resourceType: auditActions[entry.action].resource,
    actorId: user?.userId ?? null,
    address: origin.address,
    createdAt: app.clock.now(),
  });
