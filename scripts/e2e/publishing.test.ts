import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectHeading, successMessage } from './expectations.ts';
import {
  addVideo,
  confirmDialog,
  editorPath,
  editText,
  expectPreview,
  makeCourseWithText,
  openCourseMenu,
  previewPath,
  publishAs,
} from './publishing.ts';
import { enter, opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('publishes, changes, reads version 1 unchanged, publishes again, compares and restores version 1', async () => {
  const orgId = await makeOrganisation(app());
  const author = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const courseId = await makeCourseWithText(author, 'Händehygiene', 'Zwanzig Sekunden genügen.');
  const page = await openAs(author, previewPath(courseId));
  await expectHeading(page, 'Kurs nicht veröffentlicht');
  await page.getByRole('link', { name: 'Zum Editor' }).click();
  await expectAddress(page, editorPath(courseId));
  await publishAs(page, 1);
  const button = page.getByRole('button', { name: 'Änderungen veröffentlichen', exact: true });
  await button.waitFor();
  expect(await button.isDisabled()).toBe(true);

  await editText(author, courseId, 'Dreißig Sekunden genügen.');
  await expectPreview(page, previewPath(courseId), { title: 'Händehygiene', words: 'Zwanzig Sekunden genügen.' });
  await page.goto(editorPath(courseId));
  await publishAs(page, 2, 'Änderungen veröffentlichen');
  await expectPreview(page, previewPath(courseId), { title: 'Händehygiene', words: 'Dreißig Sekunden genügen.' });
  await page.getByText('Version 2', { exact: true }).waitFor();
  const former = `${previewPath(courseId)}?version=1`;
  await expectPreview(page, former, { title: 'Händehygiene', words: 'Zwanzig Sekunden genügen.' });
  await page.getByText('Sie sehen Version 1, nicht die, die online ist.').waitFor();
  await page.getByRole('link', { name: 'Zur Version, die online ist' }).click();
  await page.getByText('Sie sehen Version 2. Sie ist online.').waitFor();
  await page.getByRole('link', { name: 'Zum Kurs' }).click();
  await expectAddress(page, `/course/${courseId}`);
  await page.goto(former);
  expect(await page.getByRole('heading', { level: 3 }).textContent()).toBe('1.1 Lektion 1');

  await page.goto(editorPath(courseId));
  await openCourseMenu(page, 'Versionen');
  const versions = page.getByRole('list', { name: 'Liste der Versionen' }).getByRole('listitem');
  await versions.first().waitFor();
  expect(await versions.first().textContent()).toMatch(/^Version 2online.*von Olga Stein1 Modul, 1 Lektion, 1 Inhalt/);
  await page.getByRole('button', { name: 'Version 1 vergleichen' }).click();
  const change = page.getByRole('dialog', { name: 'Versionen' }).getByRole('listitem').filter({ hasText: 'Lektion 1' });
  await change.first().waitFor();
  expect(await change.first().locator('del').textContent()).toContain('Zwanzig');
  expect(await change.first().locator('ins').textContent()).toContain('Dreißig');
  await page.getByRole('button', { name: 'Alle Versionen' }).click();
  await page.getByRole('button', { name: 'Version 1 wiederherstellen' }).click();
  const confirm = page.getByRole('dialog', { name: 'Version 1 wiederherstellen' });
  await confirm.getByText('Ihr Entwurf wird durch den Stand von Version 1 ersetzt').waitFor();
  await confirm.getByRole('button', { name: 'Wiederherstellen' }).click();
  await successMessage(page, 'Version 1 ist wieder Ihr Entwurf').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'hidden' });
  await publishAs(page, 3, 'Änderungen veröffentlichen');
  await expectPreview(page, previewPath(courseId), { title: 'Händehygiene', words: 'Zwanzig Sekunden genügen.' });
  expectNoComplaints(page);
});

