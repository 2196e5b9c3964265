import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { addDays, dayOf } from '../../shared/jobs/day.ts';
import { saved, unsaved } from './authors.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { choose } from './company.ts';
import { addSkill, field, jobListPath, makeOwner } from './company-job.ts';
import { expectAddress, expectHeading, successMessage } from './expectations.ts';
import { expectFocus } from './forms.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
const replyBy = addDays(dayOf(new Date()), 30);

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
const expectTitles = (page: Page, expected: string[]): Promise<void> =>
  expect.poll(() => titles(page)).toEqual(expected);
const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('from title to published page by keyboard, with errors at their fields and warnings next to the text', async () => {
  const { orgId, owner, caller } = await makeOwner(app());
  const page = await openAs(owner, jobListPath);
  await page.getByRole('heading', { name: 'Noch keine Stelle' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Neue Stelle' }).first().click();
  await expectHeading(page, 'Neue Stelle');
  await page.keyboard.type('Krankenschwester');
  await page.keyboard.press('Enter');
  await successMessage(page, 'Stelle angelegt').waitFor();
  const { id: jobId } = await app().db.prisma.job.findFirstOrThrow({ where: { orgId } });
  await expectAddress(page, `/company/job/${jobId}`);
  await expectHeading(page, 'Krankenschwester');

  await page.getByRole('button', { name: /^Ändern in „/ }).click();
  await expect.poll(() => field(page, 'Titel').inputValue()).toContain('(m/w/d)');
  const words =
    'Sie begleiten 21 Menschen durch die Nacht, planen Ihre Dienste selbst und haben für jede Übergabe Zeit.';
  await field(page, 'Beschreibung').click();
  await page.keyboard.type(`${words} Wir sind ein junges Team.`);
  await page.getByText('„junges Team“').waitFor();

  await field(page, 'Postleitzahl').fill('37073');
  await expect.poll(() => page.getByRole('combobox', { name: 'Ort', exact: true }).inputValue()).toBe('Göttingen');
  await choose(page, page.getByRole('combobox', { name: 'Art der Beschäftigung' }), 'Teilzeit');
  const hours = page.getByRole('group', { name: 'Stunden je Woche' });
  await hours.getByLabel('Von').fill('90');
  await page.getByText('Höchstens 60.').waitFor();
  await unsaved(page);
  await hours.getByLabel('Von').fill('');
  await hours.getByLabel('Von').pressSequentially('30,5');
  const pay = page.getByRole('group', { name: 'Spanne' });
  await pay.getByLabel('Von').fill('3390');
  await pay.getByLabel('Bis').fill('3000');
  await page.getByText('Das liegt unter dem Betrag davor.').waitFor();
  await pay.getByLabel('Bis').fill('4120,50');
  await page.getByText('So liest es sich: 3.390,00 bis 4.120,50 € im Monat').waitFor();
  for (const skill of ['Kommunikation', 'Teamfähigkeit', 'Resilienz']) await addSkill(page, skill);
  await page.getByRole('radiogroup', { name: 'Gewicht von Kommunikation' }).getByText('entscheidend').click();
  await saved(page);
  expect((await caller.jobs.job({ jobId })).draft).toMatchObject({
    title: expect.stringContaining('(m/w/d)'),
    ...{
      postalCode: '37073',
      town: 'Göttingen',
      employment: 'partTime',
      hoursFrom: 30.5,
      payFrom: 3390,
      payTo: 4120.5,
    },
    skills: [{ weight: 3 }, { weight: 2 }, { weight: 2 }],
  });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Stelle veröffentlichen' });
  const missing = dialog.getByRole('region', { name: 'Das fehlt noch' });
  await expect.poll(() => missing.getByRole('listitem').count()).toBe(1);
  await dialog.getByRole('region', { name: 'Hinweise' }).getByText('„junges Team“').waitFor();
  expect(await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).isDisabled()).toBe(true);
  await missing.getByRole('button', { name: 'Zum Feld „Antwort bis“' }).click();
  await expectFocus(page.getByLabel('Antwort bis'));
  await page.getByLabel('Antwort bis').fill(replyBy);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await dialog.getByText('Alle Angaben sind vollständig.').waitFor();
  await dialog.getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  const done = page.getByRole('dialog', { name: 'Stelle veröffentlicht' });
  await done.getByText(`/job/${jobId}`).waitFor();
  await done.getByRole('link', { name: 'Zur Stelle' }).click();
  await expectAddress(page, `/job/${jobId}`);
  await page.getByRole('heading', { level: 1, name: '(m/w/d)' }).waitFor();
  await page.getByText('3.390,00 bis 4.120,50 € im Monat').first().waitFor();
  expectNoComplaints(page);
});

test('on a phone the list, editor and preview fit, and search and status stay in the address', async () => {
  const { orgId, owner, caller } = await makeOwner(app());
  await app().db.prisma.job.createMany({
    data: Array.from({ length: 200 }, (_, index) => ({
      orgId,
      title: `Fachkraft ${String(index).padStart(3, '0')}`,
      content: {},
      updatedAt: new Date(app().clock.now().getTime() - (index + 1) * 60_000),
    })),
  });
  const { jobId } = await makePublishedJob({ caller }, { title: 'Arbeitsschutzunterweisungskoordination (m/w/d)' });
  const page = await openAs(owner, jobListPath, 'phone');
  await page.getByRole('button', { name: 'Weitere Stellen laden' }).click();
  await expect.poll(async () => (await titles(page)).length).toBe(48);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Stellen suchen').fill('unterweisung');
  await expectTitles(page, ['Arbeitsschutzunterweisungskoordination (m/w/d)']);
  await choose(page, page.getByRole('combobox', { name: 'Status' }), 'Veröffentlicht');
  await expectTitles(page, ['Arbeitsschutzunterweisungskoordination (m/w/d)']);
  await expectAddress(page, `${jobListPath}?search=unterweisung&status=published`);
  await expectAccessible(page);
  await choose(page, page.getByRole('combobox', { name: 'Status' }), 'Geschlossen');
  await page.getByRole('button', { name: 'Alle Stellen zeigen' }).click();
  await cardOf(page, 'Arbeitsschutz').getByRole('link').click();
  await expectAddress(page, `/company/job/${jobId}`);
  await field(page, 'Titel').waitFor();
  await expectNoSidewaysScroll(page);
  await field(page, 'Titel').fill('Arbeitsschutz im ganzen Haus (m/w/d)');
  await saved(page);
  await page.getByRole('button', { name: 'Vorschau' }).click();
  await page.getByRole('heading', { level: 2, name: 'Arbeitsschutz im ganzen Haus (m/w/d)' }).waitFor();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  await page.getByRole('button', { name: 'Änderungen veröffentlichen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Jetzt veröffentlichen' }).click();
  await page.getByRole('dialog', { name: 'Stelle veröffentlicht' }).waitFor();
  await expectAccessible(page);
  expectNoComplaints(page);
});
