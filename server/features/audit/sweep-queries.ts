import { auditActions } from '#shared/texts/audit/audit.ts';
import type { Tx } from '../../core/database/db.ts';

/** What people do to their own accounts, and refused sign-ins. */
export const ownActions: readonly string[] = Object.keys(auditActions).filter(
  (action) => action.startsWith('own_') || action === 'locked_sign_in_refused',
);

type Due = { actions: readonly string[]; from: Date; before: Date };

/**
 * The newest of each action first, along the index on action and time: written as a join, PostgreSQL walks through the whole log. Only a
 * row that is not emptied has a salt. @returns how many rows it emptied
 */
export const deleteNames = (tx: Tx, { actions, from, before }: Due, take: number): Promise<number> =>
  tx.$executeRaw`
    update audit_names set salt = null, address = '', names = '{}' where event_id in (
      select due.id from unnest(${[...actions]}::text[]) as own (action) cross join lateral (
        select e.id from audit_events e
         where e.action = own.action and e.created_at >= ${from}::timestamptz and e.created_at < ${before}::timestamptz
           and (select n.salt from audit_names n where n.event_id = e.id) is not null
         order by e.created_at desc, e.id desc limit ${take}) due
       limit ${take})`;
