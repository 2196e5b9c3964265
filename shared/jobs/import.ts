/** Jobs as a CSV file: one row each, recognised by its 'kennung'. An import changes working copies and never publishes. */

import type { FieldChange } from '../import/compare.ts';
import type { CsvError } from '../import/csv-problems.ts';

export const jobColumns = [
  'kennung',
  'titel',
  'beschreibung',
  'plz',
  'ort',
  'land',
  'arbeitsort',
  'beschaeftigung',
  'beginn',
  'stunden_von',
  'stunden_bis',
  'antwort_bis',
  'verguetung_art',
  'verguetung_von',
  'verguetung_bis',
  'verguetung_einheit',
  'tarif',
  'entgeltgruppe',
  'begruendung',
  'faehigkeiten',
  'frage_1',
  'frage_2',
  'frage_3',
] as const;
export type JobColumn = (typeof jobColumns)[number];

/** Columns that older files lack. Without a country, postal code and town tell it. */
export const optionalJobColumns: readonly JobColumn[] = ['land'];

/** A row as it stands in a file, in the one way in which the product writes it. */
export type JobRecord = Record<JobColumn, string>;

export const jobImportLimits = {
  /** Below what a request may bring: quotation marks and line breaks take two bytes on their way. */
  bytes: 1.5 * 1024 * 1024,
  /** With the heading. */
  rows: 500,
  key: 60,
} as const;

export type JobRowStatus = 'new' | 'changed' | 'unchanged' | 'error';

/** What a row of the file would do. `changes` name the file's columns. */
export type JobPlanRow = {
  /** From 1, as an editor counts. */
  line: number;
  /** The job's 'kennung'; null if it cannot be read. */
  key: string | null;
  /** Empty if it cannot be read. */
  title: string;
  status: JobRowStatus;
  changes: FieldChange[];
};

export type JobImportError = CsvError<'jobs', string>;

export type JobImportPlan = {
  rows: JobPlanRow[];
  counts: Record<JobRowStatus, number>;
  /** The first 200 of `errorTotal`. */
  errors: JobImportError[];
  errorTotal: number;
  isApplicable: boolean;
};

export type JobImportOutcome = { created: number; changed: number; unchanged: number };
