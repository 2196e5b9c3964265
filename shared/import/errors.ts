import { type ImportFile, maxFileBytes, maxRows } from './files.ts';

/** Everything that can be wrong with a file. */
export type ImportProblem =
  | { kind: 'EMPTY_FILE' }
  | { kind: 'FILE_TOO_LARGE' }
  | { kind: 'TOO_MANY_ROWS' }
  | { kind: 'BROKEN_QUOTES' }
  | { kind: 'MISSING_HEADER'; column: string }
  | { kind: 'WRONG_HEADER'; found: string; expected: string }
  | { kind: 'COLUMN_COUNT'; found: number; expected: number }
  | { kind: 'GROUP_SIZE'; found: number }
  | { kind: 'NOT_A_NUMBER'; found: string }
  | { kind: 'EMPTY_TEXT'; column: string }
  | { kind: 'TEXT_TOO_LONG'; length: number; max: number }
  | { kind: 'BROKEN_CHARACTER' }
  | { kind: 'DUPLICATE_ID'; id: number; firstLine: number }
  | { kind: 'UNKNOWN_SKILL'; id: number }
  | { kind: 'UNKNOWN_STATEMENT'; id: number }
  | { kind: 'STATEMENT_USED_TWICE'; id: number; firstLine: number }
  | { kind: 'ADDITIONAL_COUNT'; name: string; found: number };

export type ImportError = {
  file: ImportFile;
  /** From 1, as an editor counts: the line in which the cell begins. */
  line: number;
  /** From 1. */
  column: number;
  kind: ImportProblem['kind'];
  message: string;
};

const quoted = (text: string): string => `„${text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text}“`;

const sentences: { [Kind in ImportProblem['kind']]: (problem: Extract<ImportProblem, { kind: Kind }>) => string } = {
  EMPTY_FILE: () => 'Die Datei enthält keine Zeilen.',
  FILE_TOO_LARGE: () => `Die Datei ist größer als ${maxFileBytes / 1024 / 1024} MB.`,
  TOO_MANY_ROWS: () => `Die Datei hat mehr als ${maxRows} Zeilen.`,
  BROKEN_QUOTES: () =>
    'Ein Anführungszeichen ist hier nicht richtig geschlossen; ab dieser Zeile lässt sich die Datei nicht lesen.',
  MISSING_HEADER: ({ column }) => `In der Kopfzeile fehlt die Spalte ${column}.`,
  WRONG_HEADER: ({ found, expected }) => `Die Spalte heißt ${quoted(found)}; an dieser Stelle steht ${expected}.`,
  COLUMN_COUNT: ({ found, expected }) => `Die Zeile hat ${found} statt ${expected} Spalten.`,
  GROUP_SIZE: ({ found }) => `Eine Gruppe besteht aus genau 4 Aussagen, hier sind es ${found}.`,
  NOT_A_NUMBER: ({ found }) =>
    found === '' ? 'Hier fehlt eine Nummer.' : `${quoted(found)} ist keine ganze Zahl zwischen 1 und 2147483647.`,
  EMPTY_TEXT: ({ column }) => `Der Text in der Spalte ${column} fehlt.`,
  TEXT_TOO_LONG: ({ length, max }) => `Der Text hat ${length} Zeichen, erlaubt sind höchstens ${max}.`,
  BROKEN_CHARACTER: () =>
    'Der Text enthält ein Zeichen, das sich nicht lesen oder speichern lässt. Die Datei muss in UTF-8 gespeichert sein.',
  DUPLICATE_ID: ({ id, firstLine }) => `Die Nummer ${id} gibt es schon in Zeile ${firstLine}.`,
  UNKNOWN_SKILL: ({ id }) => `Einen Softskill mit der Nummer ${id} gibt es in softskills.csv nicht.`,
  UNKNOWN_STATEMENT: ({ id }) => `Eine Aussage mit der Nummer ${id} gibt es in statements.csv nicht.`,
  STATEMENT_USED_TWICE: ({ id, firstLine }) =>
    `Die Aussage ${id} steht schon in der Gruppe in Zeile ${firstLine}; jede Aussage gehört zu höchstens einer Gruppe.`,
  ADDITIONAL_COUNT: ({ name, found }) =>
    `Zu ${quoted(name)} gibt es ${found} Aussagen, die in keiner Gruppe stehen; für den zweiten Teil sind es genau 2.`,
};

/** What is wrong, as a German sentence. */
export function describeProblem<Kind extends ImportProblem['kind']>(
  problem: Extract<ImportProblem, { kind: Kind }>,
): string {
  const sentence: (problem: Extract<ImportProblem, { kind: Kind }>) => string = sentences[problem.kind as Kind];
  return sentence(problem);
}
