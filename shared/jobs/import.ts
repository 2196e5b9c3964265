import type { FieldChange } from '../import/compare.ts';

export type JobRowStatus = 'new' | 'changed' | 'unchanged' | 'error';

/** What a row of the file would do. `changes` name the file's columns. */
export type JobPlanRow = {
  /** From 1, as an editor counts. */
  line: number;
  /** The job's 'kennung'; null if it cannot be read. */
  key: string | null;
  title: string;
  status: JobRowStatus;
  changes: FieldChange[];
};

export type JobImportError = {
  line: number;
  /** From 1. */
  column: number;
  message: string;
};

export type JobImportPlan = {
  rows: JobPlanRow[];
  counts: Record<JobRowStatus, number>;
  /** The first 200 of `errorTotal`. */
  errors: JobImportError[];
  errorTotal: number;
  isApplicable: boolean;
};

export type JobImportOutcome = { created: number; changed: number; unchanged: number };
