import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../core/database/db.ts';
import { blockKinds, type Facts, imprintKinds, type Key, type KeyKind, linkingKinds } from './identity-keys.ts';

export type StoredKey = Key & { expiresAt: Date | null };

export async function findFacts(tx: Tx, orgId: string): Promise<(Facts & { stored: StoredKey[] }) | null> {
  type Row = Omit<Facts, 'foundedAt'> & { foundedAt: Date; stored: Array<Key & { expiresAt: string | null }> };
  const rows = await tx.$queryRaw<Row[]>`
    select o.name, o.created_at as "foundedAt",
           (select coalesce(json_agg(json_build_object('userId', u.id, 'email', lower(u.email), 'isConfirmed', u.email_verified_at is not null)), '[]')
              from org_members m join users u on u.id = m.user_id where m.org_id = o.id and m.role = 'owner') as owners,
           (select coalesce(json_agg(d), '[]')
              from (select domain, bool_or(confirmed) as "isConfirmed"
                      from (select lower(split_part(u.email, '@', 2)) as domain, u.email_verified_at is not null as confirmed
                              from org_members m join users u on u.id = m.user_id where m.org_id = o.id
                            union all
                            select domain, true from company_checks where org_id = o.id and domain is not null) known
                     group by domain) d) as domains,
           (select json_build_object('legalName', i.legal_name, 'street', i.street, 'postalCode', i.postal_code, 'town', i.town,
                                     'country', i.country, 'register', i.register)
              from company_imprints i where i.org_id = o.id) as imprint,
           (select coalesce(json_agg(json_build_object('kind', k.kind, 'value', k.value, 'isProven', k.is_proven, 'expiresAt', k.expires_at)), '[]')
              from company_keys k where k.company_id = o.id) as stored
      from orgs o where o.id = ${orgId}::uuid`;
  const row = rows[0];
  if (row === undefined) return null;
  const stored = row.stored.map((key) => ({
    ...key,
    expiresAt: key.expiresAt === null ? null : new Date(key.expiresAt),
  }));
  return { ...row, stored };
}

export async function insertCompany(tx: Tx, row: { id: string; foundedAt: Date }): Promise<void> {
  await tx.knownCompany.createMany({ data: row, skipDuplicates: true });
}

type NewKeys = { companyId: string; keys: readonly Key[]; claimedAt: Date };

export async function insertKeys(tx: Tx, { companyId, keys, claimedAt }: NewKeys): Promise<void> {
  await tx.$executeRaw`
    insert into company_keys (company_id, kind, value, is_proven, claimed_at)
    select ${companyId}::uuid, kind, value, is_proven, ${claimedAt}::timestamptz
      from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ value }) => value)}::text[],
                  ${keys.map(({ isProven }) => isProven)}::boolean[]) k(kind, value, is_proven)
    on conflict (company_id, kind, value) do update
       set expires_at = null, is_proven = company_keys.is_proven or excluded.is_proven`;
}

type Expiry = { companyId: string; keys: ReadonlyArray<Pick<Key, 'kind' | 'value'>>; expiresAt: Date };

export async function updateKeyExpiry(tx: Tx, { companyId, keys, expiresAt }: Expiry): Promise<void> {
  await tx.$executeRaw`
    update company_keys k set expires_at = ${expiresAt}::timestamptz
      from unnest(${keys.map(({ kind }) => kind)}::text[], ${keys.map(({ value }) => value)}::text[]) former(kind, value)
     where k.company_id = ${companyId}::uuid and k.kind = former.kind and k.value = former.value and k.expires_at is null`;
}

export async function updateGoneAt(tx: Tx, row: { companyId: string; goneAt: Date; expiresAt: Date }): Promise<void> {
  const { companyId, goneAt, expiresAt } = row;
  await tx.knownCompany.update({ where: { id: companyId }, data: { goneAt }, select: { id: true } });
  await tx.companyKey.updateMany({ where: { companyId, expiresAt: null }, data: { expiresAt } });
}

const isInForce = (key: Prisma.Sql, now: Date): Prisma.Sql =>
  Prisma.sql`(${key}.expires_at is null or ${key}.expires_at > ${now}::timestamptz)`;

