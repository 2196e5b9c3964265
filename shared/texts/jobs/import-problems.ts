import type { JobImportProblem } from '../../jobs/import.ts';
import { currencyOf } from '../../places/country.ts';
import { csvSentences, type ProblemSentences, problemDescriber, quoted } from '../csv.ts';
import { errorTexts } from '../errors.ts';
import { countryNames, currencyNames } from '../places.ts';

const sentences: ProblemSentences<JobImportProblem> = {
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

export const describeJobProblem = problemDescriber(sentences);
