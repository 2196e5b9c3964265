/**
 * The audit log: who did what to whom.
 * - The transaction of a change inserts its event. The log is append-only.
 * - Events are chained by hashes; the chain is checked every night and on demand.
 * - Names are stored in a separate table, so that they can be erased without breaking the chain.
 */
import type { AuditEntry } from '#shared/audit.ts';
import { auditActions } from '#shared/texts/audit/audit.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import type { Context } from '../../core/trpc/context.ts';
import { insertEvent } from './queries.ts';

export { startChaining } from './chain.ts';
export { findNewestLink } from './check-queries.ts';
export { eraseFromLog } from './erase-person.ts';
export { recordRefusedAccess } from './refused-access.ts';
export { verifyChain } from './verify.ts';

type Timed = Pick<App, 'clock'>;
type AuditContext = { user: { userId: string } | null; app: Timed; origin: Pick<Context['origin'], 'address'> };

export const logAuditEvent = ({ app, user, origin }: AuditContext, tx: Tx, entry: AuditEntry): Promise<void> =>
  insertEvent(tx, {
    ...entry,
    orgId: entry.orgId ?? null,
    resourceType: auditActions[entry.action].resource,
    actorId: user?.userId ?? null,
    address: origin.address,
    createdAt: app.clock.now(),
  });

type AccountAction = Extract<AuditEntry['action'], `own_${string}` | 'locked_sign_in_refused'>;
type AccountEntry<Entry = AuditEntry> = Entry extends { action: AccountAction }
  ? Omit<Entry, 'resourceId' | 'orgId'>
  : never;

export const logAccountEvent = (
  { app, origin }: Omit<AuditContext, 'user'>,
  tx: Tx,
  { userId, ...entry }: AccountEntry & { userId: string },
): Promise<void> => logAuditEvent({ app, origin, user: { userId } }, tx, { ...entry, resourceId: userId });

export const logSystemEvent = (app: Timed, tx: Tx, entry: AuditEntry): Promise<void> =>
  logAuditEvent({ app, user: null, origin: { address: '' } }, tx, entry);
