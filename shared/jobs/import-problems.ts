import { type CsvProblem, csvSentences, describeBy, quoted, type Sentences } from '../import/csv-problems.ts';
import { type Country, currencyOf } from '../places/country.ts';
import { errorTexts } from '../texts/errors.ts';
import { countryNames, currencyNames } from '../texts/places.ts';

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

const sentences: Sentences<JobImportProblem> = {
  ...csvSentences,
  UNKNOWN_COLUMN: ({ found }) => `Eine Spalte ${quoted(found)} gibt es nicht.`,
  DOUBLED_COLUMN: ({ found }) => `Die Spalte ${found} steht schon weiter vorn.`,
  KEY_TOO_LONG: ({ max }) => `Die Kennung hat mehr als ${max} Zeichen.`,
  DUPLICATE_KEY: ({ key, firstLine }) => `Die Kennung ${quoted(key)} gibt es schon in Zeile ${firstLine}.`,
  NOT_A_NUMBER: ({ found }) => `${quoted(found)} ist keine Zahl.`,
  NOT_A_DAY: ({ found }) => `${quoted(found)} ist kein Tag. Schreiben Sie ihn wie 24.12.2026.`,
  NOT_IN_LIST: ({ found, words }) => `${quoted(found)} steht nicht zur Wahl. Möglich: ${words.join(', ')}.`,
  SKILL_UNKNOWN: ({ found }) => `Eine Fähigkeit ${quoted(found)} gibt es nicht.`,
  WEIGHT_UNKNOWN: ({ found }) => `${quoted(found)} ist kein Gewicht. Möglich: 1, 2, 3.`,
  PLACE_AMBIGUOUS: ({ countries }) =>
    `Diesen Ort gibt es in mehreren Ländern (${countries.map((country) => countryNames[country]).join(', ')}). Nennen Sie es in der Spalte land.`,
  CURRENCY_OTHER: ({ country }) =>
    `Der Arbeitsort liegt in ${country === 'CH' ? 'der ' : ''}${countryNames[country]}: Nennen Sie die Vergütung in ${currencyNames[currencyOf(country)]}.`,
  PLACE_UNKNOWN: () => errorTexts.PLACE_UNKNOWN,
  REPLY_DATE_PAST: () => errorTexts.REPLY_DATE_PAST,
  TEXT_TOO_COMPLEX: () => errorTexts.TEXT_TOO_COMPLEX,
  FIELD: ({ message }) => message,
};

/** What is wrong, as a German sentence. */
export const describeJobProblem = describeBy(sentences);
