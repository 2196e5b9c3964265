import type { Prisma } from '#prisma/generated/client.ts';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import { type Catalogue, type CatalogueSkill, statementIdsOf } from '#shared/import/catalogue.ts';
import type { StoredCatalogue, VersionReference, VersionStatus } from '#shared/import/plan.ts';
import type { Tx } from '../../core/database/db.ts';

const lockKey = 727_465_106;

/** Serialises imports, activations and the deletion of all variants, because variants share the skills. */
export async function lockImports(tx: Tx): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(${lockKey}::bigint)`;
}

const statementFields = { id: true, text: true, softskillId: true };
const groupFields = {
  id: true,
  slug: true,
  label: true,
  position: true,
  statement1Id: true,
  statement2Id: true,
  statement3Id: true,
  statement4Id: true,
};
const contentFields = {
  skills: true,
  statements: { select: statementFields, orderBy: { id: 'asc' } },
  groups: { select: groupFields, orderBy: { position: 'asc' } },
} as const;

type Content = Omit<StoredCatalogue, 'skills'> & { skills: Prisma.JsonValue };

const asCatalogue = ({ skills, statements, groups }: Content): StoredCatalogue => ({
  skills: skills as CatalogueSkill[],
  statements,
  groups,
});

export async function findStoredCatalogue(tx: Tx, testVariant: TestVariant): Promise<StoredCatalogue> {
  const version = await tx.catalogueVersion.findFirst({
    where: { testVariant, status: 'active' },
    select: contentFields,
  });
  return version === null ? { skills: [], statements: [], groups: [] } : asCatalogue(version);
}

export async function findCatalogueOfVersion(tx: Tx, id: number): Promise<StoredCatalogue | null> {
  const version = await tx.catalogueVersion.findUnique({ where: { id }, select: contentFields });
  return version && asCatalogue(version);
}

/** Compares in the database to avoid loading all versions. */
export async function findSameVersion(
  tx: Tx,
  testVariant: TestVariant,
  { skills, statements, groups }: Catalogue,
): Promise<VersionReference | null> {
  const content = {
    skills: JSON.stringify(skills),
    statements: JSON.stringify(
      statements
        .toSorted((one, other) => one.id - other.id)
        .map(({ id, text, softskillId }) => [id, text, softskillId]),
    ),
    groups: JSON.stringify(
      groups.map((group) => [group.id, group.slug, group.label, group.position, ...statementIdsOf(group)]),
    ),
  };
  const found = await tx.$queryRaw<VersionReference[]>`
    select v.id as "versionId", v.number, v.status::text as status from catalogue_versions v
     where v.test_variant = ${testVariant}::test_variant and v.skills = ${content.skills}::jsonb
       and (select jsonb_agg(jsonb_build_array(s.id, s.text, s.softskill_id) order by s.id)
              from statements s where s.catalogue_version_id = v.id) = ${content.statements}::jsonb
       and (select jsonb_agg(jsonb_build_array(g.id, g.slug, g.label, g.position, g.statement_1_id, g.statement_2_id,
                                               g.statement_3_id, g.statement_4_id) order by g.position)
              from question_groups g where g.catalogue_version_id = v.id) = ${content.groups}::jsonb
     order by v.status = 'active' desc, v.number desc limit 1`;
  return found[0] ?? null;
}

/** Includes deleted versions, because logs and files refer to their numbers. 0 if there is none. */
export async function findHighestNumber(tx: Tx, testVariant: TestVariant): Promise<number> {
  const row = await tx.catalogueNumber.findUnique({ where: { testVariant }, select: { highest: true } });
  return row?.highest ?? 0;
}

type NewVersion = { testVariant: TestVariant; number: number; findings: Prisma.InputJsonArray; createdAt: Date };

export async function insertDraft(tx: Tx, version: NewVersion, catalogue: Catalogue): Promise<number> {
  const { testVariant, number: highest } = version;
  await tx.catalogueNumber.upsert({ where: { testVariant }, create: { testVariant, highest }, update: { highest } });
  const { id: catalogueVersionId } = await tx.catalogueVersion.create({
    data: { ...version, touchedAt: version.createdAt, skills: catalogue.skills, status: 'draft' },
    select: { id: true },
  });
  await tx.statement.createMany({ data: catalogue.statements.map((row) => ({ ...row, catalogueVersionId })) });
  await tx.questionGroup.createMany({
    data: catalogue.groups.map((row) => ({ ...row, testVariant, catalogueVersionId })),
  });
  await tx.softskillAdditionalStatements.createMany({
    data: catalogue.additional.map((row) => ({ ...row, catalogueVersionId })),
  });
  return catalogueVersionId;
}

export type VersionRow = {
  id: number;
  testVariant: TestVariant;
  number: number;
  status: VersionStatus;
  skills: CatalogueSkill[];
  hasStatements: boolean;
};

export async function findVersion(tx: Tx, id: number): Promise<VersionRow | null> {
  const statements = { select: { id: true }, take: 1 } as const;
  const found = await tx.catalogueVersion.findUnique({
    where: { id },
    select: { id: true, testVariant: true, number: true, status: true, skills: true, statements },
  });
  if (found === null) return null;
  const { statements: some, skills, ...version } = found;
  return { ...version, skills: skills as CatalogueSkill[], hasStatements: some.length > 0 };
}

export type RemovedVersion = Pick<VersionRow, 'id' | 'testVariant' | 'number'>;

export async function deleteVersion(tx: Tx, id: number): Promise<void> {
  await tx.catalogueVersion.delete({ where: { id }, select: { id: true } });
}

/** Restarts the draft's retention period. */
export async function updateDraftUsedAt(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.catalogueVersion.updateMany({ where: { id, status: 'draft' }, data: { touchedAt: at } });
}

/** Includes emptied versions, which cannot be activated. */
export const deleteExpiredDrafts = (tx: Tx, before: Date, take: number): Promise<RemovedVersion[]> =>
  tx.$queryRaw<RemovedVersion[]>`
    delete from catalogue_versions where id in (
      select v.id from catalogue_versions v
       where v.status <> 'active' and v.activated_at is null and v.touched_at < ${before}::timestamptz
         and not exists (select from softskill_test_runs r where r.catalogue_version_id = v.id)
       limit ${take})
    returning id, test_variant::text as "testVariant", number`;
