import type { CsvProblem } from '../import/csv-problems.ts';
import type { Country } from '../places/country.ts';

/** Everything that can be wrong with a file of jobs. */
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
  /** As the form says it. */
  | { kind: 'FIELD'; message: string };
