/** Also for companies that do not exist yet. A name matches consecutive words; a domain includes its subdomains. */
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

function nameWords(name: string): string[] {
  const words = latinLetters(name)
    .replace(/\be\.\s?([vkg])\./g, 'e$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const significant = words.filter((word) => !legalForms.has(word));
  return significant.length > 0 ? significant : words;
}

export const nameKey = (name: string): string => nameWords(name).join(' ');

const domainShape = /^(?=.{3,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** 'firma.de' for '@firma.de', 'jemand@firma.de' and 'https://www.firma.de/…'; null if there is no domain. */
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

export function domainKeys(email: string): string[] {
  const labels = (email.toLowerCase().split('@').at(-1) ?? '').split('.');
  return labels.slice(0, -1).map((_, start) => labels.slice(start).join('.'));
}

export function createNameBlocker(keys: readonly string[]): (name: string) => boolean {
  const inBlanks = keys.map((key) => ` ${key} `);
  return (name) => {
    if (keys.length === 0) return false;
    const words = ` ${nameKey(name)} `;
    return inBlanks.some((key) => words.includes(key));
  };
}
