import { z } from 'zod';
import { type Radius, radii } from '#shared/jobs/board.ts';
import { employments } from '#shared/jobs/draft.ts';
import { fieldsAmong } from '#shared/jobs/field-of-work.ts';
import { currencies } from '#shared/places/country.ts';
import { choiceParam, hasFilters, parseUrlQuery, textParam } from '../../lib/use-url-query.ts';

export const remoteFilters = ['', 'also', 'only'] as const;
const defaultRadius: Radius = 25;

export const searchLimit = 200;
const placeLimit = 100;
const slugLimit = 250;
const payLimit = 10_000_000;

export const jobFilterSchema = z.object({
  search: textParam(searchLimit),
  place: textParam(placeLimit),
  radius: z.coerce.number().pipe(z.literal(radii)).catch(defaultRadius),
  remote: choiceParam(remoteFilters),
  employment: z
    .string()
    .catch('')
    .transform((said) => employments.filter((one) => said.split(',').includes(one))),
  field: z
    .string()
    .catch('')
    .transform((said) => fieldsAmong(said.split(','))),
  /** Whole units of the currency per year; 0 means any pay. */
  pay: z.coerce.number().int().min(1).max(payLimit).catch(0),
  currency: choiceParam(currencies),
  company: textParam(slugLimit),
});
export const jobFilterParams = { search: 'q' } as const;
export type JobFilterState = z.output<typeof jobFilterSchema>;

export const noJobFilter: JobFilterState = parseUrlQuery(new URLSearchParams(), jobFilterSchema);

const { remote, employment, field, pay, currency } = noJobFilter;
export const noFurtherFilters = { remote, employment, field, pay, currency };

export const toJobQuery = ({ employment, field, radius, pay, ...texts }: JobFilterState) => ({
  ...texts,
  radius: String(radius),
  employment: employment.join(','),
  field: field.join(','),
  pay: String(pay),
});

/** Without a place, 'also' has no effect. */
export const filtersRemote = ({ remote, place }: JobFilterState): boolean =>
  remote === 'only' || (remote === 'also' && place !== '');

export const countFurtherFilters = (filter: JobFilterState): number =>
  filter.employment.length + filter.field.length + [filtersRemote(filter), filter.pay > 0].filter(Boolean).length;

export const isFiltered = (filter: JobFilterState): boolean => hasFilters(filter, jobFilterSchema);
