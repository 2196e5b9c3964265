import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvHeader, csvLines } from './write-csv.ts';

test('quotes every cell, including numbers and empty cells', () => {
  expect(csvHeader(['Name', 'Zahl'])).toBe('\ufeff"Name";"Zahl"\r\n');
  expect(
    csvLines([
      ['Anna "die" Erste', -5],
      ['', 0],
    ]),
  ).toBe('"Anna ""die"" Erste";"-5"\r\n"";"0"\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['Anna,=1+1', "Anna,'=1+1"],
  ['a;+49', "a;'+49"],
  ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
  ['a\n-1', "a\n'-1"],
  ['a, =1', "a,' =1"],
  ['\t1', "'\t1"],
  ['＝1+1', "'＝1+1"],
  ['Pflege-Team', 'Pflege-Team'],
  ['3 + 4', '3 + 4'],
])('writes the text %j as %j', (text, cell) => {
  expect(parse(csvLines([[text]]), { delimiter: ';' })).toEqual([[cell]]);
});

test('no delimiter yields a cell that a spreadsheet evaluates', () => {
  const sign = fc.constantFrom('=', '+', '-', '@', ',', ';', '\t', '"', "'", ' ', '\n', 'a', '1');
  fc.assert(
    fc.property(fc.array(fc.string({ unit: sign, maxLength: 12 }), { minLength: 1, maxLength: 3 }), (cells) => {
      const csv = csvLines([cells]);
      for (const delimiter of [',', ';', '\t'])
        for (const cell of csv.split(new RegExp(`[${delimiter}\\r\\n]`)))
          expect(cell.replace(/^"+/, '')).not.toMatch(/^\s*[=+@-]/);
    }),
  );
});
