import type { Tx } from '../../core/database/db.ts';
import { type Content, contentColumns, type ErasablePart, erasableColumns } from './chain-hash.ts';

const chainLockKey = 727_465_110;

export type Head = { position: bigint; hash: Buffer };
export type Link = { position: bigint; eventId: bigint; namesHash: Buffer; hash: Buffer };
export type QueuedEvent = Content & ErasablePart & { eventId: bigint };

export async function lockChain(tx: Tx): Promise<boolean> {
  const [row] = await tx.$queryRaw<Array<{ isTaken: boolean }>>`
    select pg_try_advisory_xact_lock(${chainLockKey}) as "isTaken"`;
  return row?.isTaken === true;
}

export async function findHead(tx: Tx): Promise<Head | null> {
  const [row] = await tx.$queryRaw<Array<{ position: bigint; hash: Uint8Array }>>`
    select position, hash from audit_chain order by position desc limit 1`;
  return row === undefined ? null : { position: row.position, hash: Buffer.from(row.hash) };
}

export async function findRecordedHead(tx: Tx): Promise<Head | null> {
  const row = await tx.auditHead.findUnique({ where: { id: 1 }, select: { position: true, hash: true } });
  return row === null ? null : { position: row.position, hash: Buffer.from(row.hash) };
}

export async function updateHead(tx: Tx, { position, hash }: Head): Promise<void> {
  const head = { position, hash: Uint8Array.from(hash) };
  await tx.auditHead.upsert({ where: { id: 1 }, create: head, update: head, select: { id: true } });
}

/** Oldest first. Skips incomplete and already chained events, which the check reports. */
export const listQueuedEvents = (tx: Tx, take: number): Promise<QueuedEvent[]> =>
  tx.$queryRawUnsafe(
    `select e.id as "eventId", ${contentColumns}, ${erasableColumns}
       from audit_unchained u join audit_events e on e.id = u.event_id join audit_names n on n.event_id = u.event_id
      where not exists (select from audit_chain l where l.event_id = u.event_id)
      order by u.event_id limit $1`,
    take,
  );

/** One statement, so that an event is always either queued or chained. */
export async function insertLinks(tx: Tx, links: readonly Link[], chainedAt: Date): Promise<void> {
  const hex = (pick: (link: Link) => Buffer) => links.map((link) => pick(link).toString('hex'));
  await tx.$executeRaw`
    with links as (
      insert into audit_chain (position, event_id, names_hash, hash, chained_at)
      select position, event_id, decode(names_hash, 'hex'), decode(hash, 'hex'), ${chainedAt}::timestamptz
        from unnest(${links.map(({ position }) => position)}::bigint[], ${links.map(({ eventId }) => eventId)}::bigint[],
                    ${hex(({ namesHash }) => namesHash)}::text[], ${hex(({ hash }) => hash)}::text[])
             as made (position, event_id, names_hash, hash)
      returning event_id
    )
    delete from audit_unchained where event_id in (select event_id from links)`;
}
