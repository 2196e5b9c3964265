import { searchFold } from '../search.ts';

export const countries = ['DE', 'AT', 'CH'] as const;
export type Country = (typeof countries)[number];

export const postalCodeDigits: Readonly<Record<Country, number>> = { DE: 5, AT: 4, CH: 4 };

export const currencies = ['EUR', 'CHF'] as const;
export type Currency = (typeof currencies)[number];

export const currencyOf = (country: Country): Currency => (country === 'CH' ? 'CHF' : 'EUR');

/** Austrian and Swiss codes look alike; only the town distinguishes them. */
export const isPostalCode = (text: string, country: Country): boolean =>
  text.length === postalCodeDigits[country] && /^\d+$/.test(text);

export const cantons: ReadonlySet<string> = new Set(
  'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' '),
);

const countrySpellings: Readonly<Record<Country, readonly string[]>> = {
  DE: ['d', 'de', 'deu', 'brd', 'deutschland', 'germany'],
  AT: ['a', 'at', 'aut', 'oesterreich', 'austria'],
  CH: ['ch', 'che', 'schweiz', 'switzerland', 'suisse', 'svizzera'],
};

export function parseCountry(text: string): Country | null {
  const key = searchFold(text).replace(/[\s.,-]/g, '');
  return countries.find((country) => countrySpellings[country].includes(key)) ?? null;
}
