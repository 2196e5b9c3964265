import { expect, test } from 'vitest';
import type { JobDraft } from '#shared/jobs/draft.ts';
import { type JobRecord, jobColumns } from '#shared/jobs/import.ts';
import { writeJobsCsv as fileOfAll } from '#shared/jobs/import-file.ts';
import { testApp } from '../../../testing/app.ts';
import { jobRecord as record, skillNames } from '../../../testing/jobs.ts';
import { makeCrew } from '../../../testing/organisations.ts';
import { readJobsFile } from './read.ts';

const app = testApp();

const fileOf = (...records: JobRecord[]) => fileOfAll(records);
const read = (csv: string) => readJobsFile({ csv, skills: [...skillNames].map(([id, name]) => [name, id]) });
const kindsOf = async (csv: string) => (await read(csv)).errors.map(({ kind, line, column }) => [kind, line, column]);
const draftOf = async (csv: string) => {
  const { rows, errors } = await read(csv);
  return { errors, draft: rows[0]?.draft };
};
const linesOf = (delimiter: string, changed: Partial<JobRecord> = {}) => {
  const row = record('a', { beschreibung: 'Sie pflegen.', frage_1: '', frage_2: '', frage_3: '', ...changed });
  return [jobColumns.join(delimiter), jobColumns.map((column) => row[column]).join(delimiter)] as const;
};

test('cells after the last filled one may be missing, and rows of delimiters are ignored', async () => {
  const [header, row] = linesOf(';');
  const short = row.replace(/;+$/, '');
  const empty = `${';'.repeat(21)}\r\n`.repeat(600);
  const { rows, errors } = await read(`${header}\r\n${short}\r\n${row.replace('a;', 'b;')}\r\n${empty}`);
  expect(errors).toEqual([]);
  expect(rows.map(({ key, draft }) => [key, draft?.town])).toEqual([
    ['a', 'Göttingen'],
    ['b', 'Göttingen'],
  ]);
  expect(await kindsOf(`${header}\r\nallein`)).toEqual([['EMPTY_TEXT', 2, 2]]);
});

test.each([
  ['a first line that names the delimiter', (lines: readonly string[]) => `\ufeffsep=;\r\n${lines.join('\r\n')}`, ';'],
  ['such a line in quotation marks', (lines: readonly string[]) => `"sep=;"\r\n${lines.join('\r\n')}`, ';'],
  ['such a line with a tab', (lines: readonly string[]) => `sep=\t\n${lines.join('\n')}`, '\t'],
  ['tabs', (lines: readonly string[]) => lines.join('\r\n'), '\t'],
  ['bars that the first line names', (lines: readonly string[]) => `sep=|\r\n${lines.join('\r\n')}`, '|'],
  ['every row in one quoted cell', (lines: readonly string[]) => lines.map((line) => `"${line}"`).join('\r\n'), ';'],
])('a table with %s is read', async (_what, write, delimiter) => {
  const faehigkeiten = delimiter === '|' ? 'Kommunikation:3' : 'Kommunikation:3|Überzeugungskraft:2';
  const { errors, draft } = await draftOf(write(linesOf(delimiter, { faehigkeiten })));
  expect(errors).toEqual([]);
  expect(draft).toMatchObject({
    title: 'Pflegefachkraft (m/w/d)',
    town: 'Göttingen',
    description: '<p>Sie pflegen.</p>',
  });
});

test('the line of an error counts the line that declares the delimiter', async () => {
  const [header, row] = linesOf(';', { beginn: 'bald' });
  expect(await kindsOf(`sep=;\r\n${header}\r\n${row}`)).toEqual([['NOT_A_DAY', 3, 10]]);
});

test.each<[string, Partial<JobRecord>, Partial<JobDraft>]>([
  ['a two-digit year', { beginn: '01.03.27' }, { startsOn: '2027-03-01' }],
  ['a month as a word', { beginn: '1. März 2027' }, { startsOn: '2027-03-01' }],
  ['a day as a serial number', { beginn: '46447' }, { startsOn: '2027-03-01' }],
  ['no-break spaces and a currency', { verguetung_von: '3\u00a0390,50\u202f€' }, { payFrom: 3390.5 }],
  ['a number stored as text', { stunden_von: '30.0', plz: '37073.0' }, { hoursFrom: 30, postalCode: '37073' }],
  ['words in other letters', { arbeitsort: 'vor\u00a0ort', beschaeftigung: 'VOLLZEIT' }, { workplace: 'onsite' }],
  ['a skill without umlaut', { faehigkeiten: 'Ueberzeugungskraft:2' }, { skills: [{ skillId: 2, weight: 2 }] }],
])('%s is understood', async (_what, cells, expected) => {
  const { errors, draft } = await draftOf(fileOf(record('a', cells)));
  expect(errors).toEqual([]);
  expect(draft).toMatchObject(expected);
});

