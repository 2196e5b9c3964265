import { compareRows } from '#shared/import/compare.ts';
import { maxErrors } from '#shared/import/csv-problems.ts';
import type { JobDraft } from '#shared/jobs/draft.ts';
import type { JobImportPlan, JobImportProblem, JobPlanRow } from '#shared/jobs/import.ts';
import { toJobRecord } from '#shared/jobs/import-record.ts';
import { currencyOf } from '#shared/places/country.ts';
import { describeJobProblem } from '#shared/texts/jobs/import-problems.ts';
import { openErrorList } from '../../../core/csv/error-list.ts';
import type { Tx } from '../../../core/database/db.ts';
import { openYielder } from '../../../core/runtime/yielding.ts';
import { isKnownAddress } from '../draft.ts';
import { type ImportedJob, listSkillNames, lockImportedJobs } from '../queries.ts';
import type { JobErrors } from './csv-format.ts';
import type { JobReading, ReadJobRow } from './read.ts';
import type { JobAddress } from './read-row.ts';

export type JobWrite = { jobId: string | null; key: string; draft: JobDraft };
type PlanResult = { plan: JobImportPlan; writes: JobWrite[] };

export async function planJobs(
  tx: Tx,
  reading: JobReading,
  basis: { orgId: string; today: string },
): Promise<PlanResult> {
  const keys = reading.rows.flatMap(({ key }) => key ?? []);
  const stored = new Map((await lockImportedJobs(tx, basis.orgId, keys)).map((job) => [job.key, job]));
  const errors: JobErrors = openErrorList(describeJobProblem);
  const yieldToLoop = openYielder();
  const parsedRows: ReadJobRow[] = [];
  for (const row of reading.rows) {
    parsedRows.push(await validateRow(row, { errors, stored, today: basis.today }));
    await yieldToLoop();
  }
  const rows = await compareWithStored(tx, parsedRows, stored);
  const errorTotal = reading.errorTotal + errors.total();
  const inOrder = [...reading.errors, ...errors.errors].sort((a, b) => a.line - b.line || a.column - b.column);
  const plan = { rows, counts: countsOf(rows), errors: inOrder.slice(0, maxErrors), errorTotal };
  const isApplicable = errorTotal === 0;
  return { plan: { ...plan, isApplicable }, writes: isApplicable ? writesOf(parsedRows, rows, stored) : [] };
}

type Stored = ReadonlyMap<string, ImportedJob>;

async function validateRow(
  row: ReadJobRow,
  { errors, stored, today }: { errors: JobErrors; stored: Stored; today: string },
): Promise<ReadJobRow> {
  const { key, positions, currency } = row;
  if (row.draft === null) return row;
  const add = (field: keyof typeof positions, problem: JobImportProblem) =>
    errors.add({ file: 'jobs', ...positions[field] }, problem);
  const knownAddresses = await listKnownAddresses(row.draft, row.addresses);
  const storedDraft = stored.get(key ?? '')?.draft;
  const field = row.draft.field ?? storedDraft?.field ?? null;
  const draft = { ...row.draft, ...knownAddresses[0], field };
  const { replyBy, country } = draft;
  const isPast = replyBy !== null && replyBy < today && storedDraft?.replyBy !== replyBy;
  const isOtherCurrency = knownAddresses.length === 1 && currency !== null && currency !== currencyOf(country);
  if (isPast) add('replyBy', { kind: 'REPLY_DATE_PAST' });
  if (knownAddresses.length === 0) add('postalCode', { kind: 'PLACE_UNKNOWN' });
  if (knownAddresses.length > 1)
    add('postalCode', { kind: 'PLACE_AMBIGUOUS', countries: knownAddresses.map((address) => address.country) });
  if (isOtherCurrency) add('payFrom', { kind: 'CURRENCY_OTHER', country });
  return isPast || knownAddresses.length !== 1 || isOtherCurrency ? { ...row, draft: null } : { ...row, draft };
}

async function listKnownAddresses(draft: JobDraft, addresses: readonly JobAddress[]): Promise<JobAddress[]> {
  const known = await Promise.all(addresses.map((address) => isKnownAddress({ ...draft, ...address })));
  return addresses.filter((_, index) => known[index]);
}

async function compareWithStored(tx: Tx, parsedRows: readonly ReadJobRow[], stored: Stored): Promise<JobPlanRow[]> {
  const names = new Map((await listSkillNames(tx)).map(({ id, name }) => [id, name]));
  const rows = parsedRows.map(({ line, key, draft }) => ({
    ...{ line, id: key },
    value: key === null || draft === null ? null : toJobRecord(key, draft, names),
  }));
  const storedRecords = new Map([...stored].map(([key, { draft }]) => [key, toJobRecord(key, draft, names)]));
  return compareRows(rows, storedRecords).map(({ id: key, ...row }, index) => ({
    key,
    title: parsedRows[index]?.title ?? '',
    ...row,
  }));
}

function countsOf(rows: readonly JobPlanRow[]): JobImportPlan['counts'] {
  const counts = { new: 0, changed: 0, unchanged: 0, error: 0 };
  for (const { status } of rows) counts[status]++;
  return counts;
}

const writesOf = (parsedRows: readonly ReadJobRow[], rows: readonly JobPlanRow[], stored: Stored): JobWrite[] =>
  parsedRows.flatMap(({ key, draft }, index) => {
    const status = rows[index]?.status;
    if (key === null || draft === null || (status !== 'new' && status !== 'changed')) return [];
    return [{ key, draft, jobId: stored.get(key)?.jobId ?? null }];
  });
