import { partOneGroupCount } from '#shared/assessments/soft-skills/variants.ts';
import type { GroupView, SoftskillRunState } from '#shared/assessments/state.ts';
import type { Database } from '../../../core/database/db.ts';
import { openCache, perOwner } from '../../../core/memory/cache.ts';
import { minutes } from '../../../core/runtime/clock.ts';
import type { Context } from '../../../core/trpc/context.ts';
import { type RowKey, requireAccess, rowKeyOf } from '../runs/run-access.ts';
import { type Catalogue, catalogueOfRun } from './catalogue.ts';
import { type Decision, findRunByToken, listDecisions, type RunRow } from './queries.ts';

export async function readRun(ctx: Context, key: string): Promise<SoftskillRunState> {
  return presentRun(ctx, key, await requireAccessibleRun(ctx, key));
}

export const requireAccessibleRun = async (ctx: Context, key: string): Promise<RunRow> =>
  requireAccess(ctx, key, await findRunByToken(ctx.app.db, rowKeyOf(key)));

export async function presentRun({ app }: Context, token: string, run: RunRow): Promise<SoftskillRunState> {
  const [catalogue, decisions] = await Promise.all([catalogueOfRun(app, run), listDecisions(app.db.prisma, run.id)]);
  const answers = new Map(decisions.map((decision) => [decision.groupIndex, decision]));
  const show = (groups: number[][], offset: number) =>
    groups.map((ids, index) => presentGroup(catalogue, ids, { groupIndex: offset + index, answers }));
  const partTwo = run.shownPartTwo === null ? null : show(run.shownPartTwo, partOneGroupCount);
  return { token, variant: run.testVariant, status: run.status, partOne: show(run.shownPartOne, 0), partTwo };
}

type Answered = { groupIndex: number; answers: ReadonlyMap<number, Decision> };

function presentGroup(catalogue: Catalogue, ids: readonly number[], { groupIndex, answers }: Answered): GroupView {
  const statements = ids.map((id) => ({ id, text: catalogue.statements.get(id)?.text ?? '' }));
  const { statementOrder: answer = null, durationSeconds = null } = answers.get(groupIndex) ?? {};
  return { groupIndex, statements, answer, durationSeconds };
}

const maxCachedRuns = 1_000;
const cacheAgeMs = minutes(10);

const runCacheOf = perOwner((_: Database) => openCache<RunRow | null>({ capacity: maxCachedRuns, ageMs: cacheAgeMs }));
const keyOf = (where: RowKey): string => ('id' in where ? where.id : where.testToken);

/** The run may be ten minutes old. */
export const findCachedRun = (db: Database, where: RowKey): Promise<RunRow | null> =>
  runCacheOf(db).get(keyOf(where), () => findRunByToken(db, where));

export const invalidateRun = (db: Database, where: RowKey): void => runCacheOf(db).invalidate(keyOf(where));
