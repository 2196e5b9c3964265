import type { CsvProblem } from '../import/csv-problems.ts';
import type { ImportProblem } from '../import/files.ts';

export const quoted = (text: string): string => `„${text.length > 40 ? `${text.slice(0, 40).toWellFormed()}…` : text}“`;

export type ProblemSentences<Problem extends { kind: string }> = {
  [Kind in Problem['kind']]: (problem: Extract<Problem, { kind: Kind }>) => string;
};

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toLocaleString('de-DE');

export const csvSentences: ProblemSentences<CsvProblem> = {
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

export function problemDescriber<Problem extends { kind: string }>(sentences: ProblemSentences<Problem>) {
  return (problem: Problem): string => {
    const sentence = sentences[problem.kind as Problem['kind']] as (problem: Problem) => string;
    return sentence(problem);
  };
}

const importSentences: ProblemSentences<ImportProblem> = {
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

export const describeCatalogueProblem = problemDescriber(importSentences);
