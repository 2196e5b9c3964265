import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TestsOverview } from '#shared/assessments/state.ts';
import type { WorkPreference } from '#shared/matching/work-preference.ts';
import { applyStepsTexts } from '#shared/texts/applications/applying.ts';
import { testsOverviewTexts } from '#shared/texts/assessments/assessments.ts';
import { profileTexts, qualityTexts, testResultsTexts as texts } from '#shared/texts/assessments/results.ts';
import { jobsForResultTexts } from '#shared/texts/matching/discover.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import {
  readPendingApplication,
  removePendingApplication,
  storePendingApplication,
} from '../../lib/pending-application.ts';
import { readToken, removeAllTestData } from '../../lib/tests/test-tokens.ts';
import { removeGuestPreference, writeGuestPreference } from '../../lib/work-preference/guest-preference.ts';
import { jobCard } from '../../testing/jobs.ts';
import { expectAddress, findWithText, headingsIn } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, refused } from '../../testing/server-stub.ts';
import { found, openAsGuest, result, token } from '../../testing/test-results.ts';

const none = { status: 'none', answered: 0, total: 35, hasOpenRun: false, openVariant: null } as const;
const noTests: TestsOverview = { softskill: none, values: none, completed: 0, available: 2 };

const main = () => screen.getByRole('main');
const region = (name: string) => screen.findByRole('region', { name });

beforeEach(removeAllTestData);
afterEach(() => {
  vi.useRealTimers();
  removeAllTestData();
  removeGuestPreference();
  removePendingApplication();
});

test('a guest gets a sentence, five skills, three jobs and the sign-up in this order, then the rest folded', async () => {
  const { server } = await openAsGuest();
  const jobs = await region(jobsForResultTexts.title);
  await within(jobs).findByRole('heading', { name: 'Pflegefachkraft (m/w/d)' });
  expect(headingsIn(main(), 1)).toEqual([texts.title]);
  expect(headingsIn(main(), 2)).toEqual([
    jobsForResultTexts.title,
    'Ihr Ergebnis behalten',
    'Alles über Ihre fünf Stärken',
    'Sätze für Ihr Vorstellungsgespräch',
    'So lesen Sie das',
  ]);
  expect(main().textContent).toContain(
    'Zu Ihren größten Stärken gehören wahrscheinlich Empathie, Teamfähigkeit und Resilienz.',
  );
  const lanes = screen.getByRole('list', { name: 'Ihre 5 größten von 30 Stärken' });
  expect(main().querySelector('[data-bottom-bar]')?.parentElement?.contains(lanes)).toBe(false);
  expect(lanes.compareDocumentPosition(screen.getByText(profileTexts.key))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(
    within(lanes)
      .getAllByRole('listitem')
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Empathiewahrscheinlich unter Ihren 5 besten Platz 1 bis 5Was Empathie bei Ihnen heißt.',
    'Teamfähigkeitwahrscheinlich unter Ihren 10 besten Platz 2 bis 6',
  ]);
  expect([...main().querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false, false]);
  expect(server.calls('matching.best')).toEqual([{ tokens: { softskill: token, values: null }, preference: null }]);
});

test('a job card names pay, place, match and range, one reason and one missing strength', async () => {
  await openAsGuest();
  const heading = await screen.findByRole('heading', { name: 'Pflegefachkraft (m/w/d)' });
  const card = heading.closest('li')?.textContent ?? '';
  for (const words of [
    ...['3.390 bis 4.120', '37073 Göttingen', 'hoch, wahrscheinlich zwischen 76 und 86'],
    ...['Passt: Empathie', 'Passt weniger: Delegation'],
  ])
    expect(card).toContain(words);
  await screen.findByText('Passt: gemeinsame Werte (Natur und Mut)');
  await screen.findByText('Keine der 3 gefragten Stärken gehört zu Ihren stärksten.');
  expect(screen.getAllByText(/^Passt weniger/)).toHaveLength(1);
});

test('a match without values leads to the values test', async () => {
  await openAsGuest({ 'matching.best': found({ missing: { softskills: false, values: true } }) });
  const link = await screen.findByRole('link', { name: 'Wertetest starten' });
  expect(link.getAttribute('href')).toBe('/value-test');
});

test('the sign-up begins with the day on which the result is deleted', async () => {
  await openAsGuest({ 'results.softskill': result({ expiresAt: new Date('2026-12-20T10:00:00Z') }) });
  await screen.findByText('Ohne Konto wird Ihr Ergebnis am 20.12.2026 gelöscht.');
});

test('no numbered list contradicts overlapping bands', async () => {
  await openAsGuest();
  await region(jobsForResultTexts.title);
  expect(main().querySelector('ol')).toBeNull();
});

