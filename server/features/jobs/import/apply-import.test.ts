import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCsv } from '#shared/import/cell-text.ts';
import { emptyDraft, type JobDraft } from '#shared/jobs/draft.ts';
import { type JobRecord, jobColumns } from '#shared/jobs/import.ts';
import { jobImportTemplate, writeJobsCsv } from '#shared/jobs/import-file.ts';
import { toJobRecord } from '#shared/jobs/import-record.ts';
import { testApp } from '../../../testing/app.ts';
import { auditTrail } from '../../../testing/audit.ts';
import { makeJobDraft, jobRecord as record, skillNames } from '../../../testing/jobs.ts';
import { makeCrew, outcomeOf } from '../../../testing/organisations.ts';
import { readJobsFile } from './read.ts';

const app = testApp();

const fileOf = (...records: JobRecord[]) => writeJobsCsv(records);
const jobsOf = (orgId: string) =>
  app().db.prisma.job.findMany({
    where: { orgId },
    orderBy: { number: 'asc' },
    select: { title: true, content: true },
  });

test('the template can be imported', async () => {
  const { editor } = await makeCrew(app());
  const csv = jobImportTemplate();
  expect(await editor.caller.jobs.planImport({ csv })).toMatchObject({
    errors: [],
    isApplicable: true,
    rows: [{ key: 'beispiel-1', status: 'new', line: 2 }],
  });
});

test('the dry run shows what the import does and writes nothing; the same file again changes nothing', async () => {
  const { editor, orgId } = await makeCrew(app());
  const csv = fileOf(record('a'), record('b', { titel: 'Leitung Küche', verguetung_von: '3.390,50 €' }));
  const plan = await editor.caller.jobs.planImport({ csv });
  expect(plan.counts).toEqual({ new: 2, changed: 0, unchanged: 0, error: 0 });
  expect(await jobsOf(orgId)).toEqual([]);
  expect(await editor.caller.jobs.applyImport({ csv })).toEqual({ created: 2, changed: 0, unchanged: 0 });
  expect(await jobsOf(orgId)).toMatchObject([
    { title: 'Pflegefachkraft (m/w/d)', content: { ...makeJobDraft() } },
    { title: 'Leitung Küche', content: { payFrom: 3390.5, skills: makeJobDraft().skills } },
  ]);
  expect(await editor.caller.jobs.applyImport({ csv })).toEqual({ created: 0, changed: 0, unchanged: 2 });
  const changed = fileOf(
    record('a', { ort: 'Goettingen', stunden_bis: '38,5' }),
    record('b', { titel: 'Leitung Küche' }),
  );
  const { rows } = await editor.caller.jobs.planImport({ csv: changed });
  expect(rows[0]?.changes).toEqual([
    { field: 'ort', from: 'Göttingen', to: 'Goettingen' },
    { field: 'stunden_bis', from: '39', to: '38,5' },
  ]);
  expect(await editor.caller.jobs.applyImport({ csv: changed })).toEqual({ created: 0, changed: 2, unchanged: 0 });
  await editor.caller.jobs.applyImport({ csv: fileOf(record('c')) });
  const events = await auditTrail(app(), { orgId });
  expect(events.map(({ action, details }) => [action, details])).toEqual([
    ['jobs_imported', { created: 2, changed: 0 }],
    ['jobs_imported', { created: 0, changed: 2 }],
    ['jobs_imported', { created: 1, changed: 0 }],
  ]);
});

test('a file with decomposed umlauts is read like one with composed ones', async () => {
  const { editor, orgId } = await makeCrew(app());
  const csv = fileOf(record('a', { titel: 'Leitung Küche' })).normalize('NFD');
  expect(await editor.caller.jobs.applyImport({ csv })).toEqual({ created: 1, changed: 0, unchanged: 0 });
  expect(await jobsOf(orgId)).toMatchObject([{ title: 'Leitung Küche', content: { town: 'Göttingen' } }]);
});

test("published jobs stay unchanged, and an open editor's older revision is refused", async () => {
  const { owner } = await makeCrew(app());
  await owner.caller.jobs.applyImport({ csv: fileOf(record('a')) });
  const [{ jobId } = { jobId: '' }] = (await owner.caller.jobs.page({})).jobs;
  const { revision, draft } = await owner.caller.jobs.job({ jobId });
  await owner.caller.jobs.publish({ jobId, revision });
  await owner.caller.jobs.applyImport({ csv: fileOf(record('a', { titel: 'Fachkraft Küche' })) });
  expect(await owner.caller.jobs.job({ jobId })).toMatchObject({ hasChanges: true, isOnline: true });
  const online = await app().db.prisma.publishedJob.findUniqueOrThrow({ where: { jobId } });
  expect(online.title).toBe('Pflegefachkraft (m/w/d)');
  expect(await outcomeOf(owner.caller.jobs.save({ jobId, revision, draft: { ...draft, town: '' } }))).toBe(
    'JOB_CHANGED',
  );
});

