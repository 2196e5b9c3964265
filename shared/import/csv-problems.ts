export type CsvProblem =
  | { kind: 'EMPTY_FILE' }
  | { kind: 'FILE_TOO_LARGE'; maxBytes: number }
  | { kind: 'TOO_MANY_ROWS'; maxRows: number }
  | { kind: 'BROKEN_QUOTES' }
  | { kind: 'MISSING_HEADER'; column: string }
  | { kind: 'COLUMN_COUNT'; found: number; expected: number }
  | { kind: 'EMPTY_TEXT'; column: string }
  | { kind: 'BROKEN_CHARACTER' };

export type CsvError<File extends string, Kind extends string> = {
  file: File;
  line: number;
  column: number;
  kind: Kind;
  message: string;
};

export const maxErrors = 200;
