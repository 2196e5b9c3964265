import type { JobFilter } from '#shared/jobs/board.ts';
import type { Employment } from '#shared/jobs/draft.ts';
import type { FieldOfWork } from '#shared/jobs/field-of-work.ts';
import type { Currency } from '#shared/places/country.ts';
import type { Coordinates } from '#shared/places/distance.ts';
import { searchFold } from '#shared/search.ts';
import type { App } from '../../core/app.ts';
import { listSkillNames } from '../assessments/service.ts';
import { centreOf } from '../places/service.ts';

const maxWords = 8;
const minStrengthLetters = 4;

export type Circle = Coordinates & { radiusKm: number; label: string };

/** A word that begins the name of strengths. A job contains the word or asks for one of them. */
type StrengthWord = { word: string; skillIds: readonly number[] };

export type JobCriteria = {
  words: readonly string[];
  strengths: readonly StrengthWord[];
  /** No job has the words elsewhere, so those of its text count, too. */
  isInText: boolean;
  circle: Circle | null;
  remote: 'any' | 'also' | 'only';
  employment: readonly Employment[];
  /** Jobs of an unknown field are in every field. */
  fields: readonly FieldOfWork[];
  /** Per year; 0 for any. */
  pay: number;
  currency: Currency;
  company: string;
};

export const noCriteria: JobCriteria = {
  words: [],
  strengths: [],
  isInText: false,
  circle: null,
  remote: 'any',
  employment: [],
  fields: [],
  pay: 0,
  currency: 'EUR',
  company: '',
};

/** Null if the place is unknown: no job can match. Remote-only lists need no place. */
export async function criteriaOf(app: App, filter: JobFilter): Promise<JobCriteria | null> {
  const { place, radius, remote, employment, field: fields, pay, currency, company } = filter;
  const search = { ...(await searchOf(app, filter.search)), isInText: false };
  const rest = { ...search, employment, fields, pay, currency, company };
  if (remote === 'only') return { ...rest, circle: null, remote };
  if (place === '') return { ...rest, circle: null, remote: 'any' };
  const centre = await centreOf(place);
  if (centre === null) return null;
  return { ...rest, circle: { ...centre, radiusKm: radius }, remote: remote === 'also' ? 'also' : 'any' };
}

type Search = Pick<JobCriteria, 'words' | 'strengths'>;

async function searchOf(app: App, search: string): Promise<Search> {
  const all = wordsOf(search);
  if (all.every((word) => word.length < minStrengthLetters)) return { words: all, strengths: [] };
  const names = (await listSkillNames(app)).map(({ id, name }) => ({
    id,
    parts: searchFold(name).split(/[^\p{L}]+/u),
  }));
  const skillIdsOf = (word: string) =>
    names.filter(({ parts }) => parts.some((part) => isBeginning(word, part))).map(({ id }) => id);
  const strengths = all
    .map((word) => ({ word, skillIds: skillIdsOf(word) }))
    .filter(({ skillIds }) => skillIds.length > 0);
  return { words: all.filter((word) => !strengths.some((strength) => strength.word === word)), strengths };
}

/** At least half of the name: 'team' in a job title does not mean the strength. */
const isBeginning = (word: string, name: string): boolean =>
  word.length >= minStrengthLetters && 2 * word.length >= name.length && name.startsWith(word);

function wordsOf(search: string): string[] {
  const words = new Set(
    searchFold(search)
      .split(/\s+/)
      .filter((word) => word !== ''),
  );
  return [...words].sort((a, b) => b.length - a.length).slice(0, maxWords);
}

export function cacheKeyOf({ words, strengths, employment, fields, pay, currency, ...rest }: JobCriteria): string {
  const sorted = [[...words, ...strengths.map(({ word }) => word)], employment, fields].map((values) =>
    [...values].sort(),
  );
  return JSON.stringify([
    ...sorted,
    rest.isInText,
    rest.circle,
    rest.remote,
    pay,
    pay === 0 ? '' : currency,
    rest.company,
  ]);
}

export const isIndexOrder = ({ words, strengths, circle, employment, fields, pay }: JobCriteria): boolean =>
  circle === null && pay === 0 && [words, strengths, employment, fields].every((values) => values.length === 0);
