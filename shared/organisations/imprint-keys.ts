import type { CompanyImprint } from './imprint.ts';
import { latinLetters } from './name-key.ts';

const fold = (text: string): string => latinLetters(text).replace(/([aou])e/g, '$1');

const registerNumber = /(?:\b(hra|hrb|gnr|gsr|pr|vr|fn|che)[^a-z0-9]*)?\d(?:[ .-]?\d)*/g;
const nationwideRegisters: ReadonlySet<string> = new Set(['fn', 'che']);
const nonCourtWords: ReadonlySet<string> = new Set(
  'ag firmenbuch unter der des dem beim bei im in und eingetragen eintrag mwst'.split(' '),
);
const isOffice = (word: string): boolean => /(?:gericht|register)s?$/.test(word);

type Registered = Pick<CompanyImprint, 'register' | 'town'>;

export function registerKeys({ register, town }: Registered): string[] {
  const text = fold(register)
    .replace(/[^a-z0-9 .-]/g, ' ')
    .replace(/\b[a-z]*(?:nummer|nr)\b/g, ' ');
  const named = text
    .replace(registerNumber, ' ')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1 && !nonCourtWords.has(word) && !isOffice(word));
  const court = (named.length > 0 ? [...new Set(named)].sort() : [fold(town)]).join(' ');
  return [...text.matchAll(registerNumber)].map(([entry, kind = '']) => {
    const number = entry.replace(/\D/g, '').replace(/^0+/, '');
    return nationwideRegisters.has(kind) ? `${kind} ${number}` : `${kind} ${number} ${court}`;
  });
}

export function seatKey({ country, postalCode, street }: Pick<CompanyImprint, 'country' | 'postalCode' | 'street'>) {
  const joined = fold(street)
    .replace(/stra(?:ss|s)e|str\./g, 'str')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return `${country} ${postalCode.toLowerCase().replace(/[^a-z0-9]/g, '')} ${joined}`;
}
