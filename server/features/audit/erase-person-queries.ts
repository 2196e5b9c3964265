import { createHash } from 'node:crypto';
import { Prisma } from '#prisma/generated/client.ts';
import type { Database, Tx } from '../../core/database/db.ts';
import { wholeWord } from '../../core/database/fragments.ts';
import { addToDigest, type Content, contentColumns } from './chain-hash.ts';

/** `alias`: the random id in place of the account's. */
export type ErasedPerson = { userId: string; alias: string; emails: readonly string[]; fullName: string };

export async function listEventsNaming(tx: Tx, userId: string): Promise<bigint[]> {
  const rows = await tx.$queryRaw<Array<{ id: bigint }>>`
    select id from audit_events
     where actor_id = ${userId}::uuid or strpos(resource_id, ${userId}) > 0 or strpos(details::text, ${userId}) > 0
     order by id`;
  return rows.map(({ id }) => id);
}

const replaced = ({ userId, alias }: ErasedPerson) => ({
  actorId: Prisma.sql`case when e.actor_id = ${userId}::uuid then ${alias}::uuid else e.actor_id end`,
  resourceId: Prisma.sql`replace(e.resource_id, ${userId}, ${alias})`,
  details: Prisma.sql`replace(e.details::text, ${userId}, ${alias})::jsonb`,
});

export function listReplacedContents(
  tx: Tx,
  person: ErasedPerson,
  ids: readonly bigint[],
): Promise<Array<Content & { eventId: bigint }>> {
  const { actorId, resourceId, details } = replaced(person);
  return tx.$queryRaw`
    select e.id as "eventId", ${Prisma.raw(contentColumns)}
      from (select e.id, e.org_id, e.action, e.resource_type, e.created_at, ${actorId} as actor_id,
                   ${resourceId} as resource_id, ${details} as details
              from audit_events e where e.id = any(${[...ids]}::bigint[])) e
     order by e.id`;
}

export async function updateErasedEvents(tx: Tx, person: ErasedPerson, ids: readonly bigint[]): Promise<void> {
  const { actorId, resourceId, details } = replaced(person);
  await tx.$executeRaw`
    update audit_events e set actor_id = ${actorId}, resource_id = ${resourceId}, details = ${details}
     where e.id = any(${[...ids]}::bigint[])`;
}

type Mark = { eventId: bigint; contentHash: Buffer };

export async function insertErasureMarks(tx: Tx, proofId: string, marks: readonly Mark[]): Promise<void> {
  await tx.auditErasure.createMany({
    data: marks.map(({ eventId, contentHash }) => ({ proofId, eventId, contentHash: new Uint8Array(contentHash) })),
  });
}

/** Events of others name the person only by address, or by name in what was searched for or opened. */
export async function deleteNamesOf(
  tx: Tx,
  { emails, fullName }: Pick<ErasedPerson, 'emails' | 'fullName'>,
  eventIds: readonly bigint[],
): Promise<void> {
  await tx.$executeRaw`
    update audit_names n set salt = null, address = '', names = '{}'
     where n.salt is not null
       and (n.event_id = any(${[...eventIds]}::bigint[])
            or exists (select from unnest(${emails.map(wholeWord)}::text[]) mail where n.names::text ~* mail)
            or (${fullName} <> '' and n.names::text ~* ${wholeWord(JSON.stringify(fullName).slice(1, -1))}
                and exists (select from audit_events e where e.id = n.event_id and e.action in ('list_exported', 'outbox_mail_opened'))))`;
}

type StoredMark = { proofId: string; eventId: string; contentHash: Buffer };
const markBatch = 5_000;

async function* readMarks({ pool }: Pick<Database, 'pool'>): AsyncGenerator<StoredMark> {
  let [proofId, eventId] = ['00000000-0000-0000-0000-000000000000', '0'];
  for (let count = markBatch; count === markBatch; ) {
    const { rows } = await pool.query<StoredMark>(
      `select proof_id as "proofId", event_id::text as "eventId", content_hash as "contentHash" from audit_erasures
        where (proof_id, event_id) > ($1, $2) order by proof_id, event_id limit ${markBatch}`,
      [proofId, eventId],
    );
    yield* rows;
    count = rows.length;
    proofId = rows.at(-1)?.proofId ?? proofId;
    eventId = rows.at(-1)?.eventId ?? eventId;
  }
}

/** @returns the first marked event whose marks differ from the digest in the log */
export async function findUnprovenErasure(db: Pick<Database, 'pool'>): Promise<bigint | null> {
  let marks: StoredMark[] = [];
  for await (const mark of readMarks(db)) {
    if (marks[0] !== undefined && marks[0].proofId !== mark.proofId) {
      if (!(await isProven(db, marks))) return BigInt(marks[0].eventId);
      marks = [];
    }
    marks.push(mark);
  }
  return marks[0] === undefined || (await isProven(db, marks)) ? null : BigInt(marks[0].eventId);
}

/** The proving event itself has no mark, so the chain vouches for its content. */
async function isProven({ pool }: Pick<Database, 'pool'>, marks: readonly StoredMark[]): Promise<boolean> {
  const digest = createHash('sha256');
  for (const { eventId, contentHash } of marks) addToDigest(digest, { eventId: BigInt(eventId), contentHash });
  const { rows } = await pool.query(
    `select from audit_events e where e.action = 'account_erased' and e.resource_id = $1 and e.details ->> 'digest' = $2
        and not exists (select from audit_erasures x where x.event_id = e.id)`,
    [marks[0]?.proofId, digest.digest('hex')],
  );
  return rows.length > 0;
}