test('an unreliable run leads with the names, then says that it is unsure and offers the repetition second', async () => {
  const quality = { ...result().quality, untouchedGroups: 23, signals: ['untouched' as const], isReliable: false };
  const { person } = await openAsGuest({
    'results.softskill': result({ quality, variant: 'test2' }),
    'tests.startable': ['test1', 'test2'],
  });
  const why = await screen.findByRole('button', { name: qualityTexts.why });
  expect(screen.queryByRole('button', { name: qualityTexts.hint })).toBeNull();
  const jobs = await region(jobsForResultTexts.unsureTitle);
  const text = main().textContent;
  expect(qualityTexts.unsure).toContain('Soft-Skill-Test in Ruhe (15 bis 20 Minuten)');
  expect(text.indexOf(qualityTexts.unsure)).toBeGreaterThan(text.indexOf('Zu Ihren größten Stärken'));
  const lanes = main().querySelector('ul[aria-label^="Ihre 5 größten"]');
  expect(lanes?.closest('details')?.open).toBe(false);
  const [repeat] = screen.getAllByRole('link', { name: 'Test wiederholen' });
  expect(repeat?.getAttribute('href')).toBe('/test/softskill-ohne-erfahrung');
  expect(repeat?.compareDocumentPosition(jobs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(repeat?.className).toContain('action');
  for (const keep of screen.getAllByRole('link', { name: texts.call.keep }))
    expect(keep.className).not.toContain('action');
  await within(jobs).findByText(jobsForResultTexts.unsure);
  expect(screen.queryByText(/23 Gruppen/)?.closest('[hidden]')).not.toBeNull();
  await person.click(why);
  expect(screen.getByText(/23 Gruppen/).closest('[hidden]')).toBeNull();
  expect(document.activeElement).toBe(why);
  expect(screen.getAllByText(/23 Gruppen/)).toHaveLength(1);
});

const open = { low: 3, high: 24 };

test.each([
  ['no place', [open], false],
  ['a place', [{ low: 2, high: 10 }, open], true],
  ['a place from 11 on', [{ low: 12, high: 24 }], true],
])("the guide explains 'wahrscheinlich' if the result says it of %s", async (_, bands, explains) => {
  const { quality, skills } = result();
  const even = { ...quality, signals: ['flat' as const], isReliable: false };
  const shown = skills.map((skill, index) => ({ ...skill, ...(bands[index] ?? open) }));
  await openAsGuest({ 'results.softskill': result({ quality: even, skills: shown }) });
  await region(profileTexts.reading.title);
  expect(screen.queryByText(/das Wort „wahrscheinlich“/) !== null).toBe(explains);
});

test('a token that opens nothing any more is forgotten', async () => {
  await openAsGuest({ 'results.softskill': refused('NOT_FOUND'), 'tests.overview': noTests });
  await expectAddress('/tests');
  expect(readToken('latest_test_token')).toBeNull();
  await findWithText('alert', testsOverviewTexts.lostResult);
});

test('a visitor without a result gets to the tests without a word about a lost one', async () => {
  await renderAt('/test-results', { answers: { 'tests.overview': noTests, 'tests.startable': ['test1'] } });
  await expectAddress('/tests');
  await screen.findByText(testsOverviewTexts.text);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[string, WorkPreference | null, string]>([
  ['all jobs', null, jobsForResultTexts.few],
  ['a choice', { fields: ['care'], place: '', radius: 25 }, jobsForResultTexts.fewOfChoice],
])('fewer than three jobs among %s are explained', async (_, preference, sentence) => {
  if (preference !== null) writeGuestPreference(JSON.stringify(preference));
  await openAsGuest({ 'matching.best': found({ best: found().best.slice(0, 2), jobs: 2 }) });
  await screen.findByText(sentence);
});

test.each([texts.call.signUp, texts.call.keep])('„%s“ leads to the sign-up that keeps the result', async (name) => {
  const { person } = await openAsGuest();
  const [link] = await screen.findAllByRole('link', { name });
  if (link) await person.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Ihr Ergebnis behalten' });
});

const openAsApplicant = (answers: Answers = {}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  return renderAt('/test-results', {
    user: applicant(),
    answers: {
      'results.softskill': result(),
      'matching.best': found({ missing: { softskills: false, values: false } }),
      'applications.ofJobs': {},
      'savedJobs.ids': [],
      'workPreference.get': null,
      ...answers,
    },
    allowsUnanswered: true,
    advanceTimers: vi.advanceTimersByTime,
  });
};

const waiting = { jobId: jobCard('', 9).jobId, title: 'Koch (m/w/d)' };
const sheetPath = `/job/${waiting.jobId}?release=apply`;

test('a guest with a begun application signs up and returns to its sheet', async () => {
  storePendingApplication(waiting);
  await openAsGuest();
  const begun = within(await region(applyStepsTexts.pending));
  begun.getByText(applyStepsTexts.continue(waiting.title));
  const target = `/auth?tab=signup&next=${encodeURIComponent(sheetPath)}`;
  expect(begun.getByRole('link').getAttribute('href')).toBe(target);
  expect((await screen.findByRole('link', { name: texts.call.signUp })).getAttribute('href')).toBe(target);
});

test('a signed-in person with a begun application is not led away, and can drop it', async () => {
  storePendingApplication(waiting);
  const { person } = await openAsApplicant();
  const begun = within(await region(applyStepsTexts.pending));
  expect(begun.getByRole('link').getAttribute('href')).toBe(sheetPath);
  vi.advanceTimersByTime(5_000);
  await expectAddress('/test-results');
  await person.click(begun.getByRole('button', { name: applyStepsTexts.drop }));
  await screen.findByText(texts.redirect.text);
  expect(readPendingApplication()).toBeNull();
});

test('a signed-in person is led to the dashboard after three seconds', async () => {
  await openAsApplicant();
  await screen.findByText(texts.redirect.text);
  expect(screen.queryByText(texts.call.title)).toBeNull();
  vi.advanceTimersByTime(2_000);
  await expectAddress('/test-results');
  vi.advanceTimersByTime(1_500);
  await expectAddress('/dashboard');
});

test('a second visit of the same result stays, also after a reload', async () => {
  const { close } = await openAsApplicant();
  await screen.findByText(texts.redirect.text);
  close();
  const again = await openAsApplicant();
  await screen.findByRole('list', { name: 'Ihre 5 größten von 30 Stärken' });
  expect(screen.queryByRole('button', { name: texts.redirect.stay })).toBeNull();
  vi.advanceTimersByTime(10_000);
  await expectAddress('/test-results');
  again.close();
  await openAsApplicant({ 'results.softskill': result({ resultId: 'repeated' }) });
  await screen.findByText(texts.redirect.text);
});

test('says how many companies see an older state, and only if some do', async () => {
  const viewers = { companies: 0, ended: 0, outdated: 1, withoutSkills: 0 };
  const { close } = await openAsApplicant({ 'releases.recentViewers': viewers });
  const line = await screen.findByText('1 Unternehmen sieht noch Ihr altes Ergebnis.', { exact: false });
  expect(within(line).getByRole('link', { name: 'Ansehen' }).getAttribute('href')).toBe('/account?tab=seen');
  close();
  const other = result({ resultId: 'other' });
  await openAsApplicant({ 'releases.recentViewers': { ...viewers, outdated: 0 }, 'results.softskill': other });
  await screen.findByText(texts.redirect.text);
  expect(screen.queryByText(/altes Ergebnis/)).toBeNull();
});

test('an unsure result continues a repetition begun on another device, then says what companies see', async () => {
  const quality = { ...result().quality, untouchedGroups: 23, signals: ['untouched' as const], isReliable: false };
  const begun = { ...none, status: 'finished', answered: 12, hasOpenRun: true, openVariant: 'test2' } as const;
  await openAsApplicant({
    'results.softskill': result({ quality }),
    'releases.recentViewers': { companies: 0, ended: 0, outdated: 1, withoutSkills: 1 },
    'tests.overview': { ...noTests, softskill: begun },
    'tests.startable': ['test1', 'test2'],
  });
  const go = await screen.findByRole('link', { name: testsOverviewTexts.proceed });
  expect(go.getAttribute('href')).toBe('/test/softskill-ohne-erfahrung');
  screen.getByText('12 von 35 Gruppen beantwortet');
  const line = await screen.findByText('1 Unternehmen sieht Ihre Stärken noch nicht.', { exact: false });
  expect(go.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(line).getByRole('link', { name: 'Ansehen' }).getAttribute('href')).toBe('/account?tab=seen');
  screen.getByText(testsOverviewTexts.unsureRepeating);
  expect(screen.queryByText(qualityTexts.unsure)).toBeNull();
});

const toStart = () => within(main()).getByRole('link', { name: shellTexts.goOn.toStart });

test.each([['wheel'], ['touchmove'], ['keydown'], ['pointerdown']])(
  'a %s on the page cancels it as well, and nothing moves',
  async (kind) => {
    await openAsApplicant();
    await screen.findByText(texts.redirect.text);
    document.body.dispatchEvent(new Event(kind, { bubbles: true }));
    await screen.findByText(texts.redirect.stayed);
    expect(toStart().hasAttribute('data-button')).toBe(true);
    vi.advanceTimersByTime(10_000);
    await expectAddress('/test-results');
  },
);

test("'Hier bleiben' cancels it and leaves a line of text, and the jobs stay", async () => {
  const { person } = await openAsApplicant();
  await person.click(await screen.findByRole('button', { name: texts.redirect.stay }));
  vi.advanceTimersByTime(10_000);
  await expectAddress('/test-results');
  expect(document.activeElement?.textContent).toBe(texts.redirect.stayed);
  expect(toStart().hasAttribute('data-button')).toBe(false);
  await screen.findByRole('heading', { name: 'Pflegefachkraft (m/w/d)' });
});
