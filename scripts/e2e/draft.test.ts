import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makePerson } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { comment, comments, contents, decision, draftPath, makeChangedCourse, rewrite } from './draft.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { answer, quiz } from './learner.ts';
import { confirmDialog, editorPath, makeCourseWithText, openCourseMenu, previewPath } from './publishing.ts';
import { recordTraffic } from './readable-course.ts';
import { enter, opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
const submitted = 'Ein Administrator oder Eigentümer kann den Kurs';

test('a draft is submitted, compared, commented, returned, revised, submitted and published by another person', async () => {
  const { orgId, author, courseId, lessons } = await makeChangedCourse(app());
  const olga = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const adam = await makeMember(app(), { name: 'Adam Krug', orgId, role: 'admin' });
  const authors = await openAs(author, editorPath(courseId));
  await authors.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
  await confirmDialog(authors, 'Zur Prüfung einreichen', submitted);

  const hers = await openAs(olga, editorPath(courseId));
  await hers
    .getByRole('region', { name: 'Dieser Kurs ist in Prüfung' })
    .getByRole('link', { name: 'Entwurf ansehen' })
    .click();
  await expectAddress(hers, draftPath(courseId));
  await hers.getByText('Entwurf in Prüfung, noch nicht veröffentlicht').waitFor();
  const structure = hers.getByRole('region', { name: 'Inhalt des Kurses' });
  await structure.getByRole('link', { name: /Warum Hände.*Geändert/ }).waitFor();
  await structure.getByRole('link', { name: /Hautpflege.*Neu/ }).waitFor();
  await structure
    .getByRole('listitem')
    .filter({ hasText: /^HandschuheEntfernt$/ })
    .waitFor();
  expect(await structure.getByRole('link', { name: /fünf Momente/ }).textContent()).toBe('1.2 Die fünf Momente 5 Min.');
  await structure.getByRole('link', { name: /Warum Hände/ }).click();
  await expectHeading(hers, '1.1 Warum Hände');
  const changes = hers.getByRole('region', { name: 'Änderungen seit Version 1' });
  expect(await changes.locator('ins').allTextContents()).toEqual([expect.stringContaining('und Türklinken.')]);
  await comment(hers, 'Hier fehlt die Quelle.');
  await contents(hers)
    .getByRole('link', { name: /Warum Hände.*1 offener Kommentar/ })
    .waitFor();
  await hers.getByRole('switch', { name: 'Änderungen seit Version 1' }).click();
  await changes.waitFor({ state: 'hidden' });
  await contents(hers)
    .getByRole('link', { name: /Hautpflege/ })
    .click();
  await hers.getByText('Das war der ganze Entwurf.').waitFor();
  await comments(hers).getByText('Noch kein Kommentar.').waitFor();
  expect(await comments(hers).getByRole('listitem').count()).toBe(0);
  await expectAccessible(hers);
  await decision(hers).getByRole('button', { name: 'Zurück an Entwurf' }).click();
  const dialog = hers.getByRole('dialog', { name: 'Zurück an Entwurf' });
  await dialog.getByRole('button', { name: 'Offenen Kommentar übernehmen' }).click();
  expect(await dialog.getByLabel('Kommentar').inputValue()).toBe('– „Warum Hände“: Hier fehlt die Quelle.');
  await dialog.getByRole('button', { name: 'Zurück an Entwurf' }).click();
  await hers.getByRole('status').getByText('Der Kurs ist zurückgegeben.').waitFor();
  await expect.poll(() => comments(hers).getByRole('textbox').count()).toBe(0);

  await authors.getByRole('region', { name: 'Zurück aus der Prüfung' }).waitFor();
  await authors.getByRole('link', { name: /Warum Hände.*1 offener Kommentar/ }).click();
  const said = comments(authors).getByRole('listitem').filter({ hasText: 'Hier fehlt die Quelle.' });
  await said.getByText('Olga Stein').waitFor();
  expect(await said.getByRole('button').allTextContents()).toEqual(['Erledigt']);
  await expectAccessible(authors);
  await said.getByRole('button', { name: 'Erledigt' }).click();
  await comments(authors).getByRole('button', { name: 'Einen erledigten Kommentar zeigen' }).click();
  await said.getByText(/^Erledigt von Leyla Kern/).waitFor();
  await authors.getByRole('button', { name: 'Zur Prüfung einreichen' }).click();
  await confirmDialog(authors, 'Zur Prüfung einreichen', submitted);

  const his = await openAs(adam, draftPath(courseId, lessons.added), 'phone');
  await decision(his).getByRole('button', { name: 'Veröffentlichen' }).waitFor();
  await expectAccessible(his);
  await expectNoSidewaysScroll(his);
  await his.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(his);
  await his.setViewportSize({ width: 390, height: 844 });
  await his.emulateMedia({ colorScheme: 'dark' });
  await his.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await expectAccessible(his, ['color-contrast']);
  await rewrite(author, { courseId, lessonId: lessons.moments, html: '<p>Vor und nach jedem Kontakt.</p>' });
  const stale = his.getByRole('status').filter({ hasText: 'Der Entwurf wurde geändert' });
  await stale.waitFor();
  expect(await decision(his).getByRole('button', { name: 'Veröffentlichen' }).isDisabled()).toBe(true);
  await stale.getByRole('button', { name: 'Neu laden' }).click();
  await stale.waitFor({ state: 'hidden' });
  await expectHeading(his, '2.1 Hautpflege');
  await decision(his).getByRole('button', { name: 'Veröffentlichen' }).click();
  await confirmDialog(his, 'Veröffentlichen', 'Kurs wurde als Version 2 veröffentlicht.');
  await his.getByRole('status').getByText('Der Kurs ist als Version 2 veröffentlicht.').waitFor();
  expect(await decision(his).count()).toBe(0);
  for (const page of [hers, his, authors]) expectNoComplaints(page);
});

test('a viewer reads the draft like learners and answers its quiz, but cannot comment or decide', async () => {
  const { orgId, author, courseId, lessons } = await makeChangedCourse(app());
  const olga = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const vera = await makeMember(app(), { name: 'Vera Blick', orgId, role: 'viewer' });
  await author.caller.publishing.submit({ courseId });
  const said = { commentId: crypto.randomUUID(), courseId, lessonId: lessons.why, text: 'Nur unter uns.' };
  await olga.caller.publishing.addComment(said);
  const page = await open();
  const traffic = recordTraffic(page);
  await enter(page, app(), { person: vera, path: '/company/courses' });
  await page.getByRole('button', { name: /^Aktionen für/ }).click();
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Entwurf ansehen', 'Zum Kurs']);
  await page.getByRole('menuitem', { name: 'Entwurf ansehen' }).click();
  await page.getByRole('link', { name: 'Kurs beginnen' }).click();
  await page.getByText('Keime reisen auf Händen und Türklinken.').waitFor();
  expect((await traffic()).join()).not.toContain('correctIndex');
  await answer(page, '5 Sekunden');
  await quiz(page).getByText('Nicht richtig.', { exact: true }).waitFor();
  expect(await comments(page).count()).toBe(0);
  expect(await decision(page).count()).toBe(0);
  expect(await page.getByRole('switch').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Drucken' }).count()).toBe(0);
  expect((await traffic()).join()).not.toContain('Nur unter uns');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Alle Kurse' }).click();
  await expectAddress(page, '/company/courses');
  expectNoComplaints(page);
});

test('a first version says so; links to the draft work both ways, and strangers find nothing', async () => {
  const { orgId, author, ...other } = await makeChangedCourse(app());
  const courseId = await makeCourseWithText(author, 'Brandschutz', 'Türen schließen.');
  const page = await openAs(author, previewPath(courseId));
  await expectHeading(page, 'Kurs nicht veröffentlicht');
  await page.getByRole('link', { name: 'Entwurf ansehen' }).click();
  await page.getByText('Erste Version').waitFor();
  await page.getByRole('link', { name: 'Lektion 1' }).click();
  await page.getByText('Türen schließen.').waitFor();
  await page.getByRole('link', { name: 'Zum Editor' }).click();
  await page.getByRole('textbox', { name: 'Text, Inhalt 1: Text' }).waitFor();
  await openCourseMenu(page, 'Entwurf ansehen');
  await page.getByText('Türen schließen.').waitFor();
  expect(new URL(page.url()).pathname).toBe(draftPath(courseId));
  const support = await makePerson(app(), { platformRole: 'support' });
  const theirs = await openAs(support, draftPath(other.courseId, other.lessons.why), 'phone');
  await expectHeading(theirs, '1.1 Warum Hände');
  await theirs.getByRole('link', { name: 'Zum Admin Portal' }).waitFor();
  expect(await comments(theirs).count()).toBe(0);
  const stranger = await makeMember(app(), {
    name: 'Emil Fort',
    orgId: (await makeChangedCourse(app())).orgId,
    role: 'owner',
  });
  const strangers = await openAs(stranger, draftPath(courseId));
  await expectHeading(strangers, 'Kurs nicht gefunden');
  for (const one of [page, theirs, strangers]) expectNoComplaints(one);
  expect(orgId).not.toBe('');
});
