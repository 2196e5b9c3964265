import type { LengthOf } from '#shared/assessments/soft-skills/quality.ts';
import type { SkillOf } from '#shared/assessments/soft-skills/scoring.ts';
import { type TestVariant, testVariants } from '#shared/assessments/soft-skills/variants.ts';
import type { App } from '../../../core/app.ts';
import type { Database, Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { perOwner } from '../../../core/memory/cache.ts';
import { skillsChanged } from './skills.ts';

export type Catalogue = {
  versionId: number;
  statements: ReadonlyMap<number, { text: string; skillId: number }>;
  groups: ReadonlyArray<readonly number[]>;
  additional: ReadonlyMap<number, readonly [number, number]>;
  /** Sorted by id, which later imports keep, so that ties are always broken the same way. */
  skillIds: readonly number[];
};

/** Versions are immutable; only the deletion of all test data clears this cache. */
const versionsOf = perOwner((_: Database) => new Map<number, Promise<Catalogue>>());

/** @throws RuleError NOT_FOUND if the statements of the run were deleted */
export function catalogueOfRun(app: App, { catalogueVersionId }: { catalogueVersionId: number }): Promise<Catalogue> {
  watchDeletion(app);
  return loadCatalogue(app.db, catalogueVersionId);
}

const watchDeletion = perOwner(({ db, events }: App) => {
  const forget = () => versionsOf(db).clear();
  forget();
  events.subscribe(skillsChanged, forget);
  events.onReconnect(forget);
  return forget;
});

export function loadCatalogue(db: Database, versionId: number): Promise<Catalogue> {
  const versions = versionsOf(db);
  const loaded = versions.get(versionId) ?? readCatalogue(db.prisma, versionId);
  versions.set(versionId, loaded);
  loaded.catch(() => versions.delete(versionId));
  return loaded;
}

async function readCatalogue(tx: Tx, catalogueVersionId: number): Promise<Catalogue> {
  const where = { catalogueVersionId };
  const [statements, groups, additional, skills] = await Promise.all([
    tx.statement.findMany({ where, select: { id: true, text: true, softskillId: true } }),
    tx.questionGroup.findMany({ where, orderBy: { position: 'asc' } }),
    tx.softskillAdditionalStatements.findMany({ where }),
    tx.softskill.findMany({ orderBy: { id: 'asc' }, select: { id: true } }),
  ]);
  if (statements.length === 0) throw new RuleError('NOT_FOUND');
  const used = new Set(statements.map((statement) => statement.softskillId));
  return {
    versionId: catalogueVersionId,
    statements: new Map(statements.map(({ id, text, softskillId }) => [id, { text, skillId: softskillId }])),
    groups: groups.map((group) => [group.statement1Id, group.statement2Id, group.statement3Id, group.statement4Id]),
    additional: new Map(additional.map((row) => [row.softskillId, [row.statement1Id, row.statement2Id]])),
    skillIds: skills.map(({ id }) => id).filter((id) => used.has(id)),
  };
}

export async function startableVariants({ prisma }: Database): Promise<TestVariant[]> {
  const where = { status: 'active' as const };
  const versions = await prisma.catalogueVersion.findMany({ where, select: { testVariant: true }, take: 10 });
  return testVariants.filter((variant) => versions.some(({ testVariant }) => testVariant === variant));
}

export const availableTests = async (db: Database, hasSoftskillResult: boolean): Promise<number> =>
  hasSoftskillResult || (await startableVariants(db)).length > 0 ? 2 : 1;

/** @throws RuleError NO_CATALOGUE */
export async function activeCatalogue(db: Database, testVariant: TestVariant): Promise<Catalogue> {
  const version = await db.prisma.catalogueVersion.findFirst({
    where: { testVariant, status: 'active' },
    select: { id: true },
  });
  if (version === null) throw new RuleError('NO_CATALOGUE');
  return loadCatalogue(db, version.id);
}

export const skillOf =
  (catalogue: Catalogue): SkillOf =>
  (statementId) =>
    catalogue.statements.get(statementId)?.skillId;

export const lengthOf =
  (catalogue: Catalogue): LengthOf =>
  (statementId) =>
    catalogue.statements.get(statementId)?.text.length ?? 0;
