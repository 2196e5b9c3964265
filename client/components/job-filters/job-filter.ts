import { radii } from '#shared/jobs/board.ts';
import { type Employment, employments } from '#shared/jobs/draft.ts';
import { type Currency, currencies } from '#shared/places/country.ts';

export const remoteWishes = ['', 'also', 'only'] as const;
export type RemoteWish = (typeof remoteWishes)[number];
export type Radius = (typeof radii)[number];
export const defaultRadius: Radius = 25;

/** What a list of jobs is filtered by, as it stands in the address. */
export type JobFilterState = {
  search: string;
  place: string;
  radius: Radius;
  remote: RemoteWish;
  employment: Employment[];
  /** Whole units of the currency a year; 0: whatever it pays. */
  pay: number;
  currency: Currency;
  /** The slug of a company. */
  company: string;
};

export const searchLimit = 200;
const placeLimit = 100;
const slugLimit = 250;
const payLimit = 10_000_000;

/** What does not belong into an address counts as not said. */
export function filterIn(params: URLSearchParams): JobFilterState {
  const text = (name: string, limit: number) => (params.get(name) ?? '').trim().slice(0, limit);
  const pay = Number(params.get('pay'));
  const radius = Number(params.get('radius'));
  const chosen = text('employment', searchLimit).split(',');
  return {
    search: text('q', searchLimit),
    place: text('place', placeLimit),
    radius: radii.find((one) => one === radius) ?? defaultRadius,
    remote: remoteWishes.find((one) => one === params.get('remote')) ?? '',
    employment: employments.filter((one) => chosen.includes(one)),
    pay: Number.isInteger(pay) && pay > 0 && pay <= payLimit ? pay : 0,
    currency: currencies.find((one) => one === params.get('currency')) ?? 'EUR',
    company: text('company', slugLimit),
  };
}

/** What the server is asked: every value a text. */
export const askedFor = ({ employment, radius, pay, ...texts }: JobFilterState) => ({
  ...texts,
  radius: String(radius),
  employment: employment.join(','),
  pay: String(pay),
});

/** What stands behind the button that opens further filters. */
export const furtherCount = ({ remote, employment, pay }: JobFilterState): number =>
  [remote !== '', employment.length > 0, pay > 0].filter(Boolean).length;

export const isFiltered = (filter: JobFilterState): boolean =>
  furtherCount(filter) > 0 || filter.search !== '' || filter.place !== '' || filter.company !== '';
