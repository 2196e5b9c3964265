import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makeJobWithMembers } from '../../server/testing/applications.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makePoolApplicant } from '../../server/testing/talent-pool.ts';
import { expectAccessible, expectNoComplaints, testBrowser } from './browser.ts';
import { expectAddress, expectHeading } from './expectations.ts';
import { expectFocus } from './forms.ts';
import { applies, moveTo } from './hiring.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
const column = (page: Page, status: string) => page.getByRole('list', { name: `Bewerbungen im Stand „${status}“` });
const inColumn = (page: Page, status: string, name: string) => column(page, status).getByRole('link', { name });

async function countReturns(list: Locator): Promise<() => Promise<number>> {
  const counted = await list.evaluateHandle((element) => {
    const seen = { isEmpty: false, returns: 0 };
    new MutationObserver(() => {
      const isEmpty = element.childElementCount === 0;
      if (seen.isEmpty && !isEmpty) seen.returns += 1;
      seen.isEmpty = isEmpty;
    }).observe(element, { childList: true });
    return seen;
  });
  return async () => (await counted.jsonValue()).returns;
}

test('moves a card on the board by menu and keyboard, and a rejection asks for a reason first', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  await applies(app(), 'Ada Adler', { jobId, first: 1 });
  const page = await openAs(crew.owner, `/company/job/${jobId}`);
  await page
    .getByRole('navigation', { name: 'Bereiche der Stelle' })
    .getByRole('link', { name: 'Bewerbungen' })
    .click();
  await expectAddress(page, `/company/job/${jobId}/applications`);
  await inColumn(page, 'Beworben', 'Ada Adler').waitFor();
  const returns = await countReturns(column(page, 'Beworben'));
  await moveTo(page, 'Ada Adler', 'In Prüfung');
  await inColumn(page, 'In Prüfung', 'Ada Adler').waitFor();
  const grip = page.getByRole('button', { name: 'Ada Adler verschieben', exact: true });
  await expectFocus(grip);
  await page.keyboard.press('Space');
  await page.getByText('Ada Adler aufgenommen.').waitFor({ state: 'attached' });
  // Arrow keys work only after the next task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('ArrowRight');
  await page.getByText('Ada Adler über der Spalte „Eingeladen“.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await inColumn(page, 'Eingeladen', 'Ada Adler').waitFor();
  const statuses = async () => {
    const { columns } = await crew.owner.caller.board.ofJob({ jobId });
    return Object.entries(columns).flatMap(([status, { cards }]) => cards.map(({ refusal }) => [status, refusal]));
  };
  await expect.poll(statuses).toEqual([['invited', null]]);
  expect(await returns()).toBe(0);
  await moveTo(page, 'Ada Adler', 'Abgesagt');
  const dialog = page.getByRole('dialog', { name: 'Ada Adler absagen' });
  await dialog.getByLabel('Grund').selectOption('Die Stelle ist besetzt');
  await dialog.getByLabel('Einige Worte an die Person').fill('Danke für das gute Gespräch.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Absagen' }).click();
  await inColumn(page, 'Abgesagt', 'Ada Adler').waitFor();
  await expect.poll(statuses).toEqual([['refused', { reason: 'filled', text: 'Danke für das gute Gespräch.' }]]);
  await expectAccessible(page);
  expectNoComplaints(page);
});

test('an anonymous match is opened and asked once, and disappears when the person switches it off', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const person = await makePoolApplicant(app());
  const page = await openAs(crew.owner, `/company/job/${jobId}/found`);
  await page.getByText('Passung „hoch“ heißt 70 und mehr').waitFor();
  await page.getByRole('link', { name: /^Profil öffnen/ }).click();
  await expectHeading(page, 'Anonymes Profil');
  await page.getByText('Heute sind noch 20 Anfragen möglich.').waitFor();
  await page.getByRole('button', { name: 'Anfragen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Anfrage an / });
  const send = dialog.getByRole('button', { name: 'Anfrage senden' });
  await dialog.getByLabel('Ihr Text').fill('Guten Tag.');
  await dialog.getByText('10 Zeichen, mindestens 40').waitFor();
  expect(await send.isDisabled()).toBe(true);
  await dialog
    .getByLabel('Ihr Text')
    .fill('Guten Tag, Ihre Stärken passen zu dem, was wir suchen. Dürfen wir mehr erzählen?');
  await expectAccessible(page);
  await send.click();
  await page.getByText('Anfrage offen.').waitFor();
  expect(await page.getByRole('button', { name: 'Anfragen', exact: true }).count()).toBe(0);
  await page.goto(`/company/job/${jobId}/found?tab=requests`);
  await page.getByRole('table', { name: 'Gesendete Anfragen' }).getByText('Anfrage offen').waitFor();
  await page.getByRole('table').getByRole('link').first().click();
  await expectHeading(page, 'Anonymes Profil');
  await page.getByText('Anfrage offen.').waitFor();
  await person.caller.found.switchOff();
  await expectHeading(page, 'Nicht mehr zu finden');
  expectNoComplaints(page);
});

test('a withdrawal closes the open rejection dialog, and an admin who loses the role sees no candidates', async () => {
  const { crew, jobId } = await makeJobWithMembers(app());
  const ada = await applies(app(), 'Ada Adler', { jobId, first: 1 });
  await applies(app(), 'Bo Berger', { jobId, first: 5 });
  const admin = await makeMember(app(), { name: 'Arno Amsel', orgId: crew.orgId, role: 'admin' });
  const page = await openAs(admin, `/company/job/${jobId}/applications`);
  await moveTo(page, 'Ada Adler', 'Abgesagt');
  await page.getByRole('dialog', { name: 'Ada Adler absagen' }).waitFor();
  await ada.caller.releases.withdraw({ releaseId: ada.releaseId });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await inColumn(page, 'Beworben', 'Bo Berger').waitFor();
  expect(await page.content()).not.toContain('Adler');
  await crew.owner.caller.members.changeRole({ userId: admin.userId, role: 'viewer' });
  await expectHeading(page, 'Dieser Bereich ist geschützt');
  expect(await page.content()).not.toContain('Berger');
});
