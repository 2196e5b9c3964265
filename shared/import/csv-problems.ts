/** What can be wrong with any CSV file. */
export type CsvProblem =
  | { kind: 'EMPTY_FILE' }
  | { kind: 'FILE_TOO_LARGE'; maxBytes: number }
  | { kind: 'TOO_MANY_ROWS'; maxRows: number }
  | { kind: 'BROKEN_QUOTES' }
  | { kind: 'MISSING_HEADER'; column: string }
  | { kind: 'COLUMN_COUNT'; found: number; expected: number }
  | { kind: 'EMPTY_TEXT'; column: string }
  | { kind: 'BROKEN_CHARACTER' };

/** What is wrong with a cell. `line` and `column` from 1, as an editor counts: the line in which the cell begins. */
export type CsvError<File extends string, Kind extends string> = {
  file: File;
  line: number;
  column: number;
  kind: Kind;
  message: string;
};

/** So many are listed; the others are counted. */
export const maxErrors = 200;

export const quoted = (text: string): string => `„${text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text}“`;

/** A sentence for each problem, by its kind. */
export type Sentences<Problem extends { kind: string }> = {
  [Kind in Problem['kind']]: (problem: Extract<Problem, { kind: Kind }>) => string;
};

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toLocaleString('de-DE');

export const csvSentences: Sentences<CsvProblem> = {
  EMPTY_FILE: () => 'Die Datei enthält keine Zeilen.',
  FILE_TOO_LARGE: ({ maxBytes }) => `Die Datei ist größer als ${megabytes(maxBytes)} MB.`,
  TOO_MANY_ROWS: ({ maxRows }) => `Die Datei hat mehr als ${maxRows} Zeilen.`,
  BROKEN_QUOTES: () =>
    'Ein Anführungszeichen ist hier nicht richtig geschlossen; ab dieser Zeile lässt sich die Datei nicht lesen.',
  MISSING_HEADER: ({ column }) => `In der Kopfzeile fehlt die Spalte ${column}.`,
  COLUMN_COUNT: ({ found, expected }) => `Die Zeile hat ${found} statt ${expected} Spalten.`,
  EMPTY_TEXT: ({ column }) => `Der Text in der Spalte ${column} fehlt.`,
  BROKEN_CHARACTER: () =>
    'Der Text enthält ein Zeichen, das sich nicht lesen oder speichern lässt. Die Datei muss in UTF-8 gespeichert sein.',
};

/** What is wrong, as a German sentence. */
export function describeBy<Problem extends { kind: string }>(sentences: Sentences<Problem>) {
  return (problem: Problem): string => {
    const sentence = sentences[problem.kind as Problem['kind']] as (problem: Problem) => string;
    return sentence(problem);
  };
}
