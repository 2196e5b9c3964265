import type { JobFilter } from '#shared/jobs/board.ts';
import type { Employment } from '#shared/jobs/draft.ts';
import type { FieldOfWork } from '#shared/jobs/field-of-work.ts';
import type { Currency } from '#shared/places/country.ts';
import type { Coordinates } from '#shared/places/distance.ts';
import { searchFold } from '#shared/search.ts';
import { centreOf } from '../places/service.ts';

const maxWords = 8;

export type Circle = Coordinates & { radiusKm: number; label: string };

export type JobCriteria = {
  words: readonly string[];
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
  circle: null,
  remote: 'any',
  employment: [],
  fields: [],
  pay: 0,
  currency: 'EUR',
  company: '',
};

/** Null if the place is unknown: no job can match. Remote-only lists need no place. */
export async function resolveCriteria(filter: JobFilter): Promise<JobCriteria | null> {
  const { place, radius, remote, employment, field: fields, pay, currency, company } = filter;
  const rest = { words: wordsOf(filter.search), employment, fields, pay, currency, company };
  if (remote === 'only') return { ...rest, circle: null, remote };
  if (place === '') return { ...rest, circle: null, remote: 'any' };
  const centre = await centreOf(place);
  if (centre === null) return null;
  return { ...rest, circle: { ...centre, radiusKm: radius }, remote: remote === 'also' ? 'also' : 'any' };
}

function wordsOf(search: string): string[] {
  const words = new Set(
    searchFold(search)
      .split(/\s+/)
      .filter((word) => word !== ''),
  );
  return [...words].sort((a, b) => b.length - a.length).slice(0, maxWords);
}

export function cacheKeyOf({ words, employment, fields, pay, currency, ...rest }: JobCriteria): string {
  const sorted = [words, employment, fields].map((values) => [...values].sort());
  return JSON.stringify([...sorted, rest.circle, rest.remote, pay, pay === 0 ? '' : currency, rest.company]);
}

export const isIndexOrder = ({ words, circle, employment, fields, pay }: JobCriteria): boolean =>
  circle === null && pay === 0 && [words, employment, fields].every((values) => values.length === 0);