test('columns may have umlauts, capitals and spaces', async () => {
  const [header, row] = linesOf(';');
  const named = header
    .replace('beschaeftigung', 'Beschäftigung')
    .replace('verguetung_art', 'Vergu\u0308tung Art')
    .replaceAll('verguetung', 'Vergütung')
    .replace('begruendung', 'BEGRÜNDUNG')
    .replace('faehigkeiten', ' fähigkeiten ');
  expect((await draftOf(`${named}\n${row}`)).errors).toEqual([]);
});

test('a place is recognised by its short forms', async () => {
  const { editor } = await makeCrew(app());
  const csv = fileOf(
    ...['Frankfurt/Main', 'Frankfurt a. M.', 'Frankfurt am Main', 'Frankfurt'].map((ort, index) =>
      record(`f${index}`, { plz: '60311', ort }),
    ),
  );
  expect(await editor.caller.jobs.planImport({ csv })).toMatchObject({ errors: [], counts: { new: 4 } });
});

test.each<[string, Partial<JobRecord>, Partial<JobDraft>]>([
  ['the column', { plz: '8010', ort: 'Graz', land: 'Österreich' }, { postalCode: '8010', town: 'Graz', country: 'AT' }],
  ['its short form', { plz: '8001', ort: 'Zürich', land: 'CH' }, { postalCode: '8001', country: 'CH' }],
  ['the town', { plz: '8010', ort: 'Graz', land: '' }, { postalCode: '8010', country: 'AT' }],
  ['the code', { plz: 'A-5020', ort: 'Salzburg', land: '' }, { postalCode: '5020', country: 'AT' }],
  ['five digits', { plz: '37073', ort: 'Göttingen', land: '' }, { postalCode: '37073', country: 'DE' }],
  ['a German code without its zero', { plz: '1067', ort: 'Dresden', land: '' }, { postalCode: '01067', country: 'DE' }],
])('the country follows from %s', async (_what, cells, expected) => {
  const { owner, orgId } = await makeCrew(app());
  await owner.caller.jobs.applyImport({ csv: fileOf(record('a', cells)) });
  const job = await app().db.prisma.job.findFirstOrThrow({ where: { orgId } });
  expect(job.content).toMatchObject(expected);
});

test('Swiss amounts may have apostrophes', async () => {
  const zurich = { plz: '8001', ort: 'Zürich', land: 'Schweiz' };
  const csv = fileOf(record('a', { ...zurich, verguetung_von: "CHF 5'500", verguetung_bis: '6’200.50 Fr.' }));
  expect((await draftOf(csv)).draft).toMatchObject({ country: 'CH', payFrom: 5500, payTo: 6200.5 });
  const { editor } = await makeCrew(app());
  expect(await editor.caller.jobs.planImport({ csv })).toMatchObject({ errors: [], counts: { new: 1 } });
});

test.each<[string, Partial<JobRecord>, keyof JobRecord, string]>([
  [
    'an ambiguous postal code without a town',
    { plz: '8010', ort: '', land: '' },
    'plz',
    'Diesen Ort gibt es in mehreren Ländern (Österreich, Schweiz). Nennen Sie es in der Spalte land.',
  ],
  [
    'a postal code of another country',
    { plz: '5020', ort: 'Salzburg', land: 'Schweiz' },
    'plz',
    'Diesen Ort kennen wir nicht. Prüfen Sie Postleitzahl und Ort.',
  ],
  [
    'an unsupported country',
    { land: 'Frankreich' },
    'land',
    '„Frankreich“ steht nicht zur Wahl. Möglich: Deutschland, Österreich, Schweiz.',
  ],
  [
    'francs in Germany',
    { verguetung_von: "CHF 3'390" },
    'verguetung_von',
    'Der Arbeitsort liegt in Deutschland: Nennen Sie die Vergütung in Euro.',
  ],
  [
    'euros in Switzerland',
    { plz: '8001', ort: 'Zürich', land: 'CH', verguetung_von: '3.390 €' },
    'verguetung_von',
    'Der Arbeitsort liegt in der Schweiz: Nennen Sie die Vergütung in Franken.',
  ],
])('%s is an error of its row', async (_what, cells, column, message) => {
  const { editor } = await makeCrew(app());
  const plan = await editor.caller.jobs.planImport({ csv: fileOf(record('a', cells)) });
  expect(plan.errors).toMatchObject([{ line: 2, column: jobColumns.indexOf(column) + 1, message }]);
  expect(plan.isApplicable).toBe(false);
});

test('a file without the column land is read', async () => {
  const lines = [...linesOf('\t')].map((line) => line.split('\t'));
  const at = jobColumns.indexOf('land');
  const { errors, draft } = await draftOf(lines.map((cells) => cells.toSpliced(at, 1).join('\t')).join('\n'));
  expect(errors).toEqual([]);
  expect(draft).toMatchObject({ postalCode: '37073', country: 'DE' });
  const short = lines.map((cells) => cells.toSpliced(at, 1));
  const spilled = short.map((cells, index) => (index === 0 ? cells : [...cells, 'zu viel']).join('\t')).join('\n');
  expect((await read(spilled)).errors).toMatchObject([{ kind: 'COLUMN_COUNT', line: 2 }]);
});
