import type { Prisma } from '#prisma/generated/client.ts';
import type { StrengthBand } from '#shared/assessments/soft-skills/uncertainty.ts';
import type { TestVariant } from '#shared/assessments/soft-skills/variants.ts';
import type { RunQuality } from '#shared/assessments/state.ts';
import type { Tx } from '../../../core/database/db.ts';
import { createFinder, type RowKey } from '../runs/run-access.ts';

const softskillColumns = {
  id: true,
  userId: true,
  testVariant: true,
  scores: true,
  bands: true,
  quality: true,
  createdAt: true,
} as const;

export type SoftskillResultRow = {
  id: string;
  userId: string | null;
  testVariant: TestVariant;
  scores: Record<string, number>;
  bands: StrengthBand[];
  quality: RunQuality;
  createdAt: Date;
};

const asSoftskill = (
  row: Prisma.SoftskillTestResultGetPayload<{ select: typeof softskillColumns }> | null,
): SoftskillResultRow | null =>
  row && {
    ...row,
    scores: row.scores as Record<string, number>,
    bands: row.bands as StrengthBand[],
    quality: row.quality as RunQuality,
  };

export const findSoftskillResult = createFinder<SoftskillResultRow & { testToken: string }>(
  'softskill-results',
  `select id, test_token as "testToken", user_id as "userId", test_variant::text as "testVariant", scores, bands, quality,
     created_at as "createdAt" from softskill_test_results`,
);

export const findNewestSoftskillResult = async (tx: Tx, userId: string): Promise<SoftskillResultRow | null> =>
  asSoftskill(
    await tx.softskillTestResult.findFirst({
      where: { userId },
      orderBy: { createdAt: 'desc' },
      select: softskillColumns,
    }),
  );

export type OutdatedRow = { id: string; runId: string; scoringVersion: number };

export const listOutdatedResults = (
  tx: Tx,
  { scoringVersion, after, take }: { scoringVersion: number; after: string | null; take: number },
): Promise<OutdatedRow[]> =>
  tx.softskillTestResult.findMany({
    where: { scoringVersion: { lt: scoringVersion }, ...(after !== null && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take,
    select: { id: true, runId: true, scoringVersion: true },
  });

export async function hasOutdatedResults(tx: Tx, scoringVersion: number): Promise<boolean> {
  const select = { id: true } as const;
  return (
    (await tx.softskillTestResult.findFirst({ where: { scoringVersion: { lt: scoringVersion } }, select })) !== null
  );
}

type Recomputed = { scoringVersion: number; scores: object; bands: object[]; quality: object };

/** Updates only an unchanged version. @returns false after a concurrent deletion or recomputation */
export async function updateResult(tx: Tx, { id, scoringVersion }: OutdatedRow, data: Recomputed) {
  const where = { id, scoringVersion };
  return (await tx.softskillTestResult.updateMany({ where, data })).count === 1;
}

export async function findShownGroups(
  tx: Tx,
  resultId: string,
): Promise<{ catalogueVersionId: number; groups: number[][] } | null> {
  const run = { select: { catalogueVersionId: true, shownPartOne: true, shownPartTwo: true } } as const;
  const found = await tx.softskillTestResult.findUnique({ where: { id: resultId }, select: { run } });
  if (found === null) return null;
  const { catalogueVersionId, shownPartOne, shownPartTwo } = found.run;
  const [first, second] = [shownPartOne as number[][], (shownPartTwo ?? []) as number[][]];
  return { catalogueVersionId, groups: [...first, ...second] };
}

const valueColumns = { id: true, userId: true, scores: true, consistence: true, createdAt: true } as const;
export type ValueResultRow = {
  id: string;
  userId: string | null;
  scores: Record<string, number>;
  consistence: number;
  createdAt: Date;
};

const asValues = (
  row: Prisma.ValueTestResultGetPayload<{ select: typeof valueColumns }> | null,
): ValueResultRow | null => row && { ...row, scores: row.scores as Record<string, number> };

export const findValueResult = async (tx: Tx, where: RowKey): Promise<ValueResultRow | null> =>
  asValues(await tx.valueTestResult.findUnique({ where, select: valueColumns }));

export const findNewestValueResult = async (tx: Tx, userId: string): Promise<ValueResultRow | null> =>
  asValues(
    await tx.valueTestResult.findFirst({ where: { userId }, orderBy: { createdAt: 'desc' }, select: valueColumns }),
  );

const historyLength = 50;

export const listSoftskillHistory = (tx: Tx, userId: string) =>
  tx.softskillTestResult.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    take: historyLength,
    select: { id: true, createdAt: true, testVariant: true },
  });

export const listValueHistory = (tx: Tx, userId: string) =>
  tx.valueTestResult.findMany({
    where: { userId },
    orderBy: { createdAt: 'desc' },
    take: historyLength,
    select: { id: true, createdAt: true },
  });

/** @returns false if the result does not belong to this person */
export async function deleteOwnSoftskillResult(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await tx.softskillTestRun.deleteMany({ where: { userId, result: { id } } })).count === 1;
}

export async function deleteOwnValueResult(tx: Tx, userId: string, id: string): Promise<boolean> {
  return (await tx.valueTestRun.deleteMany({ where: { userId, result: { id } } })).count === 1;
}

/** `month`: the month whose statistics count the run; null removes it from them. */
export async function updateCountedMonth(
  tx: Tx,
  runs: ReadonlyArray<{ id: string; month: string | null }>,
): Promise<void> {
  await tx.$executeRaw`
    update softskill_test_runs r set counted_month = run.month
      from unnest(${runs.map(({ id }) => id)}::uuid[], ${runs.map(({ month }) => month)}::date[]) as run(id, month)
     where r.id = run.id`;
}