test("a key refers to jobs of one's own organisation only", async () => {
  const [one, other] = [await makeCrew(app()), await makeCrew(app())];
  await one.editor.caller.jobs.applyImport({ csv: fileOf(record('a')) });
  const csv = fileOf(record('a', { titel: 'Eine andere Stelle' }));
  expect(await other.editor.caller.jobs.applyImport({ csv })).toEqual({ created: 1, changed: 0, unchanged: 0 });
  expect(await jobsOf(one.orgId)).toMatchObject([{ title: 'Pflegefachkraft (m/w/d)' }]);
  expect(await outcomeOf(one.viewer.caller.jobs.applyImport({ csv }))).toBe('FORBIDDEN');
  expect(await outcomeOf(one.viewer.caller.jobs.planImport({ csv }))).toBe('FORBIDDEN');
});

test('two concurrent imports of the same file create each job once', async () => {
  const { editor, owner, orgId } = await makeCrew(app());
  const csv = fileOf(record('a'), record('b'));
  const outcomes = await Promise.all([editor, owner].map(({ caller }) => caller.jobs.applyImport({ csv })));
  expect(outcomes.map(({ created }) => created).sort()).toEqual([0, 2]);
  expect(await jobsOf(orgId)).toHaveLength(2);
});

test.each<[string, Partial<JobRecord>, keyof JobRecord, string]>([
  ['no key', { kennung: '' }, 'kennung', 'Der Text in der Spalte kennung fehlt.'],
  ['a long key', { kennung: 'x'.repeat(61) }, 'kennung', 'Die Kennung hat mehr als 60 Zeichen.'],
  ['no title', { titel: ' ' }, 'titel', 'Der Text in der Spalte titel fehlt.'],
  ['a long title', { titel: 'x'.repeat(151) }, 'titel', 'Höchstens 150 Zeichen.'],
  ['a long description', { beschreibung: 'x'.repeat(20_001) }, 'beschreibung', 'Höchstens 20.000 Zeichen.'],
  [
    'an unknown place',
    { plz: '99999', ort: 'Nirgends' },
    'plz',
    'Diesen Ort kennen wir nicht. Prüfen Sie Postleitzahl und Ort.',
  ],
  [
    'an unknown workplace',
    { arbeitsort: 'Mond' },
    'arbeitsort',
    '„Mond“ steht nicht zur Wahl. Möglich: Vor Ort, Hybrid, Remote.',
  ],
  ['text instead of a number', { verguetung_von: 'viel' }, 'verguetung_von', '„viel“ ist keine Zahl.'],
  ['a reversed pay range', { verguetung_von: '5000' }, 'verguetung_bis', 'Das liegt unter dem Betrag davor.'],
  ['an invalid day', { beginn: '31.2.2027' }, 'beginn', '„31.2.2027“ ist kein Tag. Schreiben Sie ihn wie 24.12.2026.'],
  ['a reply date in the past', { antwort_bis: '01.01.2020' }, 'antwort_bis', 'Dieser Tag ist schon vorbei.'],
  ['an unknown skill', { faehigkeiten: 'Zauberei:3' }, 'faehigkeiten', 'Eine Fähigkeit „Zauberei“ gibt es nicht.'],
  ['an unknown weight', { faehigkeiten: 'Kommunikation:4' }, 'faehigkeiten', '„4“ ist kein Gewicht. Möglich: 1, 2, 3.'],
  [
    'a duplicate skill',
    { faehigkeiten: 'Kommunikation|kommunikation:2' },
    'faehigkeiten',
    'Jede Fähigkeit nur einmal.',
  ],
  ['a long question', { frage_2: 'x'.repeat(301) }, 'frage_2', 'Höchstens 300 Zeichen.'],
  [
    'a long question after an empty one',
    { frage_1: '', frage_3: 'x'.repeat(301) },
    'frage_3',
    'Höchstens 300 Zeichen.',
  ],
])('%s is reported with line and column, and nothing is written', async (_, changed, column, message) => {
  const { editor, orgId } = await makeCrew(app());
  const csv = fileOf(record('gut'), record('schlecht', { frage_1: 'Wann?', ...changed }));
  const plan = await editor.caller.jobs.planImport({ csv });
  expect(plan).toMatchObject({
    errors: [{ line: 3, column: jobColumns.indexOf(column) + 1, message }],
    errorTotal: 1,
    isApplicable: false,
    counts: { new: 1, error: 1 },
  });
  expect(await outcomeOf(editor.caller.jobs.applyImport({ csv }))).toBe('INVALID_INPUT');
  expect(await jobsOf(orgId)).toEqual([]);
});

const kindsOf = async (csv: string) =>
  (await readJobsFile({ csv, skills: [...skillNames].map(([id, name]) => [name, id]) })).errors.map(
    ({ kind, line, column }) => [kind, line, column],
  );

