import type { Currency } from '../places/country.ts';
import { placeKey } from '../places/name.ts';

const spaces = /[\s\u00a0\u2007\u2009\u202f\ufeff]+/g;

/** 'Beschäftigung' and 'BESCHAEFTIGUNG' become 'beschaeftigung'. */
export const cellKey = (text: string): string => placeKey(text);

const maxNumberLength = 30;
const currency = /^(?:€|eur|euro|chf|fr\.?|sfr\.?)|(?:€|eur|euro|chf|fr\.?|sfr\.?)$/gi;

export function parseCurrencyCell(text: string): Currency | null {
  const [named] = text.slice(0, maxNumberLength).replace(spaces, '').match(currency) ?? [];
  if (named === undefined) return null;
  return /^(?:€|eur)/i.test(named) ? 'EUR' : 'CHF';
}

/** The last of two separators is decimal. A dot before three final digits separates thousands; a comma is decimal. */
export function parseNumberCell(text: string): number | null {
  if (text.length > maxNumberLength) return null;
  const plain = text
    .replace(spaces, '')
    .replace(/^'/, '')
    .replace(currency, '')
    .replace(/[,.](?:-|–|—|--)$/, '')
    .replace(/['’]/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const [dot, comma] = [plain.lastIndexOf('.'), plain.lastIndexOf(',')];
  const decimal = dot > comma ? '.' : ',';
  if (dot !== -1 && comma !== -1) return numberWithBothSeparators(plain, decimal);
  if (/^\d{1,3}(?:\.\d{3})+$/.test(plain)) return Number(plain.replaceAll('.', ''));
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

function numberWithBothSeparators(plain: string, decimal: '.' | ','): number | null {
  const [integerPart = '', fraction = '', ...more] = plain.split(decimal);
  const isGrouped = decimal === ',' ? /^\d{1,3}(?:\.\d{3})*$/ : /^\d{1,3}(?:,\d{3})*$/;
  if (more.length > 0 || fraction === '' || !isGrouped.test(integerPart) || !/^\d+$/.test(fraction)) return null;
  return Number(`${integerPart.replace(/[.,]/g, '')}.${fraction}`);
}

/** Also '12.0' and "'12", which spreadsheets write for numbers stored as text. */
export const parseWholeNumberCell = (text: string): number | null => {
  const [, digits] = /^'?(\d{1,10})(?:[.,]0{1,4})?$/.exec(text.replace(spaces, '')) ?? [];
  return digits === undefined ? null : Number(digits);
};

const months = ['jan', 'feb', 'maer', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'];
/** Excel counts days from 30 December 1899; these are 2000 to 2099. */
const firstSerial = 36_526;
const lastSerial = 73_050;
const maxDayLength = 40;

/** @returns 'YYYY-MM-DD'; null also if day and month are ambiguous */
export function parseDayCell(text: string): string | null {
  if (text.length > maxDayLength) return null;
  const plain = text
    .normalize('NFC')
    .replace(spaces, ' ')
    .trim()
    .replace(/^(?:mo|di|mi|do|fr|sa|so)[a-z]{0,10}\.?,? /i, '')
    .replace(/[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?: Uhr|Z)?$/, '');
  if (/^\d{5}$/.test(plain)) return dayOfSerial(Number(plain));
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (iso !== null) return isoDay(iso[1], iso[2], iso[3]);
  const german = /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})$/.exec(plain) ?? /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(plain);
  if (german !== null) return isoDay(german[3], german[2], german[1]);
  const named = /^(\d{1,2})\.? ?([a-zä]{3,9})\.? (\d{4}|\d{2})$/i.exec(plain);
  if (named !== null) return isoDay(named[3], monthNumber(named[2] ?? ''), named[1]);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(plain);
  return slashed === null ? null : dayOfSlashes(slashed);
}

function dayOfSlashes([, first = '', second = '', year = '']: RegExpExecArray): string | null {
  if (Number(first) > 12 || first === second) return isoDay(year, second, first);
  return Number(second) > 12 ? isoDay(year, first, second) : null;
}

function monthNumber(name: string): string {
  const key = cellKey(name);
  const index = months.findIndex((month) => key.startsWith(month) || (month === 'maer' && key.startsWith('mrz')));
  return String(index + 1);
}

function dayOfSerial(serial: number): string | null {
  if (serial < firstSerial || serial > lastSerial) return null;
  return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);
}

function isoDay(year = '', month = '', day = ''): string | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  const text = `${fullYear}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00.000Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text ? null : text;
}

/** Without UTF-8 or UTF-16 it is Windows-1252, which Excel writes. */
export function decodeCsv(bytes: Uint8Array): string {
  const encoding = detectUtf16(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const sampleBytes = 2_000;

/** Zero bytes of Latin letters show the byte order: second in little endian, first in big endian. */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, sampleBytes);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const minZeros = sample.length / 3;
  if (Math.max(even, odd) < minZeros || sample.length < 4) return null;
  return even > odd ? 'utf-16be' : 'utf-16le';
}
