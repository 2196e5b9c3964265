import type { Country, Currency } from '../places/country.ts';

export const countryNames: Readonly<Record<Country, string>> = {
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'Schweiz',
};

export const currencyNames: Readonly<Record<Currency, string>> = { EUR: 'Euro', CHF: 'Franken' };

type Named = { postalCode: string | null; town: string; country: Country };

export function townText({ postalCode, town, country }: Named): string {
  const text = [postalCode ?? '', town].filter((part) => part !== '').join(' ');
  return text === '' || country === 'DE' ? text : `${text}, ${countryNames[country]}`;
}

export const placeTexts = {
  label: 'Ort oder Postleitzahl',
  placeholder: 'z.\u00a0B. Göttingen oder 37073',
  suggestions: 'Vorschläge',
  clear: 'Ort leeren',
  loading: 'Orte werden gesucht …',
  unknown: 'Diesen Ort kennen wir nicht.',
  failed: 'Die Orte konnten nicht geladen werden.',
} as const;
