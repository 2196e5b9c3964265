import type { JobDraft } from '#shared/jobs/draft.ts';
import type { JobImportError } from '#shared/jobs/import.ts';
import { describeJobProblem } from '#shared/texts/jobs/import-problems.ts';
import { openErrorList } from '../../../core/csv/error-list.ts';
import { readCsv } from '../../../core/csv/read-csv.ts';
import { openYielder } from '../../../core/runtime/yielding.ts';
import { skillKey } from './cells.ts';
import { type ColumnIndexes, type JobErrors, jobCsvFormat } from './csv-format.ts';
import { type ReadJob, readJob } from './read-row.ts';

export type SkillName = readonly [name: string, id: number];

type CellPosition = { line: number; column: number };
export type ReadJobRow = {
  line: number;
  key: string | null;
  title: string;
  draft: JobDraft | null;
  positions: { postalCode: CellPosition; replyBy: CellPosition; payFrom: CellPosition };
} & Pick<ReadJob, 'addresses' | 'currency'>;
export type JobReading = { rows: ReadJobRow[]; errors: JobImportError[]; errorTotal: number };

export async function readJobsFile({
  csv,
  skills,
}: {
  csv: string;
  skills: readonly SkillName[];
}): Promise<JobReading> {
  const errors: JobErrors = openErrorList(describeJobProblem);
  const columnIndexes: ColumnIndexes = new Map();
  const { rows } = await readCsv(jobCsvFormat(columnIndexes, errors), csv, errors);
  if (errors.total() > 0 && rows.length === 0) return presentReading([], errors);
  const skillIds = new Map(skills.map(([name, id]) => [skillKey(name), id]));
  const parsedJobs: ReadJob[] = [];
  const yieldToLoop = openYielder();
  for (const row of hasEveryColumn(columnIndexes, errors) ? rows : []) {
    parsedJobs.push(readJob(row, { columnIndexes, skillIds, errors }));
    await yieldToLoop();
  }
  refuseDuplicates(parsedJobs, columnIndexes, errors);
  return presentReading(
    parsedJobs.map((job) => plainRow(job, columnIndexes)),
    errors,
  );
}

const hasEveryColumn = (columnIndexes: ColumnIndexes, errors: JobErrors): boolean =>
  columnIndexes.size > 0 && !errors.errors.some(({ kind }) => kind === 'MISSING_HEADER');

function refuseDuplicates(jobs: readonly ReadJob[], columnIndexes: ColumnIndexes, errors: JobErrors): void {
  const firstLines = new Map<string, number>();
  for (const { key, row } of jobs) {
    if (key === null) continue;
    const firstLine = firstLines.get(key);
    if (firstLine === undefined) firstLines.set(key, row.line);
    else errors.addToRow(row, columnIndexes.get('kennung') ?? 0, { kind: 'DUPLICATE_KEY', key, firstLine });
  }
}

function plainRow({ row, key, title, draft, ...rest }: ReadJob, columnIndexes: ColumnIndexes): ReadJobRow {
  const positionOf = (index = 0): CellPosition => ({ line: row.cells[index]?.line ?? row.line, column: index + 1 });
  const positions = {
    postalCode: positionOf(columnIndexes.get('plz')),
    replyBy: positionOf(columnIndexes.get('antwort_bis')),
    payFrom: positionOf(columnIndexes.get('verguetung_von')),
  };
  return { line: row.line, key, title, draft: row.isBroken ? null : draft, positions, ...rest };
}

const presentReading = (rows: ReadJobRow[], errors: JobErrors): JobReading => ({
  rows,
  errors: errors.errors,
  errorTotal: errors.total(),
});
