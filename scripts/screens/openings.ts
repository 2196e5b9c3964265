import type { Locator, Page } from 'playwright-core';
import { jobColumns } from '../../shared/jobs/import.ts';
import { applyTexts } from '../../shared/texts/applications/applying.ts';
import { testResultsTexts } from '../../shared/texts/assessments/results.ts';
import { matchTexts } from '../../shared/texts/matching/match.ts';
import { matchReasonTexts } from '../../shared/texts/matching/match-reasons.ts';
import { landingTexts } from '../../shared/texts/pages/landing.ts';
import { profileTexts, resumeTexts } from '../../shared/texts/profile.ts';
import { visibilityTexts } from '../../shared/texts/releases/release.ts';
import { viewports } from '../e2e/browser.ts';
import { openCourseMenu } from '../e2e/publishing.ts';
import { answerGroup, chooseTenValues, groupLabel } from '../e2e/take-tests.ts';
import { givePath } from './applicant.ts';
import type { Scene } from './scenes.ts';
import type { World } from './world.ts';

type Act = (page: Page) => Promise<void>;

const dialogAfter =
  (opening: Act): Act =>
  async (page) => {
    await opening(page);
    await page.getByRole('dialog').first().waitFor();
    await page.getByRole('dialog').getByRole('status', { name: 'Wird geladen' }).first().waitFor({ state: 'hidden' });
  };
const dialogOf = (name: string): Act =>
  dialogAfter((page) => page.getByRole('button', { name, exact: true }).first().click());

const answerOneGroup: Act = async (page) => {
  await groupLabel(page, 1, 1).waitFor();
  await answerGroup(page);
  await page.getByText('Gespeichert', { exact: true }).first().waitFor();
};

const openSiteMenu: Act = async (page) => {
  const menu = page.getByRole('button', { name: 'Menü' });
  if (await menu.isVisible()) await menu.click();
};

const openComparison: Act = async (page) => {
  await openCourseMenu(page, 'Versionen');
  await page.getByRole('button', { name: 'Version 1 vergleichen' }).click();
  await page.getByRole('dialog', { name: 'Versionen' }).getByRole('listitem').first().waitFor();
};

const openPermissions: Act = async (page) => {
  const last = page.getByRole('button', { name: /^Aktionen für/ }).last();
  await last.click();
  await page.getByRole('menuitem', { name: 'Berechtigungen anzeigen' }).click();
  await page.getByRole('dialog').waitFor();
};

const openMail = dialogAfter((page) => page.getByRole('row').getByRole('button').first().click());

const planImport = dialogAfter(async (page) => {
  await page.getByRole('button', { name: 'CSV importieren' }).click();
  const rows = [
    jobColumns.join(';'),
    'nacht-1;Pflegefachkraft im Nachtdienst (m/w/d)',
    'nacht-2;Hauswirtschaft;;00000',
  ];
  const buffer = Buffer.from(rows.map((row) => row.padEnd(row.length + 21, ';')).join('\n'));
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'stellen.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('table', { name: 'Zeilen der Datei' }).waitFor();
});

const planResume = dialogAfter(async (page) => {
  await page.getByRole('button', { name: profileTexts.files.import }).click();
  const resume = {
    basics: { name: 'Jana', phone: '0176 04069017', url: 'https://example.org' },
    work: [{ position: 'Pflegefachkraft', name: 'Lindenhof', startDate: '2019-04', highlights: ['Nachtdienst'] }],
    languages: [{ language: 'Deutsch' }],
    skills: [{ name: 'Empathie' }],
  };
  const buffer = Buffer.from(JSON.stringify(resume));
  await page
    .getByRole('dialog')
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'lebenslauf.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: resumeTexts.confirm }).waitFor();
});

type Held = readonly [key: string, token: string];

const signUpLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: testResultsTexts.call.signUp }).last();
const ownResultLink = (page: Page) => page.getByRole('link', { name: landingTexts.finale.ownResult }).last();
const reasonsButton = (page: Page) => page.getByRole('button', { name: matchTexts.reasons });

/** Opens a page as a guest whose browser holds a result. */
const asGuest =
  (held: Held, path: string, isShown: (page: Page) => Locator): Act =>
  async (page) => {
    await page.evaluate(([name, given]) => {
      localStorage.clear();
      localStorage.setItem(name, given);
    }, held);
    await page.goto(path);
    await isShown(page).waitFor();
  };

const firstMatch = (page: Page) => page.getByText(/^Passung \d+ von 100/).first();

/** Stays on the result, which leads on after three seconds, once in a browser. */
const stayOnResult: Act = async (page) => {
  // An open result would store its redirect again.
  await page.goto('/help');
  await page.evaluate(() => localStorage.removeItem('redirected_result'));
  await page.goto('/test-results');
  await page.getByRole('button', { name: testResultsTexts.redirect.stay }).click();
};

