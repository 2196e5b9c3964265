import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ValueResultView, ValueRunState } from '#shared/assessments/state.ts';
import { isContradictory } from '#shared/assessments/values/consistency.ts';
import type { DiscoveredJob } from '#shared/matching/state.ts';
import { valueTexts } from '#shared/texts/assessments/assessments.ts';
import { testResultsTexts } from '#shared/texts/assessments/results.ts';
import { valueSentenceOf } from '#shared/texts/assessments/value-sentences.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { hasRedirected, storeRedirected } from '../../../lib/tests/test-tokens.ts';
import { pageOf } from '../../../testing/discover.ts';
import { jobBoardReads, jobCard, match, stubReads } from '../../../testing/jobs.ts';
import { expectFocus, headingsIn } from '../../../testing/page-actions.ts';
import { applicant } from '../../../testing/people.ts';
import { renderAt } from '../../../testing/render.tsx';
import { type Answers, pendingAnswer } from '../../../testing/server-stub.ts';

const { result: texts } = valueTexts;
const { redirect } = testResultsTexts;
const words = [
  ...['Familie', 'Humor', 'Natur', 'Ehrlichkeit', 'Ordnung'],
  ...['Mut', 'Erfolg', 'Macht', 'Geduld', 'Tradition'],
];
const result: ValueResultView = {
  resultId: '00000000-0000-4000-8000-0000000000f1',
  createdAt: new Date('2026-11-01T10:00:00Z'),
  values: words.map((value, index) => ({ value, wins: 9 - index, rank: index + 1, isShared: false })),
  tiedBeyond: 0,
  consistence: 1,
  band: 'klar',
};
const run: ValueRunState = {
  token: '00000000-0000-4000-8000-0000000000e1',
  status: 'open',
  words,
  selected: words,
  pairs: words.flatMap((left, index) => words.slice(index + 1).map((right) => ({ left, right, winner: left }))),
};
const discovered = (title: string, index: number, sharedValues: string[] | null): DiscoveredJob => ({
  ...jobCard(title, index),
  isSaved: false,
  match: sharedValues && match(80 - index, { sharedValues }),
});
const jobs = [
  discovered('Lagerist', 1, []),
  discovered('Gärtnerin', 2, ['Natur']),
  discovered('Pflegekraft', 3, ['Familie', 'Humor']),
  discovered('Verkäufer', 4, null),
];
const finished: Answers = {
  'valueTest.start': run,
  'valueTest.contradiction': null,
  'valueTest.finish': { resultId: result.resultId },
  'results.values': result,
  'matching.discover': pageOf(jobs),
};

const older: Answers = { 'releases.recentViewers': { companies: 0, ended: 0, outdated: 3, withoutSkills: 0 } };
const storeOpenRun = () => localStorage.setItem('value_test_token', run.token);
const openFresh = async (shown: ValueResultView = result, answers: Answers = {}) => {
  storeOpenRun();
  const page = await renderAt('/value-test', {
    user: applicant(),
    answers: { ...finished, 'results.values': shown, ...answers },
    allowsUnanswered: true,
    advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms),
  });
  await screen.findByRole('heading', { name: isContradictory(shown.band) ? texts.unsureTitle : texts.memberTitle });
  return page;
};

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

test('a member sees all ten values with points and a sentence each, and jobs that share values', async () => {
  await openFresh();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  for (const [index, word] of words.entries()) {
    const row = screen.getAllByText(word, { exact: true })[0]?.closest('li')?.textContent ?? '';
    expect(row).toContain(index === 8 ? '1 Punkt' : `${9 - index} Punkte`);
    expect(row).toContain(valueSentenceOf(word));
  }
  const section = await screen.findByRole('region', { name: texts.jobs.title });
  expect(headingsIn(section, 3)).toEqual(['Pflegekraft', 'Gärtnerin']);
  within(section).getByText('Gemeinsame Werte: Familie und Humor');
  expect(section.textContent).toContain('Passung');
});

