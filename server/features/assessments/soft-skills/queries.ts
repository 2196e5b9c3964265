import type { Prisma } from '#prisma/generated/client.ts';
import type { AnswerInput } from '#shared/assessments/schema.ts';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { Tx } from '../../../core/database/db.ts';
import { createFinder, type RowKey } from '../runs/run-access.ts';

const runColumns = {
  id: true,
  testToken: true,
  userId: true,
  testVariant: true,
  catalogueVersionId: true,
  status: true,
  shownPartOne: true,
  shownPartTwo: true,
} as const;

export type RunRow = {
  id: string;
  testToken: string;
  userId: string | null;
  testVariant: TestVariant;
  catalogueVersionId: number;
  status: 'open' | 'finished';
  shownPartOne: number[][];
  shownPartTwo: number[][] | null;
};

const asRun = (row: Prisma.SoftskillTestRunGetPayload<{ select: typeof runColumns }> | null): RunRow | null =>
  row && { ...row, shownPartOne: row.shownPartOne as number[][], shownPartTwo: row.shownPartTwo as number[][] | null };

export const findRun = async (tx: Tx, where: RowKey): Promise<RunRow | null> =>
  asRun(await tx.softskillTestRun.findUnique({ where, select: runColumns }));

export const findRunByToken = createFinder<RunRow>(
  'runs',
  `select id, test_token as "testToken", user_id as "userId", test_variant::text as "testVariant",
     catalogue_version_id as "catalogueVersionId", status::text as status, shown_part_one as "shownPartOne",
     shown_part_two as "shownPartTwo" from softskill_test_runs`,
);

export const findOpenRun = async (tx: Tx, userId: string, testVariant: TestVariant): Promise<RunRow | null> =>
  asRun(
    await tx.softskillTestRun.findFirst({
      where: { userId, testVariant, status: 'open' },
      orderBy: { startedAt: 'desc' },
      select: runColumns,
    }),
  );

type NewRun = Pick<RunRow, 'testToken' | 'userId' | 'testVariant' | 'catalogueVersionId' | 'shownPartOne'> & {
  startedAt: Date;
};

export async function insertRun(tx: Tx, run: NewRun): Promise<RunRow> {
  const row = asRun(await tx.softskillTestRun.create({ data: run, select: runColumns }));
  if (row === null) throw new Error('the inserted run is missing');
  return row;
}

export async function deleteUnansweredRun(tx: Tx, testToken: string): Promise<void> {
  await tx.softskillTestRun.deleteMany({ where: { testToken, userId: null, status: 'open', decisions: { none: {} } } });
}

export async function lockRun(tx: Tx, id: string): Promise<RunRow | null> {
  await tx.$queryRaw`select 1 from softskill_test_runs where id = ${id}::uuid for update`;
  return findRun(tx, { id });
}

export type Decision = { groupIndex: number; statementOrder: number[]; durationSeconds: number };

export async function listDecisions(tx: Tx, runId: string): Promise<Decision[]> {
  const select = { groupIndex: true, statementOrder: true, durationSeconds: true } as const;
  const rows = await tx.softskillGroupDecision.findMany({ where: { runId }, orderBy: { groupIndex: 'asc' }, select });
  return rows.map((row) => ({ ...row, durationSeconds: row.durationSeconds.toNumber() }));
}

export type NewDecision = Pick<AnswerInput, 'groupIndex' | 'order' | 'durationMs'> & {
  groupScores: Record<string, number>;
  decidedAt: Date;
};

export async function updatePartTwo(tx: Tx, runId: string, shownPartTwo: number[][]): Promise<void> {
  await tx.softskillTestRun.update({ where: { id: runId }, data: { shownPartTwo }, select: { id: true } });
}

export async function deletePartTwoDecisions(tx: Tx, runId: string, fromIndex: number): Promise<void> {
  await tx.softskillGroupDecision.deleteMany({ where: { runId, groupIndex: { gte: fromIndex } } });
}

type NewResult = {
  scores: Record<string, number>;
  bands: object[];
  quality: object;
  scoringVersion: number;
  createdAt: Date;
};

export async function insertResult(tx: Tx, run: RunRow, result: NewResult): Promise<string> {
  const { id: runId, userId, testToken, testVariant } = run;
  const { id } = await tx.softskillTestResult.create({
    data: { runId, userId, testToken, testVariant, ...result },
    select: { id: true },
  });
  await tx.softskillTestRun.update({
    where: { id: runId },
    data: { status: 'finished', finishedAt: result.createdAt },
    select: { id: true },
  });
  return id;
}

export async function findResultIdOf(tx: Tx, runId: string): Promise<string | null> {
  return (await tx.softskillTestResult.findUnique({ where: { runId }, select: { id: true } }))?.id ?? null;
}
