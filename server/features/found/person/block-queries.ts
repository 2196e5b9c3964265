import { Prisma } from '#prisma/generated/client.ts';
import { blockedName } from '#shared/found/blocks.ts';
import type { BlockKind } from '#shared/found/schema.ts';
import type { Tx } from '../../../core/db.ts';

export type BlockRow = { kind: BlockKind; key: string; label: string };
export type BlockKey = Pick<BlockRow, 'kind' | 'key'>;

/** By what they are called. */
export const listBlocks = (tx: Tx, userId: string) =>
  tx.$queryRaw<BlockRow[]>`
    select kind, key, label from found_blocks where user_id = ${userId}::uuid order by lower(label), kind, key`;

export const countBlocks = (tx: Tx, userId: string): Promise<number> => tx.foundBlock.count({ where: { userId } });

/** False if it is there already. */
export async function insertBlock(tx: Tx, row: BlockRow & { userId: string; createdAt: Date }): Promise<boolean> {
  return (await tx.foundBlock.createMany({ data: row, skipDuplicates: true })).count === 1;
}

export async function deleteBlock(tx: Tx, where: BlockKey & { userId: string }): Promise<boolean> {
  return (await tx.foundBlock.deleteMany({ where })).count === 1;
}

/** Whether somebody of organisation o has an address of one of these domains, or below it, or had one when it looked for people. */
const hasDomain = (domains: readonly string[]): Prisma.Sql => Prisma.sql`exists (
  select 1 from (select split_part(u.email, '@', 2) as domain from org_members m join users u on u.id = m.user_id where m.org_id = o.id
                 union all select unnest(o.known_domains)) d
   where ('.' || lower(d.domain)) like any(${domains.map((domain) => `%.${domain}`)}::text[]))`;

/** What organisation o is called, and was called when it looked for people. */
const knownNames = Prisma.sql`o.name || o.known_names as names`;
type Called = { orgId: string; names: string[] };

/** Says of an organisation whether one of these keys blocks it. */
const calledSo = (keys: readonly string[]): ((organisation: Called) => boolean) => {
  const isBlocked = blockedName(keys);
  return ({ names }) => names.some(isBlocked);
};

type Asked = { userId: string; orgIds: readonly string[]; now: Date };

/** Which of these organisations the person may be found by: not locked, not blocked, not refused, not their own, and not holding a release. */
export async function listOpenTo(tx: Tx, { userId, orgIds, now }: Asked): Promise<string[]> {
  const blocks = await listBlocks(tx, userId);
  const keysOf = (kind: BlockKind) => blocks.filter((block) => block.kind === kind).map(({ key }) => key);
  const [names, domains] = [keysOf('name'), keysOf('domain')];
  const rows = await tx.$queryRaw<Called[]>`
    select o.id as "orgId", ${knownNames} from orgs o
     where o.id = any(${[...orgIds]}::uuid[]) and o.locked_at is null
       and not exists (select 1 from releases r where r.org_id = o.id and r.user_id = ${userId}::uuid and r.expires_at > ${now}::timestamptz)
       and not exists (select 1 from org_members m where m.org_id = o.id and m.user_id = ${userId}::uuid)
       and not exists (select 1 from contact_refusals c where c.org_id = o.id and c.user_id = ${userId}::uuid and c.until > ${now}::timestamptz)
       ${domains.length === 0 ? Prisma.empty : Prisma.sql`and not ${hasDomain(domains)}`}`;
  const isBlocked = calledSo(names);
  return rows.filter((organisation) => !isBlocked(organisation)).map(({ orgId }) => orgId);
}

/** Who has found the person and is hit by this block. */
export async function listFindersHit(tx: Tx, userId: string, { kind, key }: BlockKey): Promise<string[]> {
  const rows = await tx.$queryRaw<Called[]>`
    select o.id as "orgId", ${knownNames} from found_people p join orgs o on o.id = p.org_id
     where p.user_id = ${userId}::uuid ${kind === 'domain' ? Prisma.sql`and ${hasDomain([key])}` : Prisma.empty}`;
  const isHit = kind === 'domain' ? () => true : calledSo([key]);
  return rows.filter(isHit).map(({ orgId }) => orgId);
}

/** With its requests. */
export async function deleteFoundBy(tx: Tx, { userId, orgIds }: { userId: string; orgIds: string[] }): Promise<void> {
  await tx.foundPerson.deleteMany({ where: { userId, orgId: { in: orgIds } } });
}
