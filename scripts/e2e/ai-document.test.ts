import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { germanPdf } from '../../server/testing/documents/german.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);

test('a handbook of thirty pages becomes a course with sources, and one part is generated again', {
  timeout: 180_000,
}, async () => {
  const orgId = await makeOrganisation(app());
  const anna = await makeMember(app(), { name: 'Anna Fein', orgId, role: 'owner' });
  const { caller } = anna;
  const page = await openAs(anna, '/company/course/new?tab=ai');
  await page.getByText('Dateien', { exact: true }).click();
  const file = { name: 'Handbuch.pdf', mimeType: 'application/pdf', buffer: await germanPdf() };
  await page.getByLabel('Dateien wählen').setInputFiles(file);
  await page.getByRole('button', { name: 'Plan erstellen' }).click();
  // Document reading has low priority, so other tests slow it down.
  await page.getByRole('heading', { name: 'Plan', exact: true }).waitFor({ timeout: 90_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kurs schreiben' }).click();
  await page.getByRole('heading', { name: 'Kurs aus Datei generiert' }).waitFor({ timeout: 60_000 });
  await page.getByRole('tab', { name: 'Nicht im Kurs' }).click();
  await page.getByText(/von 30 Seiten verwendet/).waitFor();
  await expectAccessible(page);

  const courseId = (await caller.courses.page({})).courses[0]?.courseId ?? '';
  const course = await caller.editor.course({ courseId });
  const lessonId = course.modules[0]?.lessons[0]?.lessonId ?? '';
  const texts = async () => {
    const { blocks } = await caller.editor.lesson({ courseId, lessonId });
    return blocks.flatMap((block) => (block.type === 'text' ? [block] : []));
  };
  const [before] = await texts();
  expect(before?.origin).toMatchObject({ state: 'generated', sourceState: 'held' });
  await page.goto(`/company/course/${courseId}?lesson=${lessonId}`);
  await page
    .getByRole('button', { name: /^Handbuch\.pdf, Seite.* belegt/ })
    .first()
    .waitFor();
  await page
    .getByRole('button', { name: /^Aktionen zu „Text/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Mit KI überarbeiten …' }).click();
  await page.getByRole('button', { name: 'kürzer' }).click();
  await page.getByRole('button', { name: 'Neuen Text schreiben' }).click();
  await page
    .getByRole('button', { name: /übernehmen/i })
    .first()
    .click();
  await expect
    .poll(async () => (await texts())[0]?.content.content.length ?? 0)
    .toBeLessThan(before?.content.content.length ?? 0);
  expect(await caller.ai.proposals({ courseId })).toEqual([]);
  expectNoComplaints(page);
});
