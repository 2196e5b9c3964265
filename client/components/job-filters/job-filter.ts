import { z } from 'zod';
import { radii } from '#shared/jobs/board.ts';
import { employments } from '#shared/jobs/draft.ts';
import { currencies } from '#shared/places/country.ts';
import { choice, isNarrowing, wishIn, words } from '../../lib/use-wish.ts';

export const remoteWishes = ['', 'also', 'only'] as const;
export type Radius = (typeof radii)[number];
const defaultRadius: Radius = 25;

export const searchLimit = 200;
const placeLimit = 100;
const slugLimit = 250;
const payLimit = 10_000_000;

export const jobWishes = z.object({
  search: words(searchLimit),
  place: words(placeLimit),
  radius: z.coerce.number().pipe(z.literal(radii)).catch(defaultRadius),
  remote: choice(remoteWishes),
  employment: z
    .string()
    .catch('')
    .transform((said) => employments.filter((one) => said.split(',').includes(one))),
  /** Whole units of the currency per year; 0 means any pay. */
  pay: z.coerce.number().int().min(1).max(payLimit).catch(0),
  currency: choice(currencies),
  company: words(slugLimit),
});
export const jobWishNames = { search: 'q' } as const;
export type JobFilterState = z.output<typeof jobWishes>;

export const noJobFilter: JobFilterState = wishIn(new URLSearchParams(), jobWishes);

export const askedFor = ({ employment, radius, pay, ...texts }: JobFilterState) => ({
  ...texts,
  radius: String(radius),
  employment: employment.join(','),
  pay: String(pay),
});

export const furtherCount = ({ remote, employment, pay }: JobFilterState): number =>
  [remote !== '', employment.length > 0, pay > 0].filter(Boolean).length;

export const isFiltered = (filter: JobFilterState): boolean => isNarrowing(filter, jobWishes);
