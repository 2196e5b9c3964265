import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { exportPath } from '#shared/export/bundle.ts';
import { markShapes } from '#shared/figures/mark-shapes.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { checkScormPackage, type Files } from '../../../scripts/scorm/check.ts';
import { runPlayer, worstCase } from '../../../scripts/scorm/player.ts';
import { testApp } from '../../testing/app.ts';
import { makePublishedCourse } from '../../testing/exports.ts';
import { type Crew, type Member, makeCrew } from '../../testing/organisations.ts';
import { makePersonAs } from '../../testing/people.ts';
import { download } from '../../testing/uploads.ts';

const app = testApp({ server: true });
const title = '</script><script>alert(1)</script> & "Ümlaute" ]]>';
let crew: Crew;
let course: Awaited<ReturnType<typeof makePublishedCourse>>;
let archive: Uint8Array;

async function packageOf(courseId: string, person: Member, number = 1): Promise<Uint8Array> {
  const response = await download(app(), exportPath('scorm', { courseId, number }), person);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

beforeAll(async () => {
  crew = await makeCrew(app());
  course = await makePublishedCourse(app(), crew.editor, title);
  archive = await packageOf(course.courseId, crew.editor);
});

test('a package with every kind of block has no findings', () => {
  expect(checkScormPackage(archive)).toEqual([]);
});

test('the package contains every file of the version under a unique ASCII name', () => {
  const names = Object.keys(unzipSync(archive)).filter((name) => name.startsWith('assets/'));
  expect(names.map((name) => name.replace(/\d{3}/, 'N')).sort()).toEqual([
    'assets/N-ansage.mp3',
    'assets/N-merkblatt-hygiene.pdf',
    'assets/N-waesche-becken.png',
    'assets/N-waesche-becken.png',
  ]);
});

test('contains fonts and logo with their licences, and the player stays small', () => {
  const files = unzipSync(archive);
  const names = Object.keys(files).filter((name) => name.startsWith('player/fonts/'));
  const typefaces = ['bricolage-grotesque', 'instrument-sans'];
  expect(names.sort()).toEqual(
    typefaces.flatMap((name) => [`player/fonts/OFL-${name}.txt`, `player/fonts/${name}.woff2`]).sort(),
  );
  for (const name of typefaces)
    expect(strFromU8(files[`player/fonts/OFL-${name}.txt`] ?? new Uint8Array())).toMatch(/SIL OPEN FONT LICENSE/i);
  expect(strFromU8(files['player/mark.svg'] ?? new Uint8Array())).toContain(markShapes.round);
  const player = Object.entries(files).filter(([name]) => name.startsWith('player/'));
  expect(zipSync(Object.fromEntries(player)).length).toBeLessThan(110_000);
});

test('the font packages that the server reads are production dependencies', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'))).toHaveLength(4);
});

test('manifest, page and data escape the title', () => {
  const files = unzipSync(archive);
  for (const name of ['imsmanifest.xml', 'index.html', 'data.js'])
    expect(strFromU8(files[name] ?? new Uint8Array())).not.toContain('<script>alert');
  expect(strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())).toContain('&amp; &quot;Ümlaute&quot; ]]&gt;');
});

