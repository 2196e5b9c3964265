import { Prisma } from '#prisma/generated/client.ts';
import { createNameBlocker } from '#shared/talent-pool/blocked-companies.ts';
import type { BlockKind } from '#shared/talent-pool/schema.ts';
import type { Tx } from '../../../core/database/db.ts';
import { isUnlocked } from '../../../core/database/fragments.ts';

export type BlockRow = { kind: BlockKind; key: string; label: string };
export type BlockKey = Pick<BlockRow, 'kind' | 'key'>;

export const listBlocks = (tx: Tx, userId: string) =>
  tx.$queryRaw<BlockRow[]>`
    select kind, key, label from found_blocks where user_id = ${userId}::uuid order by created_at desc, lower(label), kind, key`;

export const countBlocks = (tx: Tx, userId: string): Promise<number> => tx.foundBlock.count({ where: { userId } });

export async function insertBlock(tx: Tx, row: BlockRow & { userId: string; createdAt: Date }): Promise<boolean> {
  return (await tx.foundBlock.createMany({ data: row, skipDuplicates: true })).count === 1;
}

export async function deleteBlock(tx: Tx, where: BlockKey & { userId: string }): Promise<boolean> {
  return (await tx.foundBlock.deleteMany({ where })).count === 1;
}

const hasDomain = (domains: readonly string[]): Prisma.Sql => Prisma.sql`exists (
  select 1 from (select split_part(u.email, '@', 2) as domain from org_members m join users u on u.id = m.user_id where m.org_id = c.id
                 union all select k.value from company_keys k where k.company_id = c.id and k.kind = 'domain') d
   where ('.' || lower(d.domain)) like any(${domains.map((domain) => `%.${domain}`)}::text[]))`;

const namesOf = Prisma.sql`array_remove(o.name || array(
  select k.value from company_keys k where k.company_id = c.id and k.kind = 'name'), null) as names`;
type NamedCompany = { orgId: string; names: string[] };

const blockedByKeys = (keys: readonly string[]): ((company: NamedCompany) => boolean) => {
  const isBlocked = createNameBlocker(keys);
  return ({ names }) => names.some(isBlocked);
};

export const listRefusedCompanies = async (tx: Tx, userId: string, now: Date): Promise<string[]> =>
  (await tx.contactRefusal.findMany({ where: { userId, until: { gt: now } }, select: { orgId: true } })).map(
    ({ orgId }) => orgId,
  );

type OpenToQuery = { userId: string; orgIds: readonly string[] };

export async function listOpenCompanies(tx: Tx, { userId, orgIds }: OpenToQuery): Promise<string[]> {
  const blocks = await listBlocks(tx, userId);
  const keysOf = (kind: BlockKind) => blocks.filter((block) => block.kind === kind).map(({ key }) => key);
  const [names, domains] = [keysOf('name'), keysOf('domain')];
  const rows = await tx.$queryRaw<NamedCompany[]>`
    select c.id as "orgId", ${namesOf} from unnest(${[...orgIds]}::uuid[]) c(id) join orgs o on o.id = c.id
     where ${isUnlocked('o')}
       and not exists (select 1 from releases r where r.org_id = c.id and r.user_id = ${userId}::uuid)
       and not exists (select 1 from org_members m where m.org_id = c.id and m.user_id = ${userId}::uuid)
       ${domains.length === 0 ? Prisma.empty : Prisma.sql`and not ${hasDomain(domains)}`}`;
  const isBlocked = blockedByKeys(names);
  return rows.filter((company) => !isBlocked(company)).map(({ orgId }) => orgId);
}

export const listFinders = async (tx: Tx, userId: string): Promise<string[]> =>
  (await tx.foundPerson.findMany({ where: { userId }, select: { orgId: true } })).map(({ orgId }) => orgId);

export async function listBlockedCompanies(
  tx: Tx,
  companyIds: readonly string[],
  { kind, key }: BlockKey,
): Promise<string[]> {
  const rows = await tx.$queryRaw<NamedCompany[]>`
    select c.id as "orgId", ${namesOf} from unnest(${[...companyIds]}::uuid[]) c(id) left join orgs o on o.id = c.id
     where ${kind === 'domain' ? hasDomain([key]) : Prisma.sql`true`}`;
  const isHit = kind === 'domain' ? () => true : blockedByKeys([key]);
  return rows.filter(isHit).map(({ orgId }) => orgId);
}
