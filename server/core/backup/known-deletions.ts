/**
 * A backup made before a deletion contains the person. The restore keeps the deletions that the replaced database
 * knows; the next start applies them (server/features/account-deletion/restored.ts).
 */
import type pg from 'pg';
import type { Tx } from '../database/db.ts';

type KnownDeletions = { proofs: string; open: string; undone: string };

const mark = 'restored_deletions';

export const hasRestoredDeletions = async (tx: Tx): Promise<boolean> =>
  (await tx.installationSetting.count({ where: { key: mark } })) === 1;

export async function deleteRestoredMark(tx: Tx): Promise<void> {
  await tx.installationSetting.deleteMany({ where: { key: mark } });
}

const nothing: KnownDeletions = { proofs: '[]', open: '[]', undone: '[]' };

/** Rows as JSON, because the replaced database may be of an earlier version. */
export async function readDeletions(client: pg.ClientBase): Promise<KnownDeletions> {
  const { rows: tables } = await client.query<{ exist: boolean }>(
    "select to_regclass('public.account_deletions') is not null as exist",
  );
  if (tables[0]?.exist !== true) return nothing;
  const { rows } = await client.query<KnownDeletions>(
    `select (select coalesce(jsonb_agg(p), '[]') from deletion_proofs p)::text as proofs,
            (select coalesce(jsonb_agg(d), '[]') from account_deletions d)::text as open,
            (select coalesce(jsonb_agg(e), '[]') from (${undoneRequests}) e)::text as undone`,
  );
  return rows[0] ?? nothing;
}

const undoneRequests = `
  select actor_id, max(created_at) as created_at from audit_events where action = 'own_deletion_undone' group by actor_id`;

/**
 * The later of both databases decides on each account.
 * @returns the number of accounts that were open in the backup
 */
export async function keepDeletions(client: pg.ClientBase, { proofs, open, undone }: KnownDeletions): Promise<number> {
  await client.query(
    `insert into deletion_proofs select * from jsonb_populate_recordset(null::deletion_proofs, $1) on conflict do nothing`,
    [proofs],
  );
  await client.query(endUndone, [undone]);
  await client.query(insertOpen, [open]);
  await client.query(insertErased);
  const { rowCount } = await client.query(lockAccounts);
  await client.query(
    `insert into installation_settings (key, value, updated_at)
     select $1, 'true', now() where exists (select from account_deletions)`,
    [mark],
  );
  return rowCount ?? 0;
}

/** Logs the undo again, so a second restore knows it, too. */
const endUndone = `
  with ended as (
    delete from account_deletions d using jsonb_to_recordset($1) as e (actor_id uuid, created_at timestamptz)
     where d.user_id = e.actor_id and e.created_at > d.requested_at returning d.user_id, d.was_locked, e.created_at
  ), event as (
    insert into audit_events (action, resource_type, resource_id, actor_id, created_at)
    select 'own_deletion_undone', 'user', user_id, user_id, created_at from ended returning id
  ), unchained as (
    insert into audit_unchained (event_id) select id from event
  ), named as (
    insert into audit_names (event_id, address) select id, '' from event
  )
  update users u set locked_at = null, lock_reason = '' from ended e where u.id = e.user_id and not e.was_locked`;

const insertOpen = `
  insert into account_deletions as d
  select r.* from jsonb_populate_recordset(null::account_deletions, $1) r join users u on u.id = r.user_id
   where not exists (select from (${undoneRequests}) e where e.actor_id = r.user_id and e.created_at > r.requested_at)
  on conflict (user_id) do update
     set (cause, requested_at, erase_at, reminded_at, token_hash, was_locked) =
         (excluded.cause, excluded.requested_at, excluded.erase_at, excluded.reminded_at, excluded.token_hash, excluded.was_locked)
   where excluded.requested_at >= d.requested_at`;

/** Their dates have passed, and no link fits the random token. */
const insertErased = `
  insert into account_deletions as d (user_id, cause, requested_at, erase_at, token_hash, was_locked)
  select distinct on (u.id) u.id, p.cause, p.requested_on, p.erased_on,
         encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'), u.locked_at is not null
    from users u join deletion_proofs p on p.account_hash = encode(sha256(convert_to(u.id::text, 'UTF8')), 'hex')
  on conflict (user_id) do update set erase_at = least(d.erase_at, excluded.erase_at)`;

const lockAccounts = `
  update users u set locked_at = d.requested_at from account_deletions d where d.user_id = u.id and u.locked_at is null`;
