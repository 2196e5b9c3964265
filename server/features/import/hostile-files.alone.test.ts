import { expect, test } from 'vitest';
import { maxFileBytes } from '#shared/import/files.ts';
import { longestSliceMs, maxSliceMs } from '../../testing/event-loop-slices.ts';
import { readCatalogue } from './parse.ts';

const filled = (unit: string, length = maxFileBytes) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
const rows = (unit: string) =>
  Array.from({ length: 400 }, (_, row) => `${row + 1},"${filled(unit, 4_900)}",,1\n`)
    .join('')
    .slice(0, maxFileBytes);

test.each([
  ['separators', filled(',')],
  ['separators after a number', `1,${filled(',', maxFileBytes - 2)}`],
  ['quotation marks', filled('"')],
  ['one cell of line breaks', `1,"${filled('\n', maxFileBytes - 3)}`],
  ['cells of line breaks', filled('"\n",')],
  ['line breaks', filled('\r\n')],
  ['short rows', filled('1,\n')],
  ['one word', filled('a')],
  ['tags', rows('<b>')],
  ['paragraphs', rows('<p>')],
  ['brackets', rows('<')],
  ['escaped brackets', rows('&lt;')],
  ['doubly escaped brackets', rows('&amp;lt;')],
  ['combining marks on one letter', rows('\u0301\u0323').slice(0, maxFileBytes / 2)],
])('files of %s do not block the event loop', async (_, file) => {
  const csv = { softskillsCsv: file, statementsCsv: file, questionGroupsCsv: file };
  const reading = () => readCatalogue(csv);
  expect(await longestSliceMs(reading)).toBeLessThan(maxSliceMs);
});

test('reading a file in pieces loses nothing at the cuts', async () => {
  const statements = Array.from(
    { length: 500 },
    (_, row) => `${row + 1},😀${'x'.repeat(row % 7)}ü${'😀'.repeat(100)},,1`,
  );
  const read = async (lineBreak: string) =>
    (await readCatalogue({ softskillsCsv: '', statementsCsv: statements.join(lineBreak), questionGroupsCsv: '' })).rows
      .statements;
  const found = await read('\r\n');
  expect(found.map(({ value }) => `${value?.id},${value?.text},,1`)).toEqual(statements);
  expect(found.map(({ line }) => line)).toEqual(statements.map((_, row) => row + 1));
  expect(await read('\n')).toEqual(found);
});
