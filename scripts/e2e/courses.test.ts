import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeCourse } from '../../server/testing/courses.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { finishLesson } from './learner.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
const listPath = '/company/courses';

async function expectTitles(page: Page, titles: string[]): Promise<void> {
  const shown = () => page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  await expect.poll(shown).toEqual(titles);
}

test('redirects a viewer to the draft, or to the published course, without ways to edit', async () => {
  const orgId = await makeOrganisation(app(), 'Lindenhof');
  const owner = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const course = await makeCourse(owner, { title: 'Brandschutz' });
  const hidden = await makeCourse(owner, { title: 'Nur für Eingeladene' });
  await app().db.prisma.course.update({ where: { id: hidden.courseId }, data: { visibility: 'private' } });
  const person = await makeMember(app(), { name: 'Vera Blick', orgId, role: 'viewer' });
  const page = await openAs(person, listPath);
  await expectTitles(page, ['Brandschutz']);
  expect(await page.getByRole('link', { name: 'Neuer Kurs' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Aktionen für Brandschutz' }).click();
  await expect.poll(() => page.getByRole('menuitem').allTextContents()).toEqual(['Entwurf ansehen']);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Brandschutz' }).click();
  await expectAddress(page, `/company/course/${course.courseId}/draft`);
  await expectHeading(page, 'Brandschutz');
  await page.getByRole('link', { name: 'Alle Kurse' }).click();
  await expectAddress(page, listPath);
  await owner.caller.publishing.publish({ courseId: course.courseId });
  await page.reload();
  await page.getByRole('link', { name: 'Brandschutz' }).click();
  await expectAddress(page, `/course/${course.courseId}`);
  await page.getByRole('link', { name: 'Kurs beginnen' }).click();
  await finishLesson(page);
  await page.goto('/company');
  await page.getByRole('region', { name: 'Meine Kurse' }).getByRole('heading', { name: 'Brandschutz' }).waitFor();
  await page.goto('/company/course/new');
  expect(await page.getByRole('button', { name: 'Kurs erstellen' }).isDisabled()).toBe(true);
  expectNoComplaints(page);
});
