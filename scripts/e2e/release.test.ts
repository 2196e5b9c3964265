import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../server/testing/app.ts';
import { applyAs } from '../../server/testing/applications.ts';
import { makePublishedJob } from '../../server/testing/jobs.ts';
import { type Member, makeMember } from '../../server/testing/organisations.ts';
import { makeOrganisation } from '../../server/testing/people.ts';
import { type Applicant, insertResults, makeApplicant, skillsFrom } from '../../server/testing/results.ts';
import { expectAccessible, expectNoComplaints, expectNoSidewaysScroll, testBrowser } from './browser.ts';
import { expectAddress } from './expectations.ts';
import { expectFocus } from './forms.ts';
import { opensAs, signInByForm } from './sign-in.ts';

const app = testApp({ mail: false, server: true });
const open = testBrowser(() => app().baseUrl);
const openAs = opensAs(open, app);
const pseudonym = /^[A-ZÄÖÜ][a-zäöüß]+ [A-ZÄÖÜ][a-zäöüß]+ \d{3}$/;
const question = 'Seit wann arbeiten Sie in der Pflege?';

let owner: Member;
let person: Applicant;
let jobId: string;

beforeEach(async () => {
  const orgId = await makeOrganisation(app(), 'Lindenhof');
  owner = await makeMember(app(), { name: 'Olga Stein', orgId, role: 'owner' });
  ({ jobId } = await makePublishedJob(owner, { questions: [question] }));
  person = await makeApplicant(app(), {
    name: 'Ada Adler',
    skills: skillsFrom(1),
    values: { Ehrlichkeit: 9, Humor: 3 },
  });
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const poolSwitch = (page: Page) => page.getByRole('switch', { name: 'Unternehmen dürfen mich finden' });
const dialogOf = (page: Page) => page.getByRole('dialog');

const releasesToCompany = () => owner.caller.candidates.page({});

const viewOf = (page: Page, name: string | RegExp) => dialogOf(page).getByRole('article', { name });

async function showYourself(page: Page, visibility: 'Anonym' | 'Mit Name und Kontakt') {
  await dialogOf(page).getByLabel(visibility, { exact: true }).check();
  const toggle = dialogOf(page).getByRole('button', { name: /^(Alles ansehen|Weniger)$/ });
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}
const writingOf = (page: Page) => page.getByRole('group', { name: 'Schreiben' });
const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);
const openQuestions = (page: Page) =>
  dialogOf(page).getByRole('button', { name: '1 Frage des Unternehmens (freiwillig)' }).click();
const sent = 'Ihre Bewerbung ist gesendet';

test('a guest signs in from the sheet of a job, returns to it and previews exactly what the company gets', async () => {
  const page = await open();
  await page.goto(`/job/${jobId}`);
  await page.getByRole('link', { name: 'Bewerben', exact: true }).click();
  await dialogOf(page).getByRole('link', { name: 'Ich habe schon ein Konto' }).click();
  await signInByForm(page, person.email);
  await expectAddress(page, `/job/${jobId}?release=apply`);
  await dialogOf(page).getByRole('button', { name: 'Abbrechen' }).click();
  await button(page, 'Ergebnis zeigen, ohne sich zu bewerben').click();
  await showYourself(page, 'Anonym');
  await viewOf(page, pseudonym).waitFor();
  expect(await dialogOf(page).textContent()).not.toContain('Adler');

  await showYourself(page, 'Mit Name und Kontakt');
  const view = viewOf(page, 'Ada Adler');
  await view.waitFor();
  const confirmed = await view.getByRole('list').allTextContents();
  await dialogOf(page).getByRole('button', { name: 'Ergebnis zeigen' }).click();
  await dialogOf(page).getByText('Lindenhof sieht Sie ab jetzt mit Namen, nur gefragte Stärken.').waitFor();

  const { candidates } = await releasesToCompany();
  expect(candidates.map(({ name }) => name)).toEqual(['Ada Adler']);
  await dialogOf(page).getByRole('link', { name: 'Ansehen, was ich zeige' }).click();
  await expectAddress(page, '/account?tab=seen');
  await button(page, 'Was es sieht Lindenhof').click();
  await viewOf(page, 'Ada Adler').waitFor();
  expect(await viewOf(page, 'Ada Adler').getByRole('list').allTextContents()).toEqual(confirmed);
  expectNoComplaints(page);
});

test('a release is narrowed, renewed and withdrawn in the list, and the company loses it at once', async () => {
  const { caller } = person;
  const target = { kind: 'job', jobId } as const;
  const { digest } = await caller.releases.preview({ target, scope: 'profile' });
  await caller.releases.give({ target, scope: 'profile', digest });
  const page = await openAs(person, '/account?tab=releases');
  await page.getByText(/^Sieht: Name, Kontakt, Profil, alle 30 Stärken/).waitFor();

  await button(page, 'Was es sieht Lindenhof').click();
  await dialogOf(page).getByRole('button', { name: 'Weniger zeigen' }).click();
  await dialogOf(page).getByLabel('Anonym', { exact: true }).check();
  await dialogOf(page).getByRole('button', { name: 'Weniger zeigen' }).click();
  await page.getByText(/^Sieht ohne Namen: /).waitFor();
  expect((await releasesToCompany()).candidates[0]?.name).toMatch(pseudonym);

  await button(page, 'Mehr zu Lindenhof').click();
  await page.getByRole('menuitem', { name: 'Sechs Monate länger zeigen' }).click();
  await page.getByText(/^Lindenhof sieht es jetzt bis zum/).waitFor();

  await page.getByRole('switch', { name: 'Sieht mein Ergebnis Lindenhof' }).click();
  await dialogOf(page).getByRole('button', { name: 'Nicht mehr zeigen' }).click();
  await page.getByRole('heading', { name: 'Zurzeit zeigen Sie keinem Unternehmen Ihr Ergebnis' }).waitFor();
  await page.getByText('Weitere Unternehmen', { exact: true }).click();
  await page.getByText(/^Sieht nichts mehr seit dem/).waitFor();
  expect((await releasesToCompany()).candidates).toEqual([]);
  expectNoComplaints(page);
});

test('shows changes made during the preview before the release, and keeps all answers', async () => {
  const page = await openAs(person, `/job/${jobId}?release=apply`);
  await showYourself(page, 'Anonym');
  await viewOf(page, pseudonym).waitFor();
  await openQuestions(page);
  await dialogOf(page).getByLabel(question).fill('Seit sieben Jahren.');
  app().clock.advance(1000);
  await insertResults(app(), person.userId, { skills: skillsFrom(9) });
  await dialogOf(page).getByRole('button', { name: 'Bewerbung absenden' }).click();
  await dialogOf(page).getByText('Die Vorschau ist neu geladen').waitFor();
  expect((await releasesToCompany()).candidates).toEqual([]);
  expect(await dialogOf(page).getByLabel(question).inputValue()).toBe('Seit sieben Jahren.');

  await dialogOf(page).getByRole('button', { name: 'Bewerbung absenden' }).click();
  await dialogOf(page).getByText(sent).waitFor();
  await dialogOf(page).getByRole('link', { name: 'Bewerbung ansehen' }).click();
  await button(page, 'Meine Angaben zur Bewerbung').click();
  await page.getByText('Seit sieben Jahren.').waitFor();

  await page.goto(`/job/${jobId}`);
  await page.getByText(/^Am .* beworben\./).waitFor();
  expect(await button(page, 'Bewerben').count()).toBe(0);
  await page.goto(`/job/${jobId}?release=apply`);
  await dialogOf(page)
    .getByText(/^Am .* beworben\./)
    .waitFor();
  expect(await dialogOf(page).getByRole('button', { name: 'Bewerbung absenden' }).count()).toBe(0);
});

test('shows a question added meanwhile before sending, and each answer stays with its question', async () => {
  const page = await openAs(person, `/job/${jobId}?release=apply`);
  await showYourself(page, 'Anonym');
  await viewOf(page, pseudonym).waitFor();
  await openQuestions(page);
  await dialogOf(page).getByLabel(question).fill('Seit sieben Jahren.');
  const { jobs } = owner.caller;
  const { revision, draft } = await jobs.job({ jobId });
  const questions = ['Wann können Sie anfangen?', question];
  const saved = await jobs.save({ jobId, revision, draft: { ...draft, questions } });
  await jobs.publish({ jobId, revision: saved.revision });
  await dialogOf(page).getByRole('button', { name: 'Bewerbung absenden' }).click();
  await dialogOf(page).getByText('die Fragen des Unternehmens haben sich geändert').waitFor();
  await dialogOf(page).getByLabel('Wann können Sie anfangen?').fill('Im März.');
  expect(await dialogOf(page).getByLabel(question).inputValue()).toBe('Seit sieben Jahren.');
  await dialogOf(page).getByRole('button', { name: 'Bewerbung absenden' }).click();
  await dialogOf(page).getByText(sent).waitFor();
  const { applications } = await person.caller.applications.mine({});
  expect(applications[0]?.answers).toEqual([
    { question: 'Wann können Sie anfangen?', answer: 'Im März.' },
    { question, answer: 'Seit sieben Jahren.' },
  ]);
});

test('withdrawing an application asks whether the release ends as well', async () => {
  const { caller } = person;
  await applyAs({ caller }, { jobId });
  const page = await openAs(person, '/applications');
  await button(page, /^Zurückziehen /).click();
  await dialogOf(page).getByLabel('Ergebnis weiter zeigen').check();
  await dialogOf(page).getByRole('button', { name: 'Zurückziehen' }).click();
  await page.getByRole('list', { name: 'Verlauf' }).getByText('Zurückgezogen').waitFor();
  expect((await releasesToCompany()).candidates.map(({ name }) => name)).toEqual(['Ada Adler']);
});

test('the talent pool dialog shows who sees what, excludes a company, and switches off with one click', async () => {
  const page = await openAs(person, '/account?tab=found');
  await poolSwitch(page).click();
  await dialogOf(page).getByRole('button', { name: 'Alles ansehen' }).click();
  await viewOf(page, pseudonym).waitFor();
  expect(await dialogOf(page).textContent()).not.toContain('Adler');
  await dialogOf(page).getByRole('button', { name: 'So gefunden werden' }).click();
  await page.getByText(/^Eingeschaltet/).waitFor();
  await page.getByLabel('Name des Unternehmens').fill('Lindenhof gGmbH');
  await button(page, 'Ausschließen').click();
  await page.getByRole('list', { name: 'Ausgeschlossen sind' }).getByText('Lindenhof gGmbH').waitFor();
  const company = owner.caller;
  expect((await company.foundPeople.page({ jobId })).people).toEqual([]);

  await poolSwitch(page).click();
  await page.getByText('Ausgeschaltet. Niemand findet Sie.').waitFor();
  expect(await person.caller.found.state()).toMatchObject({ isOn: false });
  expectNoComplaints(page);
});

test('a view appears in the log while the person has it open, and the log can be filtered by company', async () => {
  const { caller } = person;
  const target = { kind: 'job', jobId } as const;
  const { digest } = await caller.releases.preview({ target, scope: 'named' });
  const { releaseId } = await caller.releases.give({ target, scope: 'named', digest });
  const page = await openAs(person, '/account?tab=log');
  await page.getByText(/^Sie haben Lindenhof Ihr Ergebnis gezeigt/).waitFor();
  await owner.caller.candidates.candidate({ releaseId });
  const seen = page.getByText(/^Olga Stein von Lindenhof hat Ihr Ergebnis angesehen/);
  await seen.waitFor();
  await page.getByText('Von Unternehmen', { exact: true }).click();
  await expect.poll(() => page.getByText(/^Sie haben Lindenhof/).count()).toBe(0);
  await seen.waitFor();
});

test('a conversation updates live and is closed by the person', async () => {
  const { caller } = person;
  const target = { kind: 'job', jobId } as const;
  const { digest } = await caller.releases.preview({ target, scope: 'anonymous' });
  const { releaseId } = await caller.releases.give({ target, scope: 'anonymous', digest });
  const page = await openAs(person, `/messages/${releaseId}`);
  await page.getByLabel('Ihre Nachricht').fill('Gibt es Nachtdienste?');
  await button(page, 'Senden').click();
  await page.getByRole('list').getByText('Gibt es Nachtdienste?').waitFor();
  const company = owner.caller;
  await company.candidates.send({ releaseId, text: 'Ja, zwei im Monat.' });
  await page.getByText('Ja, zwei im Monat.').waitFor();
  await button(page, 'Gespräch schließen').click();
  await dialogOf(page).getByRole('button', { name: 'Gespräch schließen' }).click();
  await page.getByText(/^Sie haben dieses Gespräch geschlossen/).waitFor();
  const writing = writingOf(page);
  await expectFocus(writing);
  await expect(company.candidates.send({ releaseId, text: 'Noch da?' })).rejects.toThrow();
  await button(page, 'Gespräch wieder öffnen').click();
  await page.getByLabel('Ihre Nachricht').waitFor();
  await expectFocus(writing);
});

test.each(['desktop', 'phone'] as const)(
  'a conversation opens at the start of a long unread message or at its end, above the field, on a %s',
  async (device) => {
    const { caller } = person;
    const target = { kind: 'job', jobId } as const;
    const { digest } = await caller.releases.preview({ target, scope: 'anonymous' });
    const { releaseId } = await caller.releases.give({ target, scope: 'anonymous', digest });
    await caller.releases.send({ releaseId, text: 'Zeile\n'.repeat(40) });
    await owner.caller.candidates.send({ releaseId, text: 'Guten Tag\n'.repeat(60) });
    await owner.caller.candidates.send({ releaseId, text: 'Bis bald' });
    const placeOf = (page: Page, text: string) =>
      page.getByText(text).evaluate((message) => message.getBoundingClientRect().top / window.innerHeight);
    const openAt = async (text: string) => {
      const page = await openAs(person, `/messages/${releaseId}`, device);
      await page.getByText('Bis bald').waitFor();
      await expect.poll(() => placeOf(page, text)).toBeLessThan(0.8);
      expect(await bottomOf(writingOf(page))).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
      return { page, place: await placeOf(page, text) };
    };
    const { place } = await openAt('Guten Tag');
    expect([place > 0.05, place < 0.4]).toEqual([true, true]);
    const { page } = await openAt('Bis bald');
    const field = page.getByLabel('Ihre Nachricht');
    expect(await bottomOf(page.getByText('Bis bald'))).toBeLessThan((await writingOf(page).boundingBox())?.y ?? 0);
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await field.click();
    await field.pressSequentially('Gerne');
    expect(await scrolled()).toBe(before);
  },
);

test('on a small phone the sheet fits the window with its foot, and nothing scrolls sideways', async () => {
  const page = await openAs(person, `/job/${jobId}?release=apply`, 'phone');
  await page.setViewportSize({ width: 360, height: 640 });
  const send = dialogOf(page).getByRole('button', { name: 'Bewerbung absenden' });
  await dialogOf(page).getByText('Wählen Sie zuerst, wie Sie sich zeigen.').waitFor();
  const scrolledHeight = () => page.evaluate(() => document.querySelector('[role=dialog]')?.scrollHeight ?? 0);
  expect(await scrolledHeight()).toBeLessThanOrEqual(640);
  await showYourself(page, 'Mit Name und Kontakt');
  await viewOf(page, 'Ada Adler').waitFor();
  const extent = dialogOf(page).getByRole('group', { name: 'Was mit Ihrem Namen zu sehen ist' }).locator('label');
  for (const label of await extent.all()) expect((await label.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  expect(await extent.count()).toBe(2);
  const box = await send.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await send.click();
  await dialogOf(page).getByText(sent).waitFor();
  const { applications } = await person.caller.applications.mine({});
  expect(applications).toMatchObject([{ status: 'applied', timeline: [{ kind: 'applied' }] }]);
  expect((await releasesToCompany()).candidates[0]).toMatchObject({ name: 'Ada Adler', isAnonymous: false });
  expectNoComplaints(page);
});
