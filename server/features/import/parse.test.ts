import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCatalogue, shippedCatalogueCsv } from './service.ts';

const shipped = await shippedCatalogueCsv('test1');
const { softskillsCsv, statementsCsv, questionGroupsCsv } = shipped;
const firstRow = (row: string) => ({ statementsCsv: statementsCsv.replace(/^1,.*$/m, row) });
const headless = (csv: string) => csv.slice(csv.indexOf('\n') + 1);

test.each<[string, (csv: string) => string]>([
  ['without headers', headless],
  ['with other headers', (csv) => csv.replace(/^.*/, (header) => header.replaceAll(/\w+/g, 'spalte'))],
  ['with BOM and CRLF', (csv) => `\uFEFF${csv.replaceAll('\n', '\r\n')}`],
  ['with empty lines and trailing separators', (csv) => `\n${csv.replaceAll('\n', ',,\n\n')}\n,,,\n`],
  [
    'with everything quoted',
    (csv) => csv.replaceAll(/"[^"]*"|[^,\n"]+/g, (cell) => (cell.startsWith('"') ? cell : `"${cell}"`)),
  ],
  ['separated by semicolons', (csv) => csv.replaceAll(/"[^"]*"|,/g, (part) => (part === ',' ? ';' : part))],
  ['separated by tabs', (csv) => csv.replaceAll(/"[^"]*"|,/g, (part) => (part === ',' ? '\t' : part))],
])('files %s give the same catalogue', async (_, convert) => {
  const converted = {
    softskillsCsv: convert(softskillsCsv),
    statementsCsv: convert(statementsCsv),
    questionGroupsCsv: convert(questionGroupsCsv),
  };
  expect(await parseCatalogue(converted)).toEqual(await parseCatalogue(shipped));
});

test.each([
  ['<p>Ich <b>helfe</b> gern.</p>', 'Ich helfe gern.'],
  ['<p>Ich höre zu.</p><p>Ich frage nach.</p>', 'Ich höre zu. Ich frage nach.'],
  ['Fragen &amp; Antworten&nbsp;&uuml;ben', 'Fragen & Antworten üben'],
  ['"Ich\n  übe ""viel""."', 'Ich übe "viel".'],
  ['Ich<script>alert(1)</script> bin<style>p{}</style> da', 'Ich bin da'],
  ['Ich &lt;img src=x onerror=alert(1)&gt;bin da', 'Ich bin da'],
  ['Ich bin &amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt; da', 'Ich bin da'],
  ['Ich rechne 3 < 5 > 4', 'Ich rechne 3 < 5 > 4'],
  ['Ich u\u0308be\u200B viel', 'Ich übe viel'],
])('%s becomes %s', async (source, text) => {
  const parsed = await parseCatalogue({ ...shipped, ...firstRow(`1,${source},,1`) });
  expect(parsed.ok ? parsed.catalogue.statements[0]?.text : parsed.errors).toBe(text);
});

test('uses the HTML if the text is empty', async () => {
  const parsed = await parseCatalogue({ ...shipped, ...firstRow('1,,<p>Ich &uuml;be.</p>,1') });
  expect(parsed.ok && parsed.catalogue.statements[0]?.text).toBe('Ich übe.');
});

const cell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('1', '"', '""', '<p>', '&lt;', '\u0000', '\uD800', ';', ',', '\t', '\r', '\n', '\uFEFF', 'id'),
);
const anyFile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(fc.array(cell, { maxLength: 9 }), { maxLength: 8 })
    .map((rows) => rows.map((row) => row.join(',')).join('\n')),
);

test('never throws for any input, and accepts only complete catalogues', async () => {
  await fc.assert(
    fc.asyncProperty(anyFile, anyFile, anyFile, async (softskillsCsv, statementsCsv, questionGroupsCsv) => {
      const parsed = await parseCatalogue({ softskillsCsv, statementsCsv, questionGroupsCsv });
      if (parsed.ok) return parsed.catalogue.skills.length > 0;
      return parsed.errors.length > 0 && parsed.errors.every(({ line, column }) => line >= 1 && column >= 1);
    }),
    { numRuns: 500 },
  );
});

test('any damage to a valid file gives a catalogue or errors', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(statementsCsv.length), fc.nat(5), cell, async (at, removed, inserted) => {
      const damaged = statementsCsv.slice(0, at) + inserted + statementsCsv.slice(at + removed);
      const parsed = await parseCatalogue({ ...shipped, statementsCsv: damaged });
      return parsed.ok ? parsed.catalogue.additional.length === 30 : parsed.errors.length > 0;
    }),
    { numRuns: 100 },
  );
});
