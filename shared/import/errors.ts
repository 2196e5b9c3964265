import { type CsvError, type CsvProblem, csvSentences, describeBy, quoted, type Sentences } from './csv-problems.ts';
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

const sentences: Sentences<ImportProblem> = {
  ...csvSentences,
  WRONG_HEADER: ({ found, expected }) => `Die Spalte heißt ${quoted(found)}; an dieser Stelle steht ${expected}.`,
  GROUP_SIZE: ({ found }) => `Eine Gruppe besteht aus genau 4 Aussagen, hier sind es ${found}.`,
  NOT_A_NUMBER: ({ found }) =>
    found === '' ? 'Hier fehlt eine Nummer.' : `${quoted(found)} ist keine ganze Zahl zwischen 1 und 2147483647.`,
  TEXT_TOO_LONG: ({ length, max }) => `Der Text hat ${length} Zeichen, erlaubt sind höchstens ${max}.`,
  DUPLICATE_ID: ({ id, firstLine }) => `Die Nummer ${id} gibt es schon in Zeile ${firstLine}.`,
  UNKNOWN_SKILL: ({ id }) => `Einen Softskill mit der Nummer ${id} gibt es in softskills.csv nicht.`,
  UNKNOWN_STATEMENT: ({ id }) => `Eine Aussage mit der Nummer ${id} gibt es in statements.csv nicht.`,
  STATEMENT_USED_TWICE: ({ id, firstLine }) =>
    `Die Aussage ${id} steht schon in der Gruppe in Zeile ${firstLine}; jede Aussage gehört zu höchstens einer Gruppe.`,
  ADDITIONAL_COUNT: ({ name, found }) =>
    `Zu ${quoted(name)} gibt es ${found} Aussagen, die in keiner Gruppe stehen; für den zweiten Teil sind es genau 2.`,
};

/** What is wrong, as a German sentence. */
export const describeProblem = describeBy(sentences);
