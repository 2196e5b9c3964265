/**
 * Companies that never find a person, by name or by mail domain, also ones that do not exist here yet. A name counts wherever its words
 * stand one after the other in the company's name, whatever the legal form; a domain with everything below it.
 */
import { asciiDomain } from '../auth/email-address.ts';
import { latinLetters } from '../organisations/name-key.ts';

const legalForms = new Set([
  'gmbh',
  'mbh',
  'ggmbh',
  'ug',
  'ag',
  'kg',
  'kgaa',
  'ohg',
  'gbr',
  'se',
  'eg',
  'ev',
  'ek',
  'co',
  'und',
  'inc',
  'ltd',
  'haftungsbeschrankt',
]);

/** The words of a name as they are compared: without case, accents, punctuation and legal forms; look-alike letters are Latin ones. */
function nameWords(name: string): string[] {
  const words = latinLetters(name)
    .replace(/\be\.\s?([vkg])\./g, 'e$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !legalForms.has(word));
  return telling.length > 0 ? telling : words;
}

/** What a blocked name is stored as; '' for one without a letter or figure. */
export const nameKey = (name: string): string => nameWords(name).join(' ');

const domainShape = /^(?=.{3,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** 'firma.de' from 'firma.de', '@firma.de', 'jemand@firma.de' or 'https://www.firma.de/…'; null for what is none. */
export function domainKey(typed: string): string | null {
  const bare =
    typed
      .trim()
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .split('/', 1)[0] ?? '';
  const domain = asciiDomain((bare.split('@').at(-1) ?? '').replace(/^www\./, ''));
  return domainShape.test(domain) ? domain : null;
}

/** Every key that would block whoever has this address: its domain, and those above it. */
export function domainKeys(email: string): string[] {
  const labels = (email.toLowerCase().split('@').at(-1) ?? '').split('.');
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'));
}

/** Says of a company's name whether one of these keys blocks it. */
export function blockedName(keys: readonly string[]): (name: string) => boolean {
  const inBlanks = keys.map((key) => ` ${key} `);
  return (name) => {
    if (keys.length === 0) return false;
    const words = ` ${nameKey(name)} `;
    return inBlanks.some((key) => words.includes(key));
  };
}