test('with four-eyes approval one person submits and another publishes', async () => {
  const orgId = await makeOrganisation(app());
  await app().db.prisma.organisation.update({ where: { id: orgId }, data: { needsReview: true } });
  const author = await makeMember(app(), { name: 'Adam Krug', orgId, role: 'admin' });
  const reviewer = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const courseId = await makeCourseWithText(author, 'Brandschutz', 'Türen schließen.');
  const his = await openAs(author, editorPath(courseId));
  await his.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
  await confirmDialog(his, 'Zur Prüfung einreichen', 'Ein Administrator oder Eigentümer kann den Kurs');
  const waiting = his.getByRole('region', { name: 'Dieser Kurs ist in Prüfung' });
  await waiting.getByText('In Ihrer Organisation gilt das Vier-Augen-Prinzip').waitFor();
  expect(await his.getByRole('button', { name: 'Veröffentlichen', exact: true }).count()).toBe(0);

  const hers = await openAs(reviewer, editorPath(courseId));
  const notice = hers.getByRole('region', { name: 'Dieser Kurs ist in Prüfung' });
  await notice.getByText('Adam Krug hat ihn am').waitFor();
  await notice.getByRole('button', { name: 'Zurück an Entwurf' }).click();
  const dialog = hers.getByRole('dialog', { name: 'Zurück an Entwurf' });
  await dialog.getByRole('button', { name: 'Zurück an Entwurf' }).click();
  expect(await dialog.getByLabel('Kommentar').getAttribute('aria-invalid')).toBe('true');
  await dialog.getByLabel('Kommentar').fill('Es fehlt,\nwer die Feuerwehr empfängt.');
  await dialog.getByRole('button', { name: 'Zurück an Entwurf' }).click();
  await successMessage(hers, 'Kurs zurückgegeben').waitFor();

  await his.reload();
  const returned = his.getByRole('region', { name: 'Zurück aus der Prüfung' });
  await returned.getByText('wer die Feuerwehr empfängt.').waitFor();
  await returned.getByText('Olga Stein hat dazu geschrieben:').waitFor();
  await editText(author, courseId, 'Türen schließen, Feuerwehr am Tor empfangen.');
  await author.caller.publishing.submit({ courseId });
  await hers.reload();
  await hers.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const publishing = hers.getByRole('dialog', { name: 'Kurs veröffentlichen' });
  await publishing.getByRole('checkbox').check();
  await editText(author, courseId, 'Türen schließen, Feuerwehr am Tor empfangen, Ruhe bewahren.');
  await publishing.getByRole('button', { name: 'Veröffentlichen' }).click();
  await hers.getByRole('alert').getByText('Der Kurs wurde inzwischen geändert.').waitFor();
  await publishing.getByRole('checkbox', { checked: false }).waitFor();
  expect((await author.caller.editor.course({ courseId })).version).toBe(0);
  await confirmDialog(hers, 'Veröffentlichen', 'Kurs wurde als Version 1 veröffentlicht.');
  await editText(author, courseId, 'Türen schließen, Feuerwehr am Tor empfangen, Aufzug meiden.');
  await author.caller.publishing.submit({ courseId });
  await hers.reload();
  await hers.getByRole('button', { name: 'Mit Version 1 vergleichen' }).click();
  await hers.getByRole('dialog', { name: 'Versionen' }).getByText('Aufzug meiden.').waitFor();
  await expectAccessible(hers);
  expectNoComplaints(hers);
  expectNoComplaints(his);
});