const openReasons: Act = async (page) => {
  await reasonsButton(page).click();
  await page.getByRole('heading', { name: matchReasonTexts.table.title }).waitFor();
};

const openRelease = dialogAfter((page) =>
  page
    .getByRole('button', { name: /^Was es sieht/ })
    .first()
    .click(),
);

const openPreview = dialogAfter((page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Alles ansehen' }).click(),
);

const applyTo = (jobId = '') => `/job/${jobId}?release=apply`;
const sendButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: applyTexts.confirm });
const openSheet: Act = (page) => sendButton(page).waitFor();

const sendApplication =
  (openJobIds: readonly string[]): Act =>
  async (page) => {
    const device = Object.values(viewports).findIndex(({ width }) => width === page.viewportSize()?.width);
    await page.goto(applyTo(openJobIds[device]));
    await page.getByRole('dialog').getByLabel(visibilityTexts.anonymous, { exact: true }).check();
    await sendButton(page).click();
    await page.getByRole('dialog').getByRole('link', { name: applyTexts.toApplication }).waitFor();
  };

type Opening = Pick<Scene, 'who' | 'path' | 'isForPhones'> & { state: string; act: Act };

export function openingsOf(world: World): Opening[] {
  const { courseId, draftId, jobId, jobDraftId, openJobIds } = world;
  const ofSkills: Held = ['latest_test_token', world.guestToken];
  const ofValues: Held = ['latest_value_test_token', world.guestValueToken];
  const editor = `/company/course/${courseId}`;
  const menu = (item: string) => dialogAfter((page) => openCourseMenu(page, item));
  return [
    { who: null, path: '/test/softskilltest', state: 'answered', act: answerOneGroup },
    { who: null, path: '/value-test', state: 'pairs', act: chooseTenValues },
    { who: null, path: '/test-results', state: 'guest', act: asGuest(ofSkills, '/test-results', signUpLink) },
    { who: null, path: '/value-test', state: 'guest', act: asGuest(ofValues, '/value-test', signUpLink) },
    { who: null, path: `/job/${jobId}`, state: 'guest', act: asGuest(ofSkills, `/job/${jobId}`, reasonsButton) },
    { who: null, path: '/jobs', state: 'guest', act: asGuest(ofSkills, '/jobs', firstMatch) },
    { who: null, path: '/', state: 'guest', act: asGuest(ofSkills, '/', ownResultLink) },
    { who: null, path: '/', state: 'menu', act: openSiteMenu, isForPhones: true },
    { who: 'applicant', path: '/test-results', state: 'stayed', act: stayOnResult },
    { who: 'applicant', path: `/job/${jobId}`, state: 'reasons', act: openReasons },
    { who: 'owner', path: editor, state: 'publishing', act: dialogOf('Änderungen veröffentlichen') },
    { who: 'owner', path: `/company/course/${draftId}`, state: 'publishing', act: dialogOf('Veröffentlichen') },
    { who: 'owner', path: editor, state: 'einstellungen', act: menu('Einstellungen') },
    { who: 'owner', path: editor, state: 'versionen', act: menu('Versionen') },
    { who: 'owner', path: editor, state: 'comparison', act: openComparison },
    { who: 'owner', path: '/company/courses', state: 'import', act: dialogOf('Kurs importieren') },
    { who: 'owner', path: `/company/job/${jobId}`, state: 'publishing', act: dialogOf('Änderungen veröffentlichen') },
    { who: 'owner', path: `/company/job/${jobDraftId}`, state: 'publishing', act: dialogOf('Veröffentlichen') },
    { who: 'owner', path: '/company/jobs', state: 'import', act: dialogOf('CSV importieren') },
    { who: 'owner', path: '/company/jobs', state: 'plan', act: planImport },
    { who: 'owner', path: '/company/org/members', state: 'inviting', act: dialogOf('Mitglied einladen') },
    { who: 'owner', path: '/company/team', state: 'permissions', act: openPermissions },
    { who: 'owner', path: '/company/settings', state: 'deleting', act: dialogOf('Organisation löschen') },
    { who: 'applicant', path: applyTo(openJobIds[0]), state: '', act: openSheet },
    { who: 'sender', path: '/jobs', state: 'sent', act: sendApplication(openJobIds) },
    { who: 'applicant', path: givePath, state: 'preview', act: openPreview },
    { who: 'applicant', path: '/account?tab=seen', state: 'view', act: openRelease },
    { who: 'applicant', path: '/account?tab=found', state: 'renewing', act: dialogOf('Ansehen und verlängern') },
    { who: 'applicant', path: '/account', state: 'two-factor', act: dialogOf('Zwei-Faktor-Anmeldung einschalten') },
    { who: 'applicant', path: '/profile', state: 'import', act: dialogOf('Lebenslauf-Datei hochladen') },
    { who: 'applicant', path: '/profile', state: 'plan', act: planResume },
    { who: 'platformAdmin', path: '/admin/settings?tab=outbox', state: 'mail', act: openMail },
  ];
}
