import { auditActions } from '#shared/audit.ts';
import type { Tx } from '../../core/db.ts';

/** What becomes of an account by whoever it belongs to, and what they tried with it. */
const ownActions: readonly string[] = Object.keys(auditActions).filter(
  (action) => action.startsWith('own_') || action === 'locked_sign_in_refused',
);

/** Along the index on action and time. Only a row that is not emptied has a salt. @returns how many rows it emptied */
export const emptyOwnNames = (tx: Tx, { from, before }: { from: Date; before: Date }, take: number): Promise<number> =>
  tx.$executeRaw`
    update audit_names set salt = null, address = '', names = '{}' where event_id in (
      select e.id from audit_events e join audit_names n on n.event_id = e.id
       where e.action = any(${ownActions}::text[])
         and e.created_at >= ${from}::timestamptz and e.created_at < ${before}::timestamptz and n.salt is not null
       limit ${take})`;