test('the package is sent as an attachment with a plain name and is not cached', async () => {
  const address = exportPath('scorm', { courseId: course.courseId, number: 1 });
  const response = await download(app(), address, crew.owner);
  await response.arrayBuffer();
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename=script-script-alert-1-script-uemlaute-v1-scorm.zip',
  );
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('a file missing in storage is named in the course but not in the manifest', async () => {
  const lost = await makePublishedCourse(app(), crew.editor, 'Kurs mit Lücke');
  await app().storage.remove(lost.files[3]?.url.replace('/files/', '') ?? '');
  const made = await packageOf(lost.courseId, crew.editor);
  expect(checkScormPackage(made)).toEqual([]);
  const files = unzipSync(made);
  expect(Object.keys(files).filter((name) => name.endsWith('.pdf'))).toEqual([]);
  expect(strFromU8(files['data.js'] ?? new Uint8Array())).toContain('"missing":["Merkblatt „Hygiene“.pdf"]');
});

type Breakage = [what: string, breakIt: (files: Files) => unknown, finding: RegExp];
const edit = (name: string, from: string | RegExp, to: string) => (files: Files) => {
  const before = strFromU8(files[name] ?? new Uint8Array());
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  files[name] = strToU8(after);
};
const lms = 'player/lms.js';
const breakages: Breakage[] = [
  [
    'the manifest in a folder',
    (files) => {
      files['course/imsmanifest.xml'] = files['imsmanifest.xml'] ?? new Uint8Array();
      delete files['imsmanifest.xml'];
    },
    /not at the root/,
  ],
  ['an unescaped title', edit('imsmanifest.xml', '&amp;', '&'), /not well-formed/],
  ['an unclosed element', edit('imsmanifest.xml', '</resources>', ''), /not well-formed/],
  ['another version of SCORM', edit('imsmanifest.xml', '>1.2<', '>2004 4th Edition<'), /schema version/],
  [
    'a second item',
    edit('imsmanifest.xml', '</organization>', '<item identifier="i2"><title>x</title></item></organization>'),
    /one item/,
  ],
  ['an asset instead of a SCO', edit('imsmanifest.xml', '"sco"', '"asset"'), /no SCO/],
  [
    'an item that leads nowhere',
    edit('imsmanifest.xml', 'identifierref="resource-1"', 'identifierref="x"'),
    /no resource/,
  ],
  [
    'an identifier with a digit first',
    edit('imsmanifest.xml', 'identifier="item-1"', 'identifier="1"'),
    /identifier 1/,
  ],
  [
    'an identifier used twice',
    edit('imsmanifest.xml', 'identifier="item-1"', 'identifier="organization-1"'),
    /used twice/,
  ],
  ['a listed file that is missing', (files) => delete files['player/player.css'], /player\.css is listed and missing/],
  [
    'a file that is not listed',
    (files) => Object.assign(files, { 'assets/extra.png': new Uint8Array(1) }),
    /extra\.png is not listed/,
  ],
  [
    'a file listed twice',
    edit('imsmanifest.xml', '<file href="data.js"/>', '<file href="data.js"/><file href="data.js"/>'),
    /listed twice/,
  ],
  ['a path with an umlaut', edit('imsmanifest.xml', 'href="data.js"', 'href="dätä.js"'), /relative ASCII/],
  ['a path that leads out', edit('imsmanifest.xml', 'href="data.js"', 'href="../data.js"'), /relative ASCII/],
  [
    'an absolute path',
    edit('imsmanifest.xml', 'href="data.js"', 'href="https://example.org/data.js"'),
    /relative ASCII/,
  ],
  [
    'a start page that is not there',
    edit('imsmanifest.xml', 'adlcp:scormtype="sco" href="index.html"', 'adlcp:scormtype="sco" href="start.html"'),
    /start page/,
  ],
  [
    'a status of SCORM 2004',
    edit(lms, "set('cmi.core.exit', 'suspend')", "set('cmi.core.exit', 'normal')"),
    /no value 'normal'/,
  ],
  ['an element of SCORM 2004', edit(lms, 'cmi.core.score.raw', 'cmi.score.scaled'), /cmi\.score\.scaled/],
  ['a status that does not exist', edit('player/progress.js', "'failed'", "'unknown'"), /status unknown/],
  ['a score beyond 100', edit('player/progress.js', ' * 100)', ' * 1000)'), /score \d+/],
  ['a time of the wrong form', edit('player/progress.js', "padStart(4, '0')", "padStart(1, '0')"), /no time/],
  [
    'suspend data that grow',
    edit('player/progress.js', 'maxCharacters = 4000', 'maxCharacters = 40000'),
    /suspend data/,
  ],
  ['a player that does not run', edit('player/progress.js', 'globalThis.coursePlayer = {};', ''), /does not run/],
  [
    'a second LMSInitialize',
    edit(lms, "api.LMSCommit('')", "api.LMSInitialize('')"),
    /LMSInitialize is called from more/,
  ],
  ['no LMSFinish', edit(lms, "api.LMSFinish('')", "''"), /LMSFinish is never/],
  ['no end when the page is hidden', edit('player/main.js', "'pagehide'", "'load'"), /pagehide/],
  ['a network call', edit('player/main.js', 'drawProgress();', "fetch('/x'); drawProgress();"), /network.*fetch/],
  ['a foreign script', edit('player/main.js', 'drawProgress();', "import('https://example.org/x.js');"), /network/],
  ['an inline script', edit('index.html', '</body>', '<script>alert(1)</script></body>'), /script of its own/],
  ['an inline handler', edit('index.html', '<body>', '<body onload="alert(1)">'), /handler of its own/],
  [
    'a page that loads from elsewhere',
    edit('index.html', '"data.js"', '"https://example.org/data.js"'),
    /leads outside/,
  ],
  ['styles of another host', edit('player/player.css', 'url("fonts/', 'url("https://example.org/'), /styles load/],
  ['a typeface that is not there', edit('player/player.css', 'fonts/instrument', 'fonts/instrumental'), /styles load/],
  [
    'a typeface without its licence',
    (files) => delete files['player/fonts/OFL-instrument-sans.txt'],
    /^player\/fonts\/OFL-instrument-sans\.txt is missing/m,
  ],
  ['styles that load something', edit('player/player.css', 'body {', "@import 'x.css'; body {"), /styles load/],
  ['data with a written-out tag', edit('data.js', '\\u003c', '<'), /safely written/],
  ['data with a second statement', edit('data.js', ';\n', '; alert(1);\n'), /safely written/],
];

test.each(breakages)('the checker finds %s', (_what, breakIt, finding) => {
  const files = unzipSync(archive);
  breakIt(files);
  expect(checkScormPackage(zipSync(files)).join('\n')).toMatch(finding);
});

test('the checker finds an invalid archive', () => {
  expect(checkScormPackage(strToU8('kein Archiv'))).toEqual(['this is no ZIP archive']);
});

const player = () => runPlayer(strFromU8(unzipSync(archive)['player/progress.js'] ?? new Uint8Array()));

test('suspend data restores 400 lessons with eight quizzes each exactly', () => {
  const { plan, progress } = worstCase(400, 3_200);
  const { text, isWhole } = player().encode(plan, progress);
  expect([isWhole, text.length < 4_096]).toEqual([true, true]);
  expect(JSON.parse(JSON.stringify(player().decode(plan, text)))).toEqual(progress);
});

test('learning in order loses no progress even in the largest course', () => {
  const { plan } = worstCase(160_000, 100_000);
  const progress = {
    done: Array.from({ length: 160_000 }, (_, index) => index < 90_000),
    chosen: plan.quizzes.map(() => null),
  };
  const { text, isWhole } = player().encode(plan, progress);
  expect(isWhole).toBe(true);
  expect(player().decode(plan, text)?.done.filter(Boolean)).toHaveLength(90_000);
});

test('progress that does not fit is dropped and reported, and no answer is invented', () => {
  const { plan, progress } = worstCase(400, 30_000);
  const { text, isWhole } = player().encode(plan, progress);
  expect(isWhole).toBe(false);
  const decoded = player().decode(plan, text);
  expect([...(decoded?.done ?? [])]).toEqual(progress.done);
  const madeUp = decoded?.chosen.filter((answer, index) => answer !== null && answer !== progress.chosen[index]);
  expect([...(madeUp ?? [])]).toEqual([]);
  expect(decoded?.chosen.filter((answer) => answer !== null).length).toBeGreaterThan(1_000);
});

test.each(['', 'x', '1.otherkey.pA.aA', '2.abcdefgh.pA.aA', '1.abcdefgh'])(
  'suspend data %s of another course or without key gives no progress',
  (text) => {
    expect(player().decode(worstCase(3, 3).plan, text)).toBeNull();
  },
);

test.each(['1.abcdefgh.pÿÿ.a!!', '1.abcdefgh.rZZZZ99999999.bp', '1.abcdefgh..'])(
  'broken suspend data %s still gives a usable course',
  (text) => {
    const read = player().decode(worstCase(3, 3).plan, text);
    expect([read?.done.length, read?.chosen.length]).toEqual([3, 3]);
  },
);

test.each(['scorm', 'bundle'] as const)('only authors of the course can download %s', async (kind) => {
  const strangers = await makeCrew(app());
  const foreign = await makePublishedCourse(app(), strangers.editor, 'Kurs der anderen');
  const statusFor = async (person: Parameters<typeof download>[2], courseId = course.courseId, number = 1) => {
    const response = await download(app(), exportPath(kind, { courseId, number }), person);
    const text = await response.text();
    return [response.status, response.status === 200 ? '' : text];
  };
  expect(await statusFor(null)).toEqual([401, errorTexts.NOT_SIGNED_IN]);
  expect(await statusFor(crew.viewer)).toEqual([403, errorTexts.FORBIDDEN]);
  expect(await statusFor(await makePersonAs(app(), 'applicant'))).toEqual([403, errorTexts.FORBIDDEN]);
  expect(await statusFor(await makePersonAs(app(), 'unattached'))).toEqual([403, errorTexts.FORBIDDEN]);
  expect(await statusFor(await makePersonAs(app(), 'support'))).toEqual([403, errorTexts.FORBIDDEN]);
  const missing = [404, errorTexts.NOT_FOUND];
  expect(await statusFor(strangers.owner)).toEqual(missing);
  expect(await statusFor(crew.editor, foreign.courseId)).toEqual(missing);
  expect(await statusFor(crew.editor, crypto.randomUUID())).toEqual(missing);
  expect(await statusFor(crew.editor, course.courseId, 2)).toEqual(missing);
  expect(await statusFor(crew.editor, course.courseId, 0)).toEqual([400, errorTexts.INVALID_INPUT]);
  expect(await statusFor(crew.editor, "x' or 1=1")).toEqual([400, errorTexts.INVALID_INPUT]);
  for (const person of [crew.owner, crew.admin, crew.editor, await makePersonAs(app(), 'platformAdmin')])
    expect((await statusFor(person))[0]).toBe(200);
});

test('a draft has nothing to export', async () => {
  const { courseId } = await crew.editor.caller.courses.create({ title: 'Nur ein Entwurf' });
  expect((await download(app(), exportPath('scorm', { courseId, number: 1 }), crew.editor)).status).toBe(404);
});

test('limits repeated exports', async () => {
  const impatient = await makeCrew(app());
  const statuses: number[] = [];
  const { courseId } = await impatient.editor.caller.courses.create({ title: 'Immer wieder' });
  for (let time = 0; time < 31; time++) {
    const response = await download(app(), exportPath('scorm', { courseId, number: 1 }), impatient.editor);
    statuses.push(response.status);
  }
  expect([new Set(statuses.slice(0, 30)), statuses[30]]).toEqual([new Set([404]), 429]);
});
