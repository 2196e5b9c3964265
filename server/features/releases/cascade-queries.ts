import type { Tx } from '../../core/database/db.ts';

/** Stores no reference to the organisation, because the same transaction deletes it. @returns the affected people */
export async function insertCompanyDeletedEvents(
  tx: Tx,
  { orgId, now }: { orgId: string; now: Date },
): Promise<string[]> {
  const rows = await tx.$queryRaw<Array<{ userId: string }>>`
    insert into person_events (user_id, id, kind, org_name, created_at)
    select concerned.user_id, gen_random_uuid(), 'companyGone', o.name, ${now}::timestamptz
      from (select user_id from releases where org_id = ${orgId}::uuid
            union select user_id from applications where org_id = ${orgId}::uuid
            union select user_id from contact_requests where org_id = ${orgId}::uuid) concerned
      join orgs o on o.id = ${orgId}::uuid
    returning user_id as "userId"`;
  return rows.map(({ userId }) => userId);
}

export async function listAffectedPeople(tx: Tx, orgId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<Array<{ userId: string }>>`
    select user_id as "userId" from releases where org_id = ${orgId}::uuid
    union select user_id from applications where org_id = ${orgId}::uuid
    union select user_id from contact_requests where org_id = ${orgId}::uuid`;
  return rows.map(({ userId }) => userId);
}

export async function listAffectedCompanies(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<Array<{ orgId: string }>>`
    select org_id as "orgId" from releases where user_id = ${userId}::uuid
    union select org_id from found_people where user_id = ${userId}::uuid`;
  return rows.map(({ orgId }) => orgId);
}
