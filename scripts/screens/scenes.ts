/** Every page of the product, and what opens on some of them. */
import type { Page } from 'playwright-core';
import { footerPages, forPeople, forVisitors, type Shown, type Who } from '../e2e/every-page.ts';
import { openCourseMenu } from '../e2e/publishing.ts';
import { chooseTenValues, confirmButton } from '../e2e/take-tests.ts';
import type { World } from './world.ts';

export type Scene = { name: string; who: Who | null; path: string; act?: (page: Page) => Promise<void> };

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).first().click();
const dialogAfter = (opening: (page: Page) => Promise<void>) => async (page: Page) => {
  await opening(page);
  await page.getByRole('dialog').first().waitFor();
};

/** A name for a file, without the identifiers that are new in every run. */
const slugOf = (path: string, { courseId, draftId, resultId, lessons }: World): string =>
  path
    .replace(courseId, 'published')
    .replace(draftId, 'draft')
    .replace(resultId, 'result')
    .replace(lessons.why, 'quiz')
    .replace(lessons.moments, 'video')
    .replace(lessons.gloves, 'empty')
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '');

export function scenesOf(world: World): Scene[] {
  const { courseId, draftId, lessons, resultId } = world;
  const scene = (who: Who | null, path: string, state = '', act?: Scene['act']): Scene => ({
    name: [who ?? 'visitor', slugOf(path, world) || 'start', state].filter(Boolean).join('-'),
    who,
    path,
    ...(act && { act }),
  });
  const all = (who: Who | null, paths: readonly string[]) => paths.map((path) => scene(who, path));
  const pathsOf = (shown: readonly Shown[]) => shown.map(([path]) => path);
  const editor = `/company/course/${courseId}`;
  return [
    ...all(null, [...pathsOf(forVisitors), ...footerPages.map((slug) => `/${slug}`)]),
    ...all(null, ['/tests/method', '/test-results', '/jobs', `/course/${courseId}`]),
    ...all(null, [`/course/${courseId}?lesson=${lessons.why}`, `/course/${courseId}?view=print`]),
    ...Object.entries(forPeople).flatMap(([who, shown]) => all(who as Who, pathsOf(shown))),
    ...all('applicant', ['/dashboard', '/dashboard?tab=skills', '/dashboard?tab=courses', '/dashboard?tab=jobs']),
    ...all('applicant', [`/results/${resultId}`, '/profile', '/discover', '/tests', '/test-results']),
    ...all('applicant', [`/course/${courseId}`, `/course/${courseId}?lesson=${lessons.why}`]),
    ...all('applicant', [`/course/${courseId}?lesson=${lessons.moments}`]),
    ...all('platformAdmin', ['/admin/dashboard', '/admin/settings?tab=pages', '/admin/settings?page=terms']),
    ...all('owner', [editor, `${editor}?lesson=${lessons.why}`, `${editor}?lesson=${lessons.moments}`]),
    ...all('owner', [`${editor}?lesson=${lessons.gloves}`, `${editor}/preview`, `${editor}/learners`]),
    ...all('owner', [`/company/course/${draftId}`, '/company/jobs']),
    ...all('viewer', [`${editor}/preview`, `/course/${courseId}?lesson=${lessons.why}`]),
    scene(null, '/test/softskilltest'),
    scene(null, '/test/softskilltest', 'answered', async (page) => {
      const confirm = confirmButton(page);
      await confirm.waitFor();
      if (await confirm.isDisabled()) {
        const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
        for (const index of [3, 2, 1, 0]) await cards.nth(index).click();
      }
      await confirm.click();
      await page.getByText('Gespeichert', { exact: true }).first().waitFor();
    }),
    scene(null, '/value-test'),
    scene(null, '/value-test', 'pairs', chooseTenValues),
    scene(null, '/', 'menu', async (page) => {
      const menu = page.getByRole('button', { name: 'Menü' });
      if (await menu.isVisible()) await menu.click();
    }),
    scene('owner', editor, 'publishing', dialogAfter(press('Änderungen veröffentlichen'))),
    scene('owner', `/company/course/${draftId}`, 'publishing', dialogAfter(press('Veröffentlichen'))),
    ...['Einstellungen', 'Versionen'].map((item) =>
      scene(
        'owner',
        editor,
        item.toLowerCase(),
        dialogAfter((page) => openCourseMenu(page, item)),
      ),
    ),
    scene('owner', editor, 'comparison', async (page) => {
      await openCourseMenu(page, 'Versionen');
      await page.getByRole('button', { name: 'Version 1 vergleichen' }).click();
      await page.getByRole('dialog', { name: 'Vergleich' }).waitFor();
    }),
    scene('owner', '/company/courses', 'import', dialogAfter(press('Kurs importieren'))),
    scene('owner', '/company/org/members', 'inviting', dialogAfter(press('Mitglied einladen'))),
    scene('owner', '/company/team', 'permissions', async (page) => {
      await page
        .getByRole('button', { name: /^Aktionen für/ })
        .last()
        .click();
      await page.getByRole('menuitem', { name: 'Berechtigungen anzeigen' }).click();
      await page.getByRole('dialog').waitFor();
    }),
    scene('owner', '/company/settings', 'deleting', dialogAfter(press('Organisation löschen'))),
    scene('applicant', '/account', 'two-factor', dialogAfter(press('Zwei-Faktor-Anmeldung einschalten'))),
    scene('platformAdmin', '/admin/settings?tab=outbox', 'mail', async (page) => {
      await page.getByRole('row').getByRole('button').first().click();
      await page.getByRole('dialog').waitFor();
    }),
  ];
}
