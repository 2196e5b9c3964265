import { createBatcher } from '../../../core/database/batching.ts';
import type { Database, Tx } from '../../../core/database/db.ts';
import type { NewDecision, RunRow } from './queries.ts';

type RunAnswer = { run: RunRow; decision: NewDecision };

const columns = `(run_id, group_index, user_id, test_token, test_variant, statement_order, group_scores, duration_seconds, decided_at)`;
const replacing = `
  on conflict (run_id, group_index) do update
    set statement_order = excluded.statement_order, group_scores = excluded.group_scores,
        duration_seconds = excluded.duration_seconds, decided_at = excluded.decided_at`;

const singleStatement = {
  name: 'store-decision',
  text: `
    with open_run as (
      select id, user_id, test_token, test_variant from softskill_test_runs
       where id = $1::uuid and status = 'open' and shown_part_two is not distinct from $2::jsonb
         and user_id is not distinct from $8::uuid for share
    )
    insert into softskill_group_decisions ${columns}
    select id, $3::smallint, user_id, test_token, test_variant, $4::int[], $5::jsonb, $6::numeric, $7::timestamptz
      from open_run ${replacing}`,
};

// The fixed order prevents deadlocks between two statements. `skip locked` omits runs that another transaction has
// locked, so that they delay no other answer.
const batchStatement = {
  name: 'store-decisions',
  text: `
    with given as (
      select * from jsonb_to_recordset($1::jsonb) as given (
        "runId" uuid, "userId" uuid, "partTwo" jsonb, "groupIndex" smallint, "order" int[], scores jsonb, seconds numeric, "decidedAt" timestamptz)
    ), open_run as (
      select run.id, run.user_id, run.test_token, run.test_variant, given.*
        from given join softskill_test_runs run on run.id = given."runId"
       where run.status = 'open' and run.shown_part_two is not distinct from given."partTwo"
         and run.user_id is not distinct from given."userId"
       order by run.id for share of run skip locked
    )
    insert into softskill_group_decisions ${columns}
    select id, "groupIndex", user_id, test_token, test_variant, "order", scores, seconds, "decidedAt"
      from open_run order by id, "groupIndex" ${replacing}
    returning run_id as "runId", group_index as "groupIndex"`,
};

const secondsOf = ({ durationMs }: NewDecision): string => Math.min(durationMs / 1000, 9_999_999).toFixed(1);

function valuesOf({ run, decision }: RunAnswer): unknown[] {
  const { groupIndex, order, groupScores, decidedAt } = decision;
  const partTwo = run.shownPartTwo === null ? null : JSON.stringify(run.shownPartTwo);
  return [run.id, partTwo, groupIndex, order, JSON.stringify(groupScores), secondsOf(decision), decidedAt, run.userId];
}

const recordOf = ({ run, decision }: RunAnswer) => ({
  runId: run.id,
  userId: run.userId,
  partTwo: run.shownPartTwo,
  groupIndex: decision.groupIndex,
  order: decision.order,
  scores: decision.groupScores,
  seconds: secondsOf(decision),
  decidedAt: decision.decidedAt,
});

const keyOf = (runId: string, groupIndex: number): string => `${runId} ${groupIndex}`;
const groupOf = ({ run, decision }: RunAnswer): string => keyOf(run.id, decision.groupIndex);

async function insertDecision({ pool }: Database, answered: RunAnswer): Promise<boolean> {
  return (await pool.query({ ...singleStatement, values: valuesOf(answered) })).rowCount === 1;
}

/** The later of two answers to a group wins. Returns false for answers that are not stored yet. */
const storeBatched = createBatcher(async (db, all: readonly RunAnswer[]): Promise<boolean[]> => {
  if (all.length === 1) return [false];
  const newest = new Map(all.map((answered) => [groupOf(answered), answered]));
  const stored = await insertDecisions(db, [...newest.values()]);
  return all.map((answered) => stored.has(groupOf(answered)));
});

async function insertDecisions({ pool }: Database, all: readonly RunAnswer[]): Promise<Set<string>> {
  const values = [JSON.stringify(all.map(recordOf))];
  const { rows } = await pool.query<{ runId: string; groupIndex: number }>({ ...batchStatement, values });
  return new Set(rows.map(({ runId, groupIndex }) => keyOf(runId, groupIndex)));
}

/** Requires an open run whose owner and part 2 still match `run`; otherwise returns false and writes nothing. */
export async function storeDecision(db: Database, run: RunRow, decision: NewDecision): Promise<boolean> {
  const answered = { run, decision };
  // Falls back to the single statement when there is no batch or the run was locked, finished or changed.
  return (await storeBatched(db, answered)) || insertDecision(db, answered);
}

export const storeDecisionInTransaction = async (tx: Tx, run: RunRow, decision: NewDecision): Promise<boolean> =>
  (await tx.$executeRawUnsafe(singleStatement.text, ...valuesOf({ run, decision }))) === 1;
