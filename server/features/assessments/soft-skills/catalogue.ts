import type { LengthOf } from '#shared/assessments/soft-skills/quality.ts';
import type { SkillOf } from '#shared/assessments/soft-skills/scoring.ts';
import { type TestVariant, testVariants } from '#shared/assessments/soft-skills/variants.ts';
import type { App } from '../../../core/app.ts';
import type { Database, Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { oneForEach } from '../../../core/memory/cache.ts';
import { skillsChanged } from './skills.ts';

/** A frozen catalogue version, ready to score with. */
export type Catalogue = {
  versionId: number;
  /** Every statement by its id. */
  statements: ReadonlyMap<number, { text: string; skillId: number }>;
  /** Statement ids of the groups of part 1, in their order. */
  groups: ReadonlyArray<readonly number[]>;
  /** First and second additional statement of every skill that has them. */
  additional: ReadonlyMap<number, readonly [number, number]>;
  /** All skills of the version by id: an order that no later import changes, so that ties are broken alike for ever. */
  skillIds: readonly number[];
};

/** Versions never change, so that a process reads each of them once; all that can happen to them is that they are emptied. */
const versionsOf = oneForEach((_: Database) => new Map<number, Promise<Catalogue>>());

/**
 * The same for a run that goes on: hears when all test data was deleted. @throws RuleError NOT_FOUND if its statements are gone, as
 * if the run itself were
 */
export function catalogueOfRun(app: App, { catalogueVersionId }: { catalogueVersionId: number }): Promise<Catalogue> {
  watchDeletion(app);
  return loadCatalogue(app.db, catalogueVersionId);
}

const watchDeletion = oneForEach(({ db, events }: App) => {
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

/** The variants that a new run can start on; none after all test data was deleted. */
export async function startableVariants({ prisma }: Database): Promise<TestVariant[]> {
  const where = { status: 'active' as const };
  const versions = await prisma.catalogueVersion.findMany({ where, select: { testVariant: true }, take: 10 });
  return testVariants.filter((variant) => versions.some(({ testVariant }) => testVariant === variant));
}

/** How many tests there are: the values test, and the soft-skill test unless it is neither done nor startable. */
export const availableTests = async (db: Database, hasSoftskillResult: boolean): Promise<number> =>
  hasSoftskillResult || (await startableVariants(db)).length > 0 ? 2 : 1;

/** The version that new runs of the variant start on. @throws RuleError NO_CATALOGUE */
export async function activeCatalogue(db: Database, testVariant: TestVariant): Promise<Catalogue> {
  const version = await db.prisma.catalogueVersion.findFirst({
    where: { testVariant, status: 'active' },
    select: { id: true },
  });
  if (version === null) throw new RuleError('NO_CATALOGUE');
  return loadCatalogue(db, version.id);
}

/** Statement id → skill id, as scoring wants it. */
export const skillOf =
  (catalogue: Catalogue): SkillOf =>
  (statementId) =>
    catalogue.statements.get(statementId)?.skillId;

/** Statement id → its length in characters. */
export const lengthOf =
  (catalogue: Catalogue): LengthOf =>
  (statementId) =>
    catalogue.statements.get(statementId)?.text.length ?? 0;
