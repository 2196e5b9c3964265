import type { ResultInput } from '#shared/assessments/schema.ts';
import { statementsPerSkill, strongestAverage } from '#shared/assessments/soft-skills/strongest-average.ts';
import { isShifted } from '#shared/assessments/soft-skills/uncertainty.ts';
import type {
  Dashboard,
  ResultComparison,
  SkillChange,
  SoftskillResultView,
  ValueResultView,
} from '#shared/assessments/state.ts';
import type { App } from '../../../core/app.ts';
import { RuleError } from '../../../core/errors.ts';
import { addMs, days } from '../../../core/runtime/clock.ts';
import type { Context, SignedInContext } from '../../../core/trpc/context.ts';
import { ownerOf, type RowKey, requireAccess, rowKeyOf } from '../runs/run-access.ts';
import { availableTests, loadCatalogue, skillOf } from '../soft-skills/catalogue.ts';
import { listSkillNames, type SkillName } from '../soft-skills/skills.ts';
import {
  presentSummary,
  rankedSkills,
  softskillsForGuest,
  softskillsForOwner,
  valuesForGuest,
  valuesForOwner,
} from './present.ts';
import {
  deleteOwnSoftskillResult,
  deleteOwnValueResult,
  findNewestSoftskillResult,
  findNewestValueResult,
  findShownGroups,
  findSoftskillResult,
  findValueResult,
  listSoftskillHistory,
  listValueHistory,
  type SoftskillResultRow,
} from './queries.ts';

export async function softskillResult(ctx: Context, input: ResultInput): Promise<SoftskillResultView> {
  const { db } = ctx.app;
  const row = await findResult(ctx, input, {
    byKey: (where) => findSoftskillResult(db, where),
    newestOf: (userId) => findNewestSoftskillResult(db.prisma, userId),
  });
  if (row === null) throw new RuleError('NOT_FOUND');
  const skills = await listSkillNames(ctx.app);
  if (row.userId !== null) return softskillsForOwner(row, skills);
  return { ...softskillsForGuest(row, skills), expiresAt: expiresAt(ctx.app, row) };
}

/** Null if nothing names a result and the account has none yet. */
export async function valueResult(ctx: Context, input: ResultInput): Promise<ValueResultView | null> {
  const db = ctx.app.db.prisma;
  const row = await findResult(ctx, input, {
    byKey: (where) => findValueResult(db, where),
    newestOf: (userId) => findNewestValueResult(db, userId),
  });
  if (row === null) return null;
  if (row.userId !== null) return valuesForOwner(row);
  return { ...valuesForGuest(row), expiresAt: expiresAt(ctx.app, row) };
}

const expiresAt = ({ settings }: App, { createdAt }: { createdAt: Date }): Date =>
  addMs(createdAt, days(settings.current().retention.guestResultDays));

type Whose = Pick<SignedInContext, 'app'> & { user: { userId: string } };

export async function newestSoftskills({ app, user }: Whose): Promise<SoftskillResultView | null> {
  const [row, skills] = await Promise.all([findNewestSoftskillResult(app.db.prisma, user.userId), listSkillNames(app)]);
  return row && softskillsForOwner(row, skills);
}

export async function newestResultRows({ db }: App, userId: string) {
  const [softskill, values] = await Promise.all([
    findNewestSoftskillResult(db.prisma, userId),
    findNewestValueResult(db.prisma, userId),
  ]);
  return { softskill, values };
}

type Finders<Row> = {
  byKey: (where: RowKey) => Promise<Row | null>;
  newestOf: (userId: string) => Promise<Row | null>;
};

/** @throws RuleError NOT_FOUND for a key without a result, also for a result of another person */
async function findResult<Row extends { id: string; userId: string | null }>(
  ctx: Context,
  { token, resultId }: ResultInput,
  find: Finders<Row>,
): Promise<Row | null> {
  const key = resultId ?? token ?? null;
  if (key !== null) return requireAccess(ctx, key, await find.byKey(rowKeyOf(key)));
  const owner = ownerOf(ctx);
  return owner === null ? null : find.newestOf(owner);
}

export async function dashboard({ app, user }: SignedInContext): Promise<Dashboard> {
  const db = app.db.prisma;
  const { userId } = user;
  const [softskill, values, softskillHistory, valueHistory, skills] = await Promise.all([
    findNewestSoftskillResult(db, userId),
    findNewestValueResult(db, userId),
    listSoftskillHistory(db, userId),
    listValueHistory(db, userId),
    listSkillNames(app),
  ]);
  return {
    testsCompleted: Number(softskill !== null) + Number(values !== null),
    testsAvailable: await availableTests(app.db, softskill !== null),
    softskill: softskill && softskillsForOwner(softskill, skills),
    values: values && valuesForOwner(values),
    strongestAverage: softskill && (await averageOf(app, softskill, skills)),
    softskillHistory: softskillHistory.map(presentSummary),
    valueHistory: valueHistory.map(presentSummary),
  };
}

async function averageOf(
  { db }: SignedInContext['app'],
  row: SoftskillResultRow,
  skills: readonly SkillName[],
): Promise<number | null> {
  const shown = await findShownGroups(db.prisma, row.id);
  if (shown === null) return null;
  const catalogue = await loadCatalogue(db, shown.catalogueVersionId);
  const answered = statementsPerSkill(shown.groups, skillOf(catalogue));
  const strongestFirst = rankedSkills(row, skills);
  return strongestAverage(
    strongestFirst.map(({ skillId, points }) => ({ points, answered: answered.get(skillId) ?? 0 })),
  );
}

export async function compareResults(
  ctx: SignedInContext,
  ids: { firstId: string; secondId: string },
): Promise<ResultComparison> {
  const { app } = ctx;
  const requireOwn = async (id: string): Promise<SoftskillResultRow> =>
    requireAccess(ctx, id, await findSoftskillResult(app.db, { id }));
  const [first, second, skills] = await Promise.all([
    requireOwn(ids.firstId),
    requireOwn(ids.secondId),
    listSkillNames(app),
  ]);
  const later = new Map(rankedSkills(second, skills).map((skill) => [skill.skillId, skill]));
  const [firstBands, secondBands] = [bandsBySkill(first), bandsBySkill(second)];
  const changes = rankedSkills(first, skills).flatMap((before): SkillChange[] => {
    const { skillId, name } = before;
    const after = later.get(skillId);
    const [bandThen, bandNow] = [firstBands.get(skillId), secondBands.get(skillId)];
    if (after === undefined || bandThen === undefined || bandNow === undefined) return [];
    return [{ skillId, name, first: before, second: after, isShifted: isShifted(bandThen, bandNow) }];
  });
  return { first: presentSummary(first), second: presentSummary(second), skills: changes };
}

const bandsBySkill = ({ bands }: SoftskillResultRow) => new Map(bands.map((band) => [band.skillId, band]));

export async function deleteResult(
  ctx: SignedInContext,
  { kind, resultId }: { kind: 'softskill' | 'values'; resultId: string },
): Promise<void> {
  const { db } = ctx.app;
  const remove = kind === 'softskill' ? deleteOwnSoftskillResult : deleteOwnValueResult;
  if (await remove(db.prisma, ctx.user.userId, resultId)) return;
  const where = { id: resultId };
  const found = await (kind === 'softskill' ? findSoftskillResult(db, where) : findValueResult(db.prisma, where));
  requireAccess(ctx, resultId, found);
  throw new RuleError('NOT_FOUND');
}
