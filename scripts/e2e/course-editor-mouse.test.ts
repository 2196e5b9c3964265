import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { choose, drag, expectStored, makeAuthors, saved, textOf } from './authors.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { expectHeading, successMessage } from './expectations.ts';
import { enter, opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true, settings: { MAX_DOCUMENT_MB: '1', MAX_MEDIA_MB: '2' } });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('a lesson is dragged into another module with the mouse', async () => {
  const { anna, path, caller, courseId, lessonId } = await makeAuthors(app(), { modules: 2, lessons: 2, blocks: 1 });
  const page = await openAs(anna, path);
  await textOf(page).waitFor();
  const listOf = (module: string) => page.getByRole('list', { name: module, exact: true });
  await drag(page, {
    handle: listOf('Modul 1: Einführung').getByRole('button', { name: '„Lektion 1“ verschieben' }),
    before: listOf('Modul 2').getByRole('listitem').first(),
    announcement: '„Lektion 1“: in „Modul 2“, Platz 1 von 3.',
  });
  await expect
    .poll(async () => {
      const { modules } = await caller.editor.course({ courseId });
      return modules.map(({ lessons }) => lessons.map((lesson) => lesson.lessonId).indexOf(lessonId));
    })
    .toEqual([-1, 0]);
  await saved(page);
  await listOf('Modul 1: Einführung')
    .getByRole('link', { name: /^Lektion 2/ })
    .click();
  await page.getByRole('heading', { level: 2, name: 'Lektion 2' }).waitFor();
  expectNoComplaints(page);
});

test('files dropped onto the lesson become blocks', async () => {
  const { anna, path, blocks } = await makeAuthors(app(), { modules: 1, lessons: 1, blocks: 0 });
  const page = await openAs(anna, path);
  const paper = page.getByRole('region', { name: 'Lektion 1', exact: true });
  await paper.waitFor();
  const dataTransfer = await page.evaluateHandle(() => {
    const files = new DataTransfer();
    for (const name of ['Eins.txt', 'Zwei.txt'])
      files.items.add(new File([`Inhalt von ${name}`], name, { type: 'text/plain' }));
    return files;
  });
  await paper.dispatchEvent('dragenter', { dataTransfer });
  await page.getByText('Dateien hier ablegen').waitFor();
  await paper.dispatchEvent('drop', { dataTransfer });
  await page.getByText('Dateien hier ablegen').waitFor({ state: 'detached' });
  const names = async () =>
    (await blocks()).map((block) => (block.type === 'asset' ? block.content.filename : block.type)).toSorted();
  await expect.poll(names).toEqual(['Eins.txt', 'Zwei.txt']);
  await saved(page);
  expectNoComplaints(page);
});

test('names a file above the upload limit and does not send it', async () => {
  const { anna, path, caller, courseId, lessonId, blocks } = await makeAuthors(app(), { blocks: 0 });
  await caller.editor.addBlock({ courseId, lessonId, type: 'asset' });
  const page = await openAs(anna, path);
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/files?') && sent.push(request.url()));
  await page.getByText('Dokumente und Bilder bis 1 MB, Video und Audio bis 2 MB.').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Datei auswählen' }).click();
  const buffer = Buffer.alloc(1024 * 1024 + 1, 'a');
  await (await chooser).setFiles({ name: 'Lang.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('alert').getByText('Die Datei ist zu groß.').waitFor();
  expect(sent).toEqual([]);
  expect((await blocks()).map((block) => block.type === 'asset' && block.content.filename)).toEqual(['']);
});

test('leaving a title field saves it', async () => {
  const { anna, path, caller, courseId } = await makeAuthors(app());
  const page = await openAs(anna, path);
  await textOf(page).waitFor();
  await page.getByRole('heading', { level: 1 }).getByRole('button').click();
  await page.getByLabel('Kurstitel').fill('Wasser und Seife');
  await textOf(page).click();
  await expectHeading(page, 'Wasser und Seife');
  await expectStored(() => caller.editor.course({ courseId }), 'Wasser und Seife');
  await saved(page);
  expectNoComplaints(page);
});

test('saves the right answer of a quiz at once, together with pending text', async () => {
  const { anna, path, caller, courseId, lessonId, blocks } = await makeAuthors(app(), { blocks: 0 });
  await caller.editor.addBlock({ courseId, lessonId, type: 'quiz' });
  const page = await open();
  // Blocks the socket, because events of other clients also flush pending changes.
  await page.routeWebSocket('**/trpc', () => undefined);
  await enter(page, app(), { person: anna, path });
  await page.getByLabel('Frage').waitFor();
  const saves: string[] = [];
  page.on('request', (request) => request.url().includes('saveBlock') && saves.push(request.postData() ?? ''));
  await page.evaluate(() => {
    const start = window.setTimeout.bind(window) as (task: TimerHandler, ms?: number) => number;
    Object.assign(window, { setTimeout: (task: TimerHandler, ms = 0) => (ms < 100 ? start(task, ms) : 0) });
  });
  await page.getByRole('textbox', { name: 'Antwort 1' }).fill('Fünf Sekunden');
  await page.getByRole('radio', { name: 'Antwort 2 ist richtig' }).check();
  await expectStored(blocks, '"correctIndex":1');
  await expectStored(blocks, 'Fünf Sekunden');
  expect(saves).toHaveLength(1);
});

test('lessons, blocks and modules are copied from their menus', async () => {
  const { anna, path, caller, courseId } = await makeAuthors(app(), { modules: 1, lessons: 1, blocks: 1 });
  const page = await openAs(anna, path);
  await textOf(page).waitFor();
  await choose(page, 'Aktionen zu „Lektion 1“', 'Duplizieren');
  await page.getByRole('heading', { level: 2, name: 'Lektion 1 (Kopie)' }).waitFor();
  await textOf(page).waitFor();
  await choose(page, 'Aktionen zu „Text, Inhalt 1“', 'Duplizieren');
  await textOf(page, 2).getByText('Absatz 1 der Lektion 1').waitFor();
  await choose(page, 'Aktionen zu „Modul 1: Einführung“', 'Duplizieren');
  await page.getByRole('list', { name: 'Modul 1: Einführung (Kopie)', exact: true }).waitFor();
  await successMessage(page, 'Kopie erstellt').first().waitFor();
  const { modules } = await caller.editor.course({ courseId });
  expect(modules.map(({ title, lessons }) => [title, ...lessons.map(({ blockCount }) => blockCount)])).toEqual([
    ['Modul 1: Einführung', 1, 2],
    ['Modul 1: Einführung (Kopie)', 1, 2],
  ]);
  expectNoComplaints(page);
});