test('a withdrawn course is gone for readers and can be published again as the next version', async () => {
  const orgId = await makeOrganisation(app());
  const author = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const viewer = await makeMember(app(), { name: 'Vera Blick', orgId, role: 'viewer' });
  const courseId = await makeCourseWithText(author, 'Brandschutz', 'Türen schließen.');
  await author.caller.publishing.publish({ courseId });
  const reading = await openAs(viewer, previewPath(courseId), 'phone');
  await reading.getByText('Türen schließen.').waitFor();
  const page = await openAs(author, editorPath(courseId));
  await openCourseMenu(page, 'Veröffentlichung zurückziehen');
  await page.getByRole('dialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await successMessage(page, 'Veröffentlichung zurückgezogen').waitFor();
  await reading.reload();
  await expectHeading(reading, 'Kurs nicht veröffentlicht');
  await reading.goto(`${previewPath(courseId)}?version=1`);
  await reading.getByText('Sie sehen Version 1. Der Kurs ist nicht online.').waitFor();
  await reading.goto(previewPath(courseId));
  await publishAs(page, 2);
  await reading.reload();
  await reading.getByText('Türen schließen.').waitFor();
  expectNoComplaints(page);
  expectNoComplaints(reading);
});

test('saves title, visibility and skills, and copies and renews the invitation link', async () => {
  const orgId = await makeOrganisation(app());
  const author = await makeMember(app(), { name: 'Leyla Kern', orgId, role: 'editor' });
  const other = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const courseId = await makeCourseWithText(author, 'Brandschutz', 'Türen schließen.');
  const page = await open('desktop', { permissions: ['clipboard-read', 'clipboard-write'] });
  await enter(page, app(), { person: author, path: editorPath(courseId) });
  await openCourseMenu(page, 'Einstellungen');
  const dialog = page.getByRole('dialog', { name: 'Einstellungen des Kurses' });
  await dialog.getByLabel('Titel').fill('Brandschutz im Haus');
  expect(await dialog.getByLabel('Link zum Kurs').inputValue()).toBe(`${app().baseUrl}/course/${courseId}`);
  await dialog.getByLabel('Nur mit Einladung').check();
  const token = async () => (await author.caller.editor.course({ courseId })).invitationToken;
  const linkOf = async () => `${app().baseUrl}/course/${courseId}?invitation=${await token()}`;
  expect(await dialog.getByLabel('Einladungslink').inputValue()).toBe(await linkOf());
  const before = await token();
  await dialog.getByRole('button', { name: 'Link kopieren' }).click();
  await successMessage(page, 'Link kopiert').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await linkOf());
  await dialog.getByRole('button', { name: 'Link erneuern' }).click();
  await page
    .getByRole('dialog', { name: 'Einladungslink erneuern' })
    .getByRole('button', { name: 'Link erneuern' })
    .click();
  await successMessage(page, 'Neuer Einladungslink').waitFor();
  expect(await token()).not.toBe(before);
  await dialog.getByRole('combobox', { name: 'Soft Skills' }).click();
  await page.getByRole('option', { name: 'Empathie' }).click();
  const { settingsRevision } = await author.caller.editor.course({ courseId });
  const settings = { courseId, revision: settingsRevision, description: 'Von anderen', skillIds: [] };
  await other.caller.courses.changeSettings({ ...settings, title: 'Anders', visibility: 'public' });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByText('Dieser Inhalt wurde inzwischen von Olga Stein geändert').waitFor();
  await dialog.getByRole('button', { name: 'Meine Eingaben speichern' }).click();
  await successMessage(page, 'Einstellungen gespeichert').waitFor();
  const saved = await author.caller.editor.course({ courseId });
  expect([saved.title, saved.visibility, saved.skillIds.length]).toEqual(['Brandschutz im Haus', 'private', 1]);
  expectNoComplaints(page);
});

test('the preview contacts no other host before a video is started', async () => {
  const orgId = await makeOrganisation(app());
  const author = await makeMember(app(), { name: 'Leyla Kern', orgId, role: 'editor' });
  const courseId = await makeCourseWithText(author, 'Brandschutz', 'Türen schließen.');
  await addVideo(author, courseId, { url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa', title: 'Der Rundgang' });
  await addVideo(author, courseId, { url: 'https://medien.example/film.mp4', title: 'Der Film' });
  await author.caller.publishing.publish({ courseId });
  const page = await openAs(author, previewPath(courseId));
  await page.getByText('Der Film').waitFor();
  await expectAccessible(page);
  expectNoComplaints(page);
  const asked: string[] = [];
  await page.route('https://medien.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'video/mp4', body: 'kein Film' });
  });
  await page.getByRole('button', { name: 'Video abspielen: Der Film' }).click();
  await page.getByRole('alert').getByText('Dieses Video lässt sich nicht abspielen.').waitFor();
  expect(new Set(asked)).toEqual(new Set(['https://medien.example/film.mp4']));
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Video abspielen: Der Rundgang' }).click();
  const frame = page.getByTitle('Der Rundgang');
  expect(await frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1');
});
