import { type Employment, employments, type Workplace, workplaces } from '#shared/jobs/draft.ts';
import { type FieldOfWork, fieldsOfWork } from '#shared/jobs/field-of-work.ts';
import { requirementsPerJob } from '#shared/matching/score.ts';
import type { Coordinates } from '#shared/places/distance.ts';
import { ColumnTable } from '../../../core/memory/column-table.ts';

/** `company` is the number in `Companies`. Times in ms since 1970. */
export type IndexedJob = {
  jobId: string;
  company: number;
  skillIds: readonly number[];
  weights: readonly number[];
  place: Coordinates | null;
  workplace: Workplace;
  employment: Employment;
  /** Null if unknown. */
  field: FieldOfWork | null;
  payRank: number;
  payTo: number;
  publishedAt: number;
  endsAt: number;
};

/**
 * The layout of shared/matching/score.ts. Coordinates are NaN without a place; workplace and employment are indexes
 * of the lists in draft.ts.
 */
const columnsFor = (capacity: number) => ({
  companies: new Uint32Array(capacity),
  skillIds: new Uint16Array(capacity * requirementsPerJob),
  weights: new Uint8Array(capacity * requirementsPerJob),
  latitudes: new Float64Array(capacity),
  longitudes: new Float64Array(capacity),
  workplaces: new Uint8Array(capacity),
  employments: new Uint8Array(capacity),
  /** The bit of `fieldBit`. */
  fields: new Uint16Array(capacity),
  payRank: new Int32Array(capacity),
  payTo: new Int32Array(capacity),
  publishedAt: new Float64Array(capacity),
  /** 0 in a free row, so that it counts as expired. */
  endsAt: new Float64Array(capacity),
});

/** The lowest bit means unknown. */
export const fieldBit = (field: FieldOfWork | null): number => (field === null ? 1 : 2 << fieldsOfWork.indexOf(field));

export type JobTable = ColumnTable<ReturnType<typeof columnsFor>>;

export const emptyJobTable = (): JobTable => new ColumnTable(columnsFor);

export function compareNewest(table: JobTable, row: number, other: number): number {
  const { publishedAt } = table.columns;
  return (publishedAt[other] ?? 0) - (publishedAt[row] ?? 0) || table.compareIds(other, row);
}

export function putJob(table: JobTable, job: IndexedJob): void {
  const row = table.add(job.jobId);
  const { columns } = table;
  const start = row * requirementsPerJob;
  columns.companies[row] = job.company;
  for (let index = 0; index < requirementsPerJob; index++) {
    columns.skillIds[start + index] = job.skillIds[index] ?? 0;
    columns.weights[start + index] = job.weights[index] ?? 0;
  }
  columns.latitudes[row] = job.place?.latitude ?? Number.NaN;
  columns.longitudes[row] = job.place?.longitude ?? Number.NaN;
  columns.workplaces[row] = workplaces.indexOf(job.workplace);
  columns.employments[row] = employments.indexOf(job.employment);
  columns.fields[row] = fieldBit(job.field);
  columns.payRank[row] = job.payRank;
  columns.payTo[row] = job.payTo;
  columns.publishedAt[row] = job.publishedAt;
  columns.endsAt[row] = job.endsAt;
}

export function removeJob(table: JobTable, jobId: string): number {
  const company = table.columns.companies[table.rowOf(jobId)] ?? -1;
  return table.remove(jobId) < 0 ? -1 : company;
}
