import type { Prisma } from '#prisma/generated/client.ts';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { Catalogue, CatalogueSkill } from '#shared/import/catalogue.ts';
import type { StoredCatalogue } from '#shared/import/plan.ts';
import type { Tx } from '../../core/db.ts';

const lockKey = 727_465_106;

/** Imports take turns until the transaction ends; those of two variants as well, because they share the softskills. */
export async function lockImports(tx: Tx): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(${lockKey}::bigint)`;
}

const skillFields = { id: true, name: true, description: true, relatedId1: true, relatedId2: true, position: true };
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

/** All softskills, and the statements and groups of the active version; none if there is no active version. */
export async function findStoredCatalogue(tx: Tx, testVariant: TestVariant): Promise<StoredCatalogue> {
  const skills = await tx.softskill.findMany({ select: skillFields });
  const version = await tx.catalogueVersion.findFirst({
    where: { testVariant, status: 'active' },
    select: {
      statements: { select: statementFields, orderBy: { id: 'asc' } },
      groups: { select: groupFields, orderBy: { position: 'asc' } },
    },
  });
  return { skills, statements: version?.statements ?? [], groups: version?.groups ?? [] };
}

/** 0 if the variant has no version yet. */
export async function findNewestNumber(tx: Tx, testVariant: TestVariant): Promise<number> {
  const { _max } = await tx.catalogueVersion.aggregate({ where: { testVariant }, _max: { number: true } });
  return _max.number ?? 0;
}

export async function findSlugs(tx: Tx): Promise<string[]> {
  return (await tx.softskill.findMany({ select: { slug: true } })).map(({ slug }) => slug);
}

export async function insertSkills(tx: Tx, skills: Array<CatalogueSkill & { slug: string }>): Promise<void> {
  await tx.softskill.createMany({ data: skills });
}

/** The slug stays: addresses outlive names. */
export async function updateSkill(tx: Tx, { id, ...data }: CatalogueSkill): Promise<void> {
  await tx.softskill.update({ where: { id }, data, select: { id: true } });
}

export async function retireActiveVersion(tx: Tx, testVariant: TestVariant): Promise<void> {
  await tx.catalogueVersion.updateMany({ where: { testVariant, status: 'active' }, data: { status: 'retired' } });
}

type NewVersion = { testVariant: TestVariant; number: number; findings: Prisma.InputJsonArray; at: Date };

/** The new version becomes the active one; the former must be retired before. */
export async function insertActiveVersion(tx: Tx, version: NewVersion, catalogue: Catalogue): Promise<void> {
  const { at, ...data } = version;
  const { id: catalogueVersionId } = await tx.catalogueVersion.create({
    data: { ...data, status: 'active', createdAt: at, activatedAt: at },
    select: { id: true },
  });
  const { testVariant } = version;
  await tx.statement.createMany({ data: catalogue.statements.map((row) => ({ ...row, catalogueVersionId })) });
  await tx.questionGroup.createMany({
    data: catalogue.groups.map((row) => ({ ...row, testVariant, catalogueVersionId })),
  });
  await tx.softskillAdditionalStatements.createMany({
    data: catalogue.additional.map((row) => ({ ...row, catalogueVersionId })),
  });
}
