import type { FieldChange } from '../import/compare.ts';
import type { CsvError, CsvProblem } from '../import/csv-problems.ts';
import type { Country } from '../places/country.ts';

export const jobColumns = [
  'kennung',
  'titel',
  'beschreibung',
  'plz',
  'ort',
  'land',
  'arbeitsort',
  'beschaeftigung',
  'arbeitsbereich',
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

/** Older files lack them. Postal code and town determine the country; a chosen field of work stays. */
export const optionalJobColumns: readonly JobColumn[] = ['land', 'arbeitsbereich'];

export type JobRecord = Record<JobColumn, string>;

export const jobImportLimits = {
  bytes: 1.5 * 1024 * 1024,
  rows: 500,
  key: 60,
} as const;

export type JobRowStatus = 'new' | 'changed' | 'unchanged' | 'error';

export type JobPlanRow = {
  line: number;
  key: string | null;
  title: string;
  status: JobRowStatus;
  changes: FieldChange[];
};

export type JobImportError = CsvError<'jobs', string>;

export type JobImportPlan = {
  rows: JobPlanRow[];
  counts: Record<JobRowStatus, number>;
  errors: JobImportError[];
  errorTotal: number;
  isApplicable: boolean;
};

export type JobImportOutcome = { created: number; changed: number; unchanged: number };

export type JobImportProblem =
  | CsvProblem
  | { kind: 'UNKNOWN_COLUMN'; found: string }
  | { kind: 'DOUBLED_COLUMN'; found: string }
  | { kind: 'KEY_TOO_LONG'; max: number }
  | { kind: 'DUPLICATE_KEY'; key: string; firstLine: number }
  | { kind: 'NOT_A_NUMBER'; found: string }
  | { kind: 'NOT_A_DAY'; found: string }
  | { kind: 'NOT_IN_LIST'; found: string; words: readonly string[] }
  | { kind: 'SKILL_UNKNOWN'; found: string }
  | { kind: 'WEIGHT_UNKNOWN'; found: string }
  | { kind: 'PLACE_UNKNOWN' }
  | { kind: 'PLACE_AMBIGUOUS'; countries: readonly Country[] }
  | { kind: 'CURRENCY_OTHER'; country: Country }
  | { kind: 'REPLY_DATE_PAST' }
  | { kind: 'TEXT_TOO_COMPLEX' }
  | { kind: 'FIELD'; message: string };
