import type { CsvError, CsvProblem } from './csv-problems.ts';
import type { ImportFile } from './files.ts';

/** Everything that can be wrong with a file. */
export type ImportProblem =
  | CsvProblem
  | { kind: 'WRONG_HEADER'; found: string; expected: string }
  | { kind: 'GROUP_SIZE'; found: number }
  | { kind: 'NOT_A_NUMBER'; found: string }
  | { kind: 'TEXT_TOO_LONG'; length: number; max: number }
  | { kind: 'DUPLICATE_ID'; id: number; firstLine: number }
  | { kind: 'UNKNOWN_SKILL'; id: number }
  | { kind: 'UNKNOWN_STATEMENT'; id: number }
  | { kind: 'STATEMENT_USED_TWICE'; id: number; firstLine: number }
  | { kind: 'ADDITIONAL_COUNT'; name: string; found: number };

export type ImportError = CsvError<ImportFile, ImportProblem['kind']>;
