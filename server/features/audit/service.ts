/** The audit log: who did what to whom. Written in the transaction of the change it tells of; it only grows. */
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/db.ts';

export { noteRefusedAccess } from './refused-access.ts';

export type AuditEvent = {
  action: string;
  resourceType: string;
  resourceId: string;
  orgId?: string | null;
  details?: Readonly<Record<string, string | number | boolean | null>>;
};

export async function logAuditEvent(ctx: Context, tx: Tx, event: AuditEvent): Promise<void> {
  const { action, resourceType, resourceId, orgId = null, details = {} } = event;
  const who = { actorId: ctx.user?.userId ?? null, address: ctx.origin.address, createdAt: ctx.app.clock.now() };
  await tx.auditEvent.create({
    data: { action, resourceType, resourceId, orgId, details, ...who },
    select: { id: true },
  });
}
