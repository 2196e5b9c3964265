import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import { makeApplicant, skillsFrom } from '../../server/testing/results.ts';
import { expectNoComplaints, testBrowser } from './browser.ts';
import { opensAs } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
const pseudonym = /^[A-ZÄÖÜ][a-zäöüß]+ [A-ZÄÖÜ][a-zäöüß]+ \d{3}$/;

async function bothSides() {
  const orgId = await makeOrganisation(app(), 'Lindenhof');
  const owner = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  const { jobId } = await makePublishedJob(owner);
  const person = await makeApplicant(app(), {
    name: 'Ada Adler',
    skills: skillsFrom(1),
    values: { Ehrlichkeit: 9, Humor: 3 },
  });
  const applicant = await openAs(person, '/account?tab=found');
  const company = await openAs(owner, `/company/job/${jobId}/found`);
  return { applicant, company, jobId };
}

const expectFocusInPage = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

function openingsOf(page: Page): string[] {
  const openings: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('foundPeople.person')) openings.push(request.url());
  });
  return openings;
}

const poolSwitch = (page: Page) => page.getByRole('switch', { name: 'Unternehmen dürfen mich finden' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('a person is found anonymously, answers a request, applies and is hired', async () => {
  const { applicant, company, jobId } = await bothSides();
  await company.getByRole('heading', { name: 'Noch niemand gefunden' }).waitFor();

  await poolSwitch(applicant).click();
  await button(applicant, 'So gefunden werden').click();
  await applicant.getByText(/^Eingeschaltet bis/).waitFor();

  await company.reload();
  const open = company.getByRole('link', { name: /^Profil öffnen/ });
  await open.waitFor();
  expect(await company.content()).not.toContain('Adler');
  const openings = openingsOf(company);
  await open.click();
  const name = (await company.getByRole('heading', { name: pseudonym }).textContent()) ?? '';
  await button(company, /anfragen$|^Anfragen$/).click();
  const asking = company.getByRole('dialog');
  await asking.getByLabel('Ihr Text').fill('Guten Tag, wir würden Sie gern kennenlernen und Ihnen das Haus zeigen.');
  expect(openings).toHaveLength(1);
  await asking.getByRole('button', { name: 'Anfrage senden' }).click();
  await company.getByText('Anfrage gesendet').waitFor();
  await company.getByText('Die Person hat noch nicht geantwortet.').waitFor();
  await expectFocusInPage(company);

  await applicant
    .getByRole('link', { name: /^Bewerbungen/ })
    .first()
    .click();
  await applicant.getByRole('tab', { name: /^Anfragen/ }).click();
  await applicant.getByText('wir würden Sie gern kennenlernen').waitFor();
  await button(applicant, /^Antworten/).click();
  const answering = applicant.getByRole('dialog');
  await answering.getByLabel('Anonym', { exact: true }).check();
  await answering.getByRole('button', { name: 'Alles ansehen' }).click();
  await answering.getByText(name).first().waitFor();
  await answering.getByRole('button', { name: 'Ergebnis zeigen' }).click();
  await applicant.getByText('Lindenhof sieht Ihr Ergebnis. Sie können sich jetzt schreiben.').waitFor();

  await company.goto('/company/results');
  await company.getByRole('link', { name: `Details zu ${name}` }).click();
  await company.getByRole('heading', { name }).waitFor();
  expect(await company.content()).not.toContain('Adler');

  await applicant.goto(`/job/${jobId}`);
  await button(applicant, /^Bewerben$/).click();
  const applying = applicant.getByRole('dialog');
  await applying.getByLabel('Mit Name und Kontakt').check();
  await applying.getByRole('button', { name: 'Alles ansehen' }).click();
  await applying.getByRole('heading', { name: 'Ada Adler' }).waitFor();
  await applying.getByRole('button', { name: 'Bewerbung absenden' }).click();
  await applicant.getByText('Ihre Bewerbung ist gesendet').waitFor();
  await expect.poll(() => applicant.getByText('Ergebnis zeigen, ohne sich zu bewerben').count()).toBe(0);
  await company.getByRole('heading', { name: 'Ada Adler' }).waitFor();

  await company.goto(`/company/job/${jobId}/applications`);
  await button(company, 'Verschieben nach (Ada Adler)').click();
  // The board shows a move before the server has it.
  const moved = company.waitForResponse((response) => response.url().includes('board.move'));
  await company.getByRole('menuitem', { name: 'Eingestellt', exact: true }).click();
  expect((await moved).status()).toBe(200);
  await company
    .getByRole('list', { name: /Bewerbungen im Stand .Eingestellt./ })
    .getByRole('link', { name: 'Ada Adler' })
    .waitFor();

  await applicant.goto('/applications');
  await applicant.getByRole('list', { name: 'Verlauf' }).getByText('Eingestellt').waitFor();
  await applicant.goto('/account?tab=log');
  for (const entry of ['eine Anfrage geschickt', 'Ihr Ergebnis angesehen'])
    await applicant
      .getByText(new RegExp(`Olga Stein von Lindenhof hat .*${entry}`))
      .first()
      .waitFor();
  expectNoComplaints(applicant);
  expectNoComplaints(company);
});

test('renewing updates the form, and the keyboard focus stays in the page after switching', async () => {
  const { applicant } = await bothSides();
  await poolSwitch(applicant).click();
  const dialog = applicant.getByRole('dialog');
  await dialog.getByRole('button', { name: 'So gefunden werden' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await applicant.getByText(/^Eingeschaltet bis/).waitFor();
  await expectFocusInPage(applicant);
  const form = applicant.getByRole('region', { name: 'Wer Sie findet' });
  const stored = form.getByLabel('Wie gut muss die Stelle passen?');
  expect(await stored.inputValue()).not.toBe('60');
  await button(applicant, 'Ansehen und verlängern').click();
  await dialog.getByLabel('Wie gut muss die Stelle passen?').selectOption('60');
  await dialog.getByRole('button', { name: /^Verlängern bis / }).click();
  await dialog.waitFor({ state: 'hidden' });
  await expect.poll(() => stored.inputValue()).toBe('60');
  expect(await form.getByRole('button', { name: 'Änderungen speichern' }).isDisabled()).toBe(true);
  await poolSwitch(applicant).click();
  await applicant.getByText('Ausgeschaltet. Niemand findet Sie.').waitFor();
  await expectFocusInPage(applicant);
  expectNoComplaints(applicant);
});

test("a withdrawn person disappears from the company's open page", async () => {
  const { applicant, company, jobId } = await bothSides();
  await applicant.goto(`/job/${jobId}`);
  await button(applicant, 'Ergebnis zeigen, ohne sich zu bewerben').click();
  const dialog = applicant.getByRole('dialog');
  await dialog.getByLabel('Mit Name und Kontakt').check();
  await dialog.getByRole('button', { name: 'Alles ansehen' }).click();
  await dialog.getByRole('heading', { name: 'Ada Adler' }).waitFor();
  await dialog.getByRole('button', { name: 'Ergebnis zeigen' }).click();
  await applicant.getByText(/^Lindenhof sieht Sie ab jetzt/).waitFor();
  await company.goto('/company/results');
  await company.getByRole('link', { name: 'Details zu Ada Adler' }).waitFor();

  await applicant.goto('/account?tab=releases');
  await applicant.getByRole('switch', { name: 'Sieht mein Ergebnis Lindenhof' }).click();
  await applicant.getByRole('dialog').getByRole('button', { name: 'Nicht mehr zeigen' }).click();
  await applicant.getByText('Lindenhof sieht nichts mehr von Ihnen.').waitFor();
  await expect.poll(() => company.content()).not.toContain('Adler');
  expectNoComplaints(company);
});
