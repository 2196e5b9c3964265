import { partOneGroupCount } from '#shared/assessments/soft-skills/variants.ts';
import type { ShownGroup, SoftskillRunState } from '#shared/assessments/state.ts';
import type { Database } from '../../../core/database/db.ts';
import { openCache, perOwner } from '../../../core/memory/cache.ts';
import { minutes } from '../../../core/runtime/clock.ts';
import type { Context } from '../../../core/trpc/context.ts';
import { requireAccess, rowFor, type Where } from '../runs/access.ts';
import { type Catalogue, catalogueOfRun } from './catalogue.ts';
import { type Decision, findRunByToken, listDecisions, type RunRow } from './queries.ts';

export async function readRun(ctx: Context, key: string): Promise<SoftskillRunState> {
  return stateOf(ctx, key, await accessibleRun(ctx, key));
}

export const accessibleRun = async (ctx: Context, key: string): Promise<RunRow> =>
  requireAccess(ctx, key, await findRunByToken(ctx.app.db, rowFor(key)));

export async function stateOf({ app }: Context, token: string, run: RunRow): Promise<SoftskillRunState> {
  const [catalogue, decisions] = await Promise.all([catalogueOfRun(app, run), listDecisions(app.db.prisma, run.id)]);
  const answers = new Map(decisions.map((decision) => [decision.groupIndex, decision]));
  const show = (groups: number[][], offset: number) =>
    groups.map((ids, index) => shownGroup(catalogue, ids, { groupIndex: offset + index, answers }));
  const partTwo = run.shownPartTwo === null ? null : show(run.shownPartTwo, partOneGroupCount);
  return { token, variant: run.testVariant, status: run.status, partOne: show(run.shownPartOne, 0), partTwo };
}

type Answered = { groupIndex: number; answers: ReadonlyMap<number, Decision> };

function shownGroup(catalogue: Catalogue, ids: readonly number[], { groupIndex, answers }: Answered): ShownGroup {
  const statements = ids.map((id) => ({ id, text: catalogue.statements.get(id)?.text ?? '' }));
  const { statementOrder: answer = null, durationSeconds = null } = answers.get(groupIndex) ?? {};
  return { groupIndex, statements, answer, durationSeconds };
}

const mostRuns = 1_000;
const ageMs = minutes(10);

const runsOf = perOwner((_: Database) => openCache<RunRow | null>({ capacity: mostRuns, ageMs }));
const keyOf = (where: Where): string => ('id' in where ? where.id : where.testToken);

/** The state may be some minutes old. */
export const recallRun = (db: Database, where: Where): Promise<RunRow | null> =>
  runsOf(db).get(keyOf(where), () => findRunByToken(db, where));

export const forgetRun = (db: Database, where: Where): void => runsOf(db).forget(keyOf(where));
