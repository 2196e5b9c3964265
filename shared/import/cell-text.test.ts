import { expect, test } from 'vitest';
import { cellKey, decodeCsv, parseDayCell, parseNumberCell, parseWholeNumberCell } from './cell-text.ts';

test.each<[string, number | null]>([
  ['3.390,50', 3390.5],
  ['3390.5', 3390.5],
  ['3390,5', 3390.5],
  ['4.120', 4120],
  ['1.234.567', 1234567],
  ['3\u00a0390,50\u00a0€', 3390.5],
  ['3\u202f390,50', 3390.5],
  ['3\u2009390', 3390],
  ['3 390', 3390],
  ['€ 3.390', 3390],
  ['EUR 3.390,00', 3390],
  ['3390 Euro', 3390],
  ['CHF 5’400.50', 5400.5],
  ["5'400", 5400],
  ['Fr. 28.50', 28.5],
  ['3,390.50', 3390.5],
  ['3.390,-', 3390],
  ['3.390,–', 3390],
  ['38,5', 38.5],
  ['1.0', 1],
  ["'38,5", 38.5],
  ['viel', null],
  ['', null],
  ['-5', null],
  ['1.2.3', null],
  ['3.39,50', null],
  ['12 bis 14', null],
  ['9'.repeat(31), null],
])('reads the cell %j as the number %j', (text, expected) => {
  expect(parseNumberCell(text)).toBe(expected);
});

test.each<[string, number | null]>([
  ['12', 12],
  ['12.0', 12],
  ['12,00', 12],
  ["'12", 12],
  ['\u00a012', 12],
  ['12.5', null],
  ['eins', null],
  ['12345678901', null],
])('reads the cell %j as the whole number %j', (text, expected) => {
  expect(parseWholeNumberCell(text)).toBe(expected);
});

test.each<[string, string | null]>([
  ['24.12.2026', '2026-12-24'],
  ['1.3.27', '2027-03-01'],
  ['01.03.27', '2027-03-01'],
  ['01. 03. 2027', '2027-03-01'],
  ['2027-03-01', '2027-03-01'],
  ['2027/3/1', '2027-03-01'],
  ['2027-03-01T00:00:00', '2027-03-01'],
  ['01.03.2027 00:00', '2027-03-01'],
  ['1. März 2027', '2027-03-01'],
  ['1. Ma\u0308rz 2027', '2027-03-01'],
  ['1 Mrz 27', '2027-03-01'],
  ['1. Dez. 2026', '2026-12-01'],
  ['Mo, 01.03.2027', '2027-03-01'],
  ['Montag, 1. März 2027', '2027-03-01'],
  ['01-03-2027', '2027-03-01'],
  ['24/12/2026', '2026-12-24'],
  ['12/24/2026', '2026-12-24'],
  ['03/03/2027', '2027-03-03'],
  ['03/04/2027', null],
  ['46447', '2027-03-01'],
  ['20270', null],
  ['31.2.2027', null],
  ['29.02.28', '2028-02-29'],
  ['29.02.27', null],
  ['1. Foo 2027', null],
  ['01.03.1', null],
  ['bald', null],
])('reads the cell %j as the day %j', (text, expected) => {
  expect(parseDayCell(text)).toBe(expected);
});

test.each([
  ['Beschäftigung', 'beschaeftigung'],
  ['VERGÜTUNG_VON', 'verguetung von'],
  ['Vergu\u0308tung von', 'verguetung von'],
  ['vor\u00a0Ort', 'vor ort'],
  ['Vor-Ort ', 'vor ort'],
])('compares the word %j as %j', (text, key) => {
  expect(cellKey(text)).toBe(key);
});

const text = 'kennung;titel\r\nP-1;Bäckerei „Süd“ – 5 €';
const utf16 = (isLittle: boolean, mark: string) => {
  const view = new DataView(new ArrayBuffer(2 * (mark + text).length));
  for (const [at, unit] of [...(mark + text)].entries()) view.setUint16(2 * at, unit.charCodeAt(0), isLittle);
  return new Uint8Array(view.buffer);
};

test.each<[string, Uint8Array]>([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with byte order mark', new TextEncoder().encode(`\ufeff${text}`)],
  ['UTF-16 LE with byte order mark', utf16(true, '\ufeff')],
  ['UTF-16 BE with byte order mark', utf16(false, '\ufeff')],
  ['UTF-16 LE', utf16(true, '')],
  ['UTF-16 BE', utf16(false, '')],
])('reads umlauts, quotation marks and the euro sign of a table in %s', (_encoding, bytes) => {
  expect(decodeCsv(bytes)).toBe(text);
});

test('reads umlauts, quotation marks and the euro sign of a table in Windows-1252', () => {
  const codes: Record<string, number> = { '„': 0x84, '“': 0x93, '–': 0x96, '€': 0x80 };
  expect(decodeCsv(Uint8Array.from([...text], (sign) => codes[sign] ?? sign.charCodeAt(0)))).toBe(text);
});
