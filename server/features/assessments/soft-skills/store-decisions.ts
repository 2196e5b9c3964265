/** Writing answers: one at a time inside a transaction, and outside of one all together that arrive together. */
import { batched } from '../../../core/database/batched.ts';
import type { Database, Tx } from '../../../core/database/db.ts';
import type { NewDecision, RunRow } from './queries.ts';

type Answered = { run: RunRow; decision: NewDecision };

const columns = `(run_id, group_index, user_id, test_token, test_variant, statement_order, group_scores, duration_seconds, decided_at)`;
const replacing = `
  on conflict (run_id, group_index) do update
    set statement_order = excluded.statement_order, group_scores = excluded.group_scores,
        duration_seconds = excluded.duration_seconds, decided_at = excluded.decided_at`;

const one = {
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

// In one order, so that two statements never wait for each other; and a run that somebody holds is left out, so that nobody waits for it.
const several = {
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

function valuesOf({ run, decision }: Answered): unknown[] {
  const { groupIndex, order, groupScores, decidedAt } = decision;
  const partTwo = run.shownPartTwo === null ? null : JSON.stringify(run.shownPartTwo);
  return [run.id, partTwo, groupIndex, order, JSON.stringify(groupScores), secondsOf(decision), decidedAt, run.userId];
}

const recordOf = ({ run, decision }: Answered) => ({
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
const groupOf = ({ run, decision }: Answered): string => keyOf(run.id, decision.groupIndex);

async function storeOne({ pool }: Database, answered: Answered): Promise<boolean> {
  return (await pool.query({ ...one, values: valuesOf(answered) })).rowCount === 1;
}

/** Of two answers to the same group the later one counts, as if they had come one after the other. False: not stored yet. */
const storeTogether = batched(async (db, all: readonly Answered[]): Promise<boolean[]> => {
  if (all.length === 1) return [false];
  const newest = new Map(all.map((answered) => [groupOf(answered), answered]));
  const stored = await storeSeveral(db, [...newest.values()]);
  return all.map((answered) => stored.has(groupOf(answered)));
});

async function storeSeveral({ pool }: Database, all: readonly Answered[]): Promise<Set<string>> {
  const values = [JSON.stringify(all.map(recordOf))];
  const { rows } = await pool.query<{ runId: string; groupIndex: number }>({ ...several, values });
  return new Set(rows.map(({ runId, groupIndex }) => keyOf(runId, groupIndex)));
}

/** Stores the answer while the run is open and its owner and part 2 are as the caller has seen them. False if not: then nothing was written. */
export async function storeDecision(db: Database, run: RunRow, decision: NewDecision): Promise<boolean> {
  const answered = { run, decision };
  // Whoever is alone, or whose run is held, finished or changed by now, asks alone.
  return (await storeTogether(db, answered)) || storeOne(db, answered);
}

/** The same inside a transaction. */
export const storeDecisionIn = async (tx: Tx, run: RunRow, decision: NewDecision): Promise<boolean> =>
  (await tx.$executeRawUnsafe(one.text, ...valuesOf({ run, decision }))) === 1;
