import type { Prisma } from '#prisma/generated/client.ts';
import type { TestApp } from './app.ts';

export async function auditTrail(app: TestApp, where: Prisma.AuditEventWhereInput) {
  const events = await app.db.prisma.auditEvent.findMany({ where, orderBy: { id: 'asc' }, include: { names: true } });
  return events.map(({ names, details, ...event }) => ({
    ...event,
    address: names?.address,
    details: { ...(details as object), ...(names?.names as object) },
  }));
}
