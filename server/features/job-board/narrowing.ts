import type { JobFilter } from '#shared/jobs/board.ts';
import type { Employment } from '#shared/jobs/draft.ts';
import type { Currency } from '#shared/places/country.ts';
import type { Coordinates } from '#shared/places/distance.ts';
import { searchFold } from '#shared/search.ts';
import { centreOf } from '../places/service.ts';

/** Comparing costs for every word and every job: further words, the shortest, are left aside. */
const mostWords = 8;

export type Circle = Coordinates & { radiusKm: number; label: string };

/** What a list is narrowed down to, once the filter's place is understood. */
export type Narrowing = {
  /** Folded. All have to occur; the longest first, which says most. */
  words: readonly string[];
  circle: Circle | null;
  /** 'also': besides what lies in the circle. */
  remote: 'any' | 'also' | 'only';
  employment: readonly Employment[];
  /** A year; 0 for any. */
  pay: number;
  /** Of `pay`. */
  currency: Currency;
  /** The slug of a company; '' for any. */
  company: string;
};

export const everything: Narrowing = {
  words: [],
  circle: null,
  remote: 'any',
  employment: [],
  pay: 0,
  currency: 'EUR',
  company: '',
};

/** Null: the place is unknown, and nothing can be near it. What is done from anywhere needs none. */
export async function narrowingOf(filter: JobFilter): Promise<Narrowing | null> {
  const { place, radius, remote, employment, pay, currency, company } = filter;
  const rest = { words: wordsOf(filter.search), employment, pay, currency, company };
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
  return [...words].sort((a, b) => b.length - a.length).slice(0, mostWords);
}

/** Equal for filters that find the same jobs. */
export const keyOf = ({ words, circle, remote, employment, pay, currency, company }: Narrowing): string =>
  JSON.stringify([[...words].sort(), circle, remote, [...employment].sort(), pay, pay === 0 ? '' : currency, company]);

/** Nothing is narrowed down, or only to what a sorted index holds by itself. */
export const isPlain = ({ words, circle, employment, pay }: Narrowing): boolean =>
  words.length === 0 && circle === null && employment.length === 0 && pay === 0;