const overviewOf = (status: 'none' | 'open' | 'finished'): Answers => {
  const progress = { answered: 10, total: 35, openVariant: 'test2' as const };
  const test = { ...progress, status, hasOpenRun: status === 'open' };
  const overview = { softskill: test, values: { ...test, status: 'finished' as const, hasOpenRun: false } };
  return { 'tests.overview': { ...overview, completed: 1, available: 2 }, 'tests.startable': ['test1', 'test2'] };
};
const actionsOf = (container: HTMLElement) =>
  [...container.querySelectorAll('a, button')].filter(({ className }) => className.includes('action'));

test.each([
  ['none', [[texts.jobs.startSkills, '/tests']]],
  ['open', [[texts.jobs.resumeSkills, '/test/softskill-ohne-erfahrung']]],
  ['finished', []],
] as const)('with the soft-skill test %s, it is the only main action, above the jobs', async (status, expected) => {
  const { server } = await openFresh(result, overviewOf(status));
  const jobsTitle = await screen.findByRole('heading', { name: texts.jobs.title });
  await waitFor(() => expect(server.calls('tests.overview')).not.toEqual([]));
  const calls = () => actionsOf(screen.getByRole('main'));
  await waitFor(() => expect(calls().map((call) => [call.textContent, call.getAttribute('href')])).toEqual(expected));
  expect(screen.queryAllByText(texts.jobs.lacksSkills)).toHaveLength(expected.length);
  for (const call of calls()) expect(call.compareDocumentPosition(jobsTitle)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('jobs with an application follow below their heading, and more shared values come first', async () => {
  storeOpenRun();
  const fits = [
    discovered('Gärtnerin', 1, ['Natur']),
    discovered('Pflegekraft', 2, ['Familie', 'Humor']),
    discovered('Koch', 0, ['Familie', 'Humor', 'Mut']),
  ];
  const application = { applicationId: fits[2]?.jobId, status: 'received', scope: 'named', appliedAt: new Date() };
  const answers = {
    ...finished,
    'matching.discover': pageOf(fits),
    'applications.ofJobs': { [fits[2]?.jobId ?? '']: application } as never,
  };
  await renderAt('/value-test', { user: applicant(), answers, allowsUnanswered: true });
  const section = await screen.findByRole('region', { name: texts.jobs.title });
  await within(section).findByRole('heading', { name: 'Schon beworben' });
  expect(headingsIn(section, 3)).toEqual(['Pflegekraft', 'Gärtnerin', 'Schon beworben', 'Koch']);
});

test('contradictory answers are named with the result, and older states come below the repetition', async () => {
  const { person, server } = await openFresh({ ...result, band: 'nicht von Zufall zu trennen' }, older);
  const line = await screen.findByText(/^3 Unternehmen sehen noch/);
  // The complete run would end at once.
  server.answer({ 'valueTest.start': pendingAnswer<ValueRunState>().answer });
  screen.getByText(/^So viele Widersprüche .* Ein zweiter Versuch in Ruhe hilft\.$/);
  const repeat = screen.getByRole('button', { name: texts.repeat });
  expect(repeat.compareDocumentPosition(line)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await person.click(repeat);
  await waitFor(() => expect(screen.queryByRole('heading', { name: texts.unsureTitle })).toBeNull());
});

test('after a repetition a reload shows the result, not another run', async () => {
  storeOpenRun();
  await renderAt('/value-test?repeat', { user: applicant(), answers: finished, allowsUnanswered: true });
  await screen.findByRole('heading', { name: texts.memberTitle });
  await waitFor(() => expect(window.location.href).toMatch(/\/value-test$/));
});

test('values with the same place as the third look like it', async () => {
  const values = result.values.map((value, index) => ({ ...value, rank: index === 3 ? 3 : value.rank }));
  await openFresh({ ...result, values });
  const listOf = (word: string) => screen.getAllByText(word, { exact: true })[0]?.closest('ol');
  expect(listOf('Ehrlichkeit')).toBe(listOf('Familie'));
  expect(listOf('Ordnung')).not.toBe(listOf('Familie'));
});

test('a member who does nothing goes on to the dashboard after three seconds', async () => {
  storeRedirected('soft-skill result');
  await openFresh();
  await vi.advanceTimersByTimeAsync(3_000);
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(hasRedirected('soft-skill result')).toBe(true);
});

test('a member who returns to the result finds the navigation above and the way on below it', async () => {
  const answers = { ...finished, 'valueTest.start': { ...run, selected: null, pairs: [] } };
  const { person } = await renderAt('/value-test', { user: applicant(), answers, allowsUnanswered: true });
  await screen.findByRole('heading', { name: texts.memberTitle });
  expect(screen.getByRole('link', { name: shellTexts.goOn.toStart }).getAttribute('href')).toBe('/dashboard');
  within(screen.getByRole('navigation', { name: shellTexts.mainNavigation })).getByRole('link', { name: 'Start' });
  await person.click(screen.getByRole('button', { name: texts.repeat }));
  await screen.findByRole('heading', { name: valueTexts.choose.title });
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a result says how many companies see an older state right after the test', async () => {
  await openFresh(result, older);
  const line = await screen.findByText('3 Unternehmen sehen noch Ihr altes Ergebnis.', { exact: false });
  expect(within(line).getByRole('link', { name: 'Ansehen' }).getAttribute('href')).toBe('/account?tab=seen');
});

test.each(['valueTest.finish', 'results.values'] as const)('reading while %s is answered is staying', async (path) => {
  storeOpenRun();
  const pending = pendingAnswer();
  const page = await renderAt('/value-test', {
    user: applicant(),
    answers: { ...finished, [path]: pending.answer },
    allowsUnanswered: true,
  });
  await waitFor(() => expect(page.server.calls(path)).toHaveLength(1));
  window.dispatchEvent(new Event('touchmove'));
  pending.release(finished[path] as never);
  await screen.findByText(redirect.stayed);
});

test('a held key while the answers are saved is not reading', async () => {
  storeOpenRun();
  const pending = pendingAnswer<{ resultId: string }>();
  const { server } = await renderAt('/value-test', {
    user: applicant(),
    answers: { ...finished, 'valueTest.finish': pending.answer },
    allowsUnanswered: true,
  });
  await waitFor(() => expect(server.calls('valueTest.finish')).toHaveLength(1));
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', repeat: true }));
  pending.release({ resultId: result.resultId });
  await screen.findByText(redirect.text);
});

test('staying cancels the redirect for good and keeps the focus on the notice', async () => {
  const { person } = await openFresh();
  await person.click(screen.getByRole('button', { name: redirect.stay }));
  expect(document.activeElement).toBe(screen.getByText(redirect.stayed));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(window.location.pathname).toBe('/value-test');
  screen.getByRole('link', { name: shellTexts.goOn.toStart });
});

test('a guest sees three values with their sentences and jobs that share them, and stays on the page', async () => {
  localStorage.setItem('latest_value_test_token', 'w'.repeat(43));
  const expiresAt = new Date('2026-12-01T10:00:00Z');
  const guest = { ...result, values: result.values.slice(0, 3), expiresAt };
  const missing = { softskills: true, values: false };
  const best = jobs.flatMap(({ isSaved: _, match: fit, ...job }) => (fit === null ? [] : [{ ...job, match: fit }]));
  const { server } = await renderAt('/value-test', {
    answers: { 'results.values': guest, 'matching.best': { best, jobs: best.length, missing } },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: texts.guestTitle });
  for (const word of ['Familie', 'Humor', 'Natur']) screen.getByText(valueSentenceOf(word) ?? '');
  expect(screen.queryByText(valueSentenceOf('Ehrlichkeit') ?? '')).toBeNull();
  const section = await screen.findByRole('region', { name: texts.jobs.title });
  expect(headingsIn(section, 3)).toEqual(['Pflegekraft', 'Gärtnerin']);
  within(section).getByText('Gemeinsame Werte: Familie und Humor');
  expect(section.textContent).not.toContain('Passung');
  within(section).getByText(texts.jobs.compared);
  expect(server.calls('matching.discover')).toEqual([]);
  screen.getByRole('heading', { name: texts.signUpTitle });
  screen.getByText(testResultsTexts.call.until('01.12.2026'));
  expect(screen.getAllByRole('link', { name: testResultsTexts.call.keep })).toHaveLength(2);
});

test.each([[['Natur']], [['Familie', 'Humor']]])(
  'a company that shares %j has a card before a third one of another, in the order of the list',
  async (shared) => {
    const lindenhof = { name: 'Haus Lindenhof', slug: 'lindenhof', logoUrl: null, isUnverified: false };
    const ofLindenhof = { ...discovered('Köchin', 5, shared), company: lindenhof };
    const ofOne = ['Nachtdienst', 'Frühdienst', 'Spätdienst'].map((title, index) =>
      discovered(title, index, ['Familie', 'Humor']),
    );
    await renderAt('/value-test', {
      user: applicant(),
      answers: {
        ...{ 'valueTest.start': { ...run, selected: null, pairs: [] }, 'results.values': result },
        ...{ 'matching.discover': pageOf([...ofOne, ofLindenhof]), 'applications.ofJobs': {}, 'savedJobs.ids': [] },
      },
      allowsUnanswered: true,
    });
    const section = await screen.findByRole('region', { name: texts.jobs.title });
    expect(headingsIn(section, 3)).toEqual(['Nachtdienst', 'Frühdienst', 'Köchin']);
    expect(within(section).getAllByRole('link', { name: /^Bewerben/ })).toHaveLength(3);
  },
);

test('the jobs follow the stored field of work, which can be widened if it leaves none', async () => {
  stubReads(jobBoardReads([], ({ field }) => (field === '' ? [jobCard('Köchin', 5)] : [])));
  const care = { fields: ['care' as const], place: '', radius: 25 as const };
  const { person, server } = await renderAt('/value-test', {
    user: applicant(),
    answers: {
      ...{ 'valueTest.start': { ...run, selected: null, pairs: [] }, 'results.values': result },
      ...{ 'matching.discover': pageOf([]), 'workPreference.get': care, 'workPreference.save': (wider) => wider },
      ...{ 'applications.ofJobs': {}, 'savedJobs.ids': [] },
    },
    allowsUnanswered: true,
  });
  await screen.findByRole('heading', { name: 'Für „Pflege und Gesundheit“ ist gerade keine Stelle offen' });
  expect(screen.queryByText(texts.jobs.none)).toBeNull();
  expect(server.calls('matching.discover').at(-1)).toMatchObject({ withPreference: true });
  server.answer({ 'matching.discover': pageOf(jobs) });
  await person.click(await screen.findByRole('button', { name: '1 offene Stelle aller Arbeitsbereiche zeigen' }));
  await expectFocus(await screen.findByRole('heading', { name: texts.jobs.title }));
  expect(server.calls('workPreference.save').at(-1)).toMatchObject({ fields: [] });
});

test('without a job that shares a value, the list of all jobs stays', async () => {
  localStorage.setItem('latest_value_test_token', 'w'.repeat(43));
  const best = [{ ...jobCard('Lagerist', 1), match: match(80, { sharedValues: [] }) }];
  const missing = { softskills: true, values: false };
  await renderAt('/value-test', {
    answers: {
      ...{ 'results.values': result, 'matching.best': { best, jobs: 1, missing } },
    },
    allowsUnanswered: true,
  });
  const section = within(await screen.findByRole('region', { name: texts.jobs.noneTitle }));
  section.getByText(texts.jobs.none);
  expect(section.getByRole('link', { name: texts.jobs.allOpen }).getAttribute('href')).toBe('/jobs?sort=fit');
});
