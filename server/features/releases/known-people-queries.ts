import type { Tx } from '../../core/database/db.ts';

export async function insertKnownPeople(
  tx: Tx,
  rows: ReadonlyArray<{ orgId: string; userId: string; pseudonym: string; createdAt: Date }>,
): Promise<void> {
  await tx.foundPerson.createMany({ data: [...rows], skipDuplicates: true });
}

/** Requires the row locks. */
export async function updateDisclosures(
  tx: Tx,
  orgId: string,
  rows: ReadonlyArray<{ personId: string; told: object }>,
): Promise<void> {
  await tx.$executeRaw`
    update found_people p set told = news.told::jsonb
      from unnest(${rows.map(({ personId }) => personId)}::uuid[], ${rows.map(({ told }) => JSON.stringify(told))}::text[]) news(id, told)
     where p.org_id = ${orgId}::uuid and p.id = news.id`;
}

/** Cascades to requests. A release with a name would otherwise link the pseudonym to the person. */
export async function deleteKnownPerson(tx: Tx, key: { orgId: string; userId: string }): Promise<void> {
  await tx.foundPerson.deleteMany({ where: key });
}

export async function deleteKnownPersonForCompanies(
  tx: Tx,
  { userId, orgIds }: { userId: string; orgIds: string[] },
): Promise<void> {
  await tx.foundPerson.deleteMany({ where: { userId, orgId: { in: orgIds } } });
}
