import type { Database } from '../../core/database/db.ts';
import { type Content, contentColumns, type ErasablePart, erasableColumns } from './chain-hash.ts';

type Db = Pick<Database, 'pool'>;

export type StoredLink = {
  position: bigint;
  eventId: bigint;
  namesHash: Buffer;
  hash: Buffer;
  chainedMs: string;
  content: Content | null;
  erasablePart: ErasablePart | null;
  /** Hashes of content in which ids of a deleted account were replaced, hex. */
  erasedContents: string[];
};

type Row = Record<'position' | 'eventId' | 'chainedMs', string> &
  Record<'namesHash' | 'hash', Buffer> &
  Content &
  ErasablePart & { hasEvent: boolean; hasNames: boolean; erasedContents: string[] };

export const minPosition = -(2n ** 63n);

export async function listLinks(db: Db, after: bigint, take: number): Promise<StoredLink[]> {
  const { rows } = await db.pool.query<Row>({
    name: 'audit-links',
    text: `select l.position::text, l.event_id::text as "eventId", l.names_hash as "namesHash", l.hash,
                  trunc(extract(epoch from l.chained_at) * 1000)::text as "chainedMs",
                  e.id is not null as "hasEvent", n.event_id is not null as "hasNames", ${contentColumns}, ${erasableColumns},
                  array(select encode(x.content_hash, 'hex') from audit_erasures x where x.event_id = l.event_id) as "erasedContents"
             from (select * from audit_chain where position > $1 order by position limit $2) l
             left join audit_events e on e.id = l.event_id left join audit_names n on n.event_id = l.event_id
            order by l.position`,
    values: [after, take],
  });
  return rows.map(({ position, eventId, namesHash, hash, chainedMs, hasEvent, hasNames, erasedContents, ...rest }) => {
    const { salt, address, names, ...content } = rest;
    return {
      ...{ position: BigInt(position), eventId: BigInt(eventId), namesHash, hash, chainedMs },
      content: hasEvent ? content : null,
      erasablePart: hasNames ? { salt, address, names } : null,
      erasedContents,
    };
  });
}

type Found = { id: string };

export async function getLastPosition(db: Db): Promise<bigint> {
  const { rows } = await db.pool.query<Found>('select coalesce(max(position), 0)::text as id from audit_chain');
  return BigInt(rows[0]?.id ?? 0);
}

export type RecordedHead = { position: bigint; hash: Buffer };

export async function listRecordedHeads(db: Db): Promise<RecordedHead[]> {
  const { rows } = await db.pool.query<{ position: string; hash: Buffer }>(
    `select head_position::text as position, head_hash as hash from audit_checks where problem = '' and head_position > 0
     union select position::text, hash from audit_head`,
  );
  return rows.map(({ position, hash }) => ({ position: BigInt(position), hash }));
}

const suspectQueries = {
  unlinked: `select id from audit_events where id > $1 and id <= coalesce($2, 9223372036854775807) order by id limit $3`,
  orphans: `select event_id as id from audit_names
             where event_id > $1 and event_id <= coalesce($2, 9223372036854775807) order by event_id limit $3`,
};
const suspectConditions = {
  unlinked: `not exists (select from audit_chain l where l.event_id = p.id)
             and not exists (select from audit_unchained u where u.event_id = p.id)`,
  orphans: 'not exists (select from audit_events e where e.id = p.id)',
};
export type SuspectKind = keyof typeof suspectQueries;

/** @returns the first suspect among the next `take` rows, otherwise the last row read; null at the end */
export async function findSuspect(
  db: Db,
  wanted: SuspectKind,
  { after, upTo, take }: { after: bigint; upTo: bigint | null; take: number },
): Promise<{ found: bigint } | { seen: bigint } | null> {
  const { rows } = await db.pool.query<{ found: string | null; seen: string | null }>({
    name: `audit-${wanted}`,
    text: `with part as materialized (${suspectQueries[wanted]})
           select (select min(p.id)::text from part p where ${suspectConditions[wanted]}) as found,
                  (select max(id)::text from part) as seen`,
    values: [after, upTo, take],
  });
  const { found = null, seen = null } = rows[0] ?? {};
  if (found !== null) return { found: BigInt(found) };
  return seen === null ? null : { seen: BigInt(seen) };
}

export async function findBrokenQueueRow(db: Db): Promise<{ eventId: bigint; hasEvent: boolean } | null> {
  const { rows } = await db.pool.query<Found & { hasEvent: boolean }>(
    `select u.event_id::text as id, e.id is not null as "hasEvent"
       from audit_unchained u left join audit_events e on e.id = u.event_id left join audit_names n on n.event_id = u.event_id
      where e.id is null or n.event_id is null order by u.event_id limit 1`,
  );
  return rows[0] === undefined ? null : { eventId: BigInt(rows[0].id), hasEvent: rows[0].hasEvent };
}