const reachableFrom = (companies: Prisma.Sql, now: Date): Prisma.Sql => Prisma.sql`
  select id, null::text, null::text from (${companies}) start(id)
  union
  select case when r.id is null then k.company_id end, case when r.id is not null then k.kind end,
         case when r.id is not null then k.value end
    from reached r join company_keys k on k.company_id = r.id or (k.kind = r.kind and k.value = r.value)
   where k.is_proven and k.kind = any(${[...linkingKinds]}::text[]) and ${isInForce(Prisma.sql`k`, now)}`;

/** `isOwn`: linked by proven keys alone. `isLike`: shares any linking key with an own company. */
type Relative = { companyId: string; foundedAt: Date; goneAt: Date | null; isOwn: boolean; isLike: boolean };

/** `older`: companies whose refusals bind these. `newer`: companies bound by these. Only imprints differ. */
export type Direction = 'older' | 'newer';

/** Many companies may share an address, so an address binds only after its company was deleted. */
const bindsNewer = (older: Prisma.Sql, newer: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (${older}.kind <> all(${[...imprintKinds]}::text[]) or ${older}.claimed_at <= ${newer}.claimed_at)
  and (${older}.kind <> 'seat' or exists (
    select 1 from known_companies gone where gone.id = ${older}.company_id and gone.gone_at <= ${newer}.claimed_at))`;

type RelativesQuery = { companyIds: readonly string[]; direction: Direction; now: Date };

/**
 * These companies, companies linked by proven keys, companies that share any key with those, and companies linked to
 * them by proven keys.
 */
export function listRelatives(tx: Tx, { companyIds, direction, now }: RelativesQuery): Promise<Relative[]> {
  const [mine, theirs] = [Prisma.sql`a`, Prisma.sql`b`];
  return tx.$queryRaw<Relative[]>`
    with recursive own as (
      with recursive reached(id, kind, value) as (${reachableFrom(Prisma.sql`select unnest(${[...companyIds]}::uuid[])`, now)})
      select id from reached where id is not null
    ), alike as (
      select distinct b.company_id as id
        from company_keys a join company_keys b on b.kind = a.kind and b.value = a.value
       where a.company_id in (select id from own) and a.kind = any(${[...linkingKinds]}::text[])
         and ${isInForce(mine, now)} and ${isInForce(theirs, now)}
         and ${direction === 'older' ? bindsNewer(theirs, mine) : bindsNewer(mine, theirs)}
    ), kin as (
      with recursive reached(id, kind, value) as (${reachableFrom(Prisma.sql`select id from own union select id from alike`, now)})
      select id from reached where id is not null)
    select c.id as "companyId", c.founded_at as "foundedAt", c.gone_at as "goneAt",
           c.id in (select id from own) as "isOwn", c.id in (select id from alike) as "isLike"
      from kin join known_companies c on c.id = kin.id
     order by c.founded_at, c.gone_at, c.id`;
}

export const listBlockKeys = (
  tx: Tx,
  { companyIds, now, limit }: { companyIds: readonly string[]; now: Date; limit: number },
) =>
  tx.$queryRaw<Array<{ kind: KeyKind; value: string }>>`
    select kind, value from (
      select k.kind, k.value, row_number() over (partition by k.kind order by min(c.founded_at), k.value) as place
        from company_keys k join known_companies c on c.id = k.company_id
       where k.company_id = any(${[...companyIds]}::uuid[]) and k.kind = any(${[...blockKinds]}::text[]) and ${isInForce(Prisma.sql`k`, now)}
       group by k.kind, k.value) numbered
     where place <= ${limit}`;

export async function insertRefusal(tx: Tx, key: { companyId: string; userId: string }, until: Date): Promise<void> {
  await tx.$executeRaw`
    insert into contact_refusals (org_id, user_id, until) values (${key.companyId}::uuid, ${key.userId}::uuid, ${until}::timestamptz)
    on conflict (org_id, user_id) do update set until = greatest(contact_refusals.until, excluded.until)`;
}

export async function insertRefusalsForAll(tx: Tx, companyId: string, until: Date): Promise<void> {
  await tx.$executeRaw`
    insert into contact_refusals (org_id, user_id, until)
    select ${companyId}::uuid, user_id, ${until}::timestamptz
      from (select user_id from releases where org_id = ${companyId}::uuid
            union select user_id from contact_requests where org_id = ${companyId}::uuid and declined_at is null) known
    on conflict (org_id, user_id) do update set until = greatest(contact_refusals.until, excluded.until)`;
}

export async function lockCompany(tx: Tx, id: string): Promise<void> {
  await tx.$queryRaw`select 1 from known_companies where id = ${id}::uuid for no key update`;
}
