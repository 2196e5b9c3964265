import type { CsvError, CsvProblem } from './csv-problems.ts';
export const importFiles = ['softskills', 'statements', 'questionGroups'] as const;
export type ImportFile = (typeof importFiles)[number];

export const importFileNames: Readonly<Record<ImportFile, string>> = {
  softskills: 'softskills.csv',
  statements: 'statements.csv',
  questionGroups: 'question-groups.csv',
};

export const trailingColumn = 'trailing';

export const importColumns: Readonly<Record<ImportFile, readonly string[]>> = {
  softskills: ['id', 'name', 'description', 'related_id_1', 'related_id_2'],
  statements: ['id', 'text', 'html', 'softskill_id'],
  questionGroups: [
    'id',
    'slug',
    'label',
    'statement_1_id',
    'statement_2_id',
    'statement_3_id',
    'statement_4_id',
    trailingColumn,
  ],
};

export const maxFileBytes = 2 * 1024 * 1024;
export const maxRows = 1_000;
export const maxLengths = { statement: 500, name: 120, description: 1_000, slug: 60, label: 120 } as const;
export const maxRawLength = 5_000;

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