test('files of other kinds are reported as such', async () => {
  const header = jobColumns.join(';');
  expect(await kindsOf('')).toEqual([['EMPTY_FILE', 1, 1]]);
  expect(await kindsOf(header)).toEqual([['EMPTY_FILE', 1, 1]]);
  expect(await kindsOf(`${header.replace('titel', 'überschrift')}\na;b`)).toEqual([
    ['UNKNOWN_COLUMN', 1, 2],
    ['MISSING_HEADER', 1, 25],
  ]);
  expect(await kindsOf(`${header}\na;b${';'.repeat(22)};c`)).toEqual([['COLUMN_COUNT', 2, 25]]);
  expect(await kindsOf(`${header}\n"a;b`)).toEqual([['BROKEN_QUOTES', 2, 1]]);
  expect((await kindsOf(fileOf(record('a'), record('a')))).at(-1)).toEqual(['DUPLICATE_KEY', 3, 1]);
  const many = Array.from({ length: 500 }, (_, index) => record(`Nr. ${index}`, { beschreibung: '' }));
  expect(await kindsOf(fileOf(...many))).toEqual([['TOO_MANY_ROWS', 501, 1]]);
  expect(await kindsOf(' '.repeat(1_600_000))).toEqual([['FILE_TOO_LARGE', 1, 1]]);
});

test('reads files from Windows, with commas, columns in any order and postal codes without leading zero', async () => {
  const row = record('a', {
    titel: 'Bäckerei',
    plz: '1067',
    ort: 'Dresden',
    beschreibung: 'Erste Zeile\r\n\r\nZweite',
  });
  const columns = jobColumns.toReversed();
  const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text}"` : text);
  const text = [columns.join(','), columns.map((column) => cell(row[column])).join(',')].join('\r\n');
  const bytes = Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
  const { rows, errors } = await readJobsFile({
    csv: decodeCsv(bytes),
    skills: [...skillNames].map(([id, name]) => [name, id]),
  });
  expect(errors).toEqual([]);
  expect(rows[0]?.draft).toMatchObject({
    title: 'Bäckerei',
    postalCode: '01067',
    description: '<p>Erste Zeile</p><p>Zweite</p>',
  });
});

test.each<[string, Partial<JobRecord>, JobDraft['payKind']]>([
  ['an agreement with its group', { tarif: 'TVöD-B', entgeltgruppe: 'P 7' }, 'agreement'],
  ['an agreement without group', { tarif: 'TVöD-B' }, 'range'],
  ['nothing', {}, 'range'],
])('without a kind of pay, %s determines it', async (_, cells, payKind) => {
  const csv = fileOf(record('a', { verguetung_art: '', ...cells }));
  const { rows } = await readJobsFile({ csv, skills: [...skillNames].map(([id, name]) => [name, id]) });
  expect(rows[0]?.draft).toMatchObject({ payKind });
});

test('a written file is read as the same drafts', async () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) =>
    text
      .normalize('NFC')
      .replace(/[\p{C}\p{Z}\uFFFD<&>]/gu, '')
      .trim(),
  );
  const amount = fc.option(fc.integer({ min: 0, max: 100_000 }).map((cents) => cents / 100));
  const drafts = fc.record({
    title: words.map((title) => `Stelle ${title}`.trim()),
    description: words.map((text) => (text === '' ? '' : `<p>${text}</p><ul><li>"${text}; ${text}"</li></ul>`)),
    payKind: fc.constantFrom('range', 'agreement', 'none'),
    payUnit: fc.constantFrom('hour', 'month', 'year'),
    payFrom: amount,
    workplace: fc.constantFrom('onsite', 'hybrid', 'remote'),
    employment: fc.constantFrom('fullTime', 'freelance', null),
    startsOn: fc.constantFrom('2027-02-28', null),
    agreement: words,
    questions: fc.array(
      words.filter((text) => text !== ''),
      { maxLength: 3 },
    ),
    skills: fc.constantFrom([], makeJobDraft().skills),
  });
  const skills = [...skillNames].map(([id, name]) => [name, id] as const);
  await fc.assert(
    fc.asyncProperty(fc.array(drafts, { minLength: 1, maxLength: 4 }), async (made) => {
      const all = made.map((draft) => ({ ...emptyDraft, ...draft }) as JobDraft);
      const csv = fileOf(...all.map((draft, index) => toJobRecord(`k${index}`, draft, skillNames)));
      const { rows, errors } = await readJobsFile({ csv, skills });
      expect(errors).toEqual([]);
      expect(rows.map(({ draft }) => draft)).toEqual(all);
    }),
    { numRuns: 60 },
  );
});

test('a large file full of tags is read without blocking others', async () => {
  const { editor } = await makeCrew(app());
  const beschreibung = '<b><i><a href="//x">'.repeat(20);
  const records = Array.from({ length: 400 }, (_, index) => record(`Nr. ${index}`, { beschreibung }));
  expect(await editor.caller.jobs.applyImport({ csv: fileOf(...records) })).toEqual({
    created: 400,
    changed: 0,
    unchanged: 0,
  });
});
