import { screen, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BestJobs } from '#shared/matching/state.ts';
import { fieldNames } from '#shared/texts/jobs/fields-of-work.ts';
import { jobsForResultTexts } from '#shared/texts/matching/discover.ts';
import { removeAllTestData } from '../../lib/tests/test-tokens.ts';
import { removeGuestPreference, writeGuestPreference } from '../../lib/work-preference/guest-preference.ts';
import { jobBoardReads, jobCard, match, stubReads } from '../../testing/jobs.ts';
import { button, expectFocus, findWithText, headingsIn } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { unreachable } from '../../testing/server-stub.ts';
import { found, openAsGuest, result } from '../../testing/test-results.ts';

const region = (name: string) => screen.findByRole('region', { name });

beforeEach(removeAllTestData);
afterEach(() => {
  removeAllTestData();
  removeGuestPreference();
});

test.each<[string, Partial<BestJobs>, string, string | null]>([
  ['no job is published', { best: [], jobs: 0 }, jobsForResultTexts.noJobs.title, null],
  ['no job can be compared', { best: [], jobs: 4 }, jobsForResultTexts.noMatch.title, '/jobs'],
])('says so if %s', async (_, changed, title, to) => {
  await openAsGuest({ 'matching.best': found(changed) });
  const jobs = await region(jobsForResultTexts.noneTitle);
  await within(jobs).findByRole('heading', { name: title });
  const link = within(jobs).queryByRole('link', { name: jobsForResultTexts.allJobs });
  expect(link?.getAttribute('href') ?? null).toBe(to);
});

test('a guest narrows the jobs by the field of work, and the choice stays in the browser', async () => {
  const { person, server } = await openAsGuest();
  const questions = await screen.findByRole('form', { name: 'Welche Arbeit Sie suchen' });
  await person.click(within(questions).getByRole('checkbox', { name: fieldNames.care }));
  server.answer({ 'matching.best': found({ best: [], jobs: 0 }) });
  await person.click(button('Übernehmen'));
  await screen.findByRole('heading', { name: `Für „${fieldNames.care}“ ist gerade keine Stelle offen` });
  expect(server.calls('matching.best').at(-1)).toMatchObject({ preference: { fields: ['care'], place: '' } });
  expect(button('Ändern')).toBeDefined();
});

test('without a job of the choice, the smallest changes that find one are offered', async () => {
  const kitchen = jobCard('Köchin oder Koch (m/w/d)', 2);
  const find = ({ field, radius }: Record<string, string>) => (field === '' || Number(radius) >= 100 ? [kitchen] : []);
  stubReads(jobBoardReads([], find));
  writeGuestPreference(JSON.stringify({ fields: ['care'], place: '37073', radius: 25 }));
  const { person, server } = await openAsGuest({ 'matching.best': found({ best: [], jobs: 0 }) });
  await screen.findByRole('heading', {
    name: `Für „${fieldNames.care}“ bis 25 km um 37073 ist gerade keine Stelle offen`,
  });
  await screen.findByRole('button', { name: '1 offene Stelle aller Arbeitsbereiche zeigen' });
  expect(screen.queryByRole('button', { name: /bis (50|200) km/ })).toBeNull();
  server.answer({ 'matching.best': found() });
  await person.click(button('1 offene Stelle bis 100 km zeigen'));
  await expectFocus(await screen.findByRole('heading', { name: jobsForResultTexts.title }));
  expect(server.calls('matching.best').at(-1)).toMatchObject({ preference: { fields: ['care'], radius: 100 } });
});

test('the questions about work follow the jobs, and the answer leads back to the heading of the jobs', async () => {
  const { person } = await openAsGuest();
  const questions = await screen.findByRole('form', { name: 'Welche Arbeit Sie suchen' });
  const job = await screen.findByRole('heading', { name: 'Pflegefachkraft (m/w/d)' });
  expect(job.compareDocumentPosition(questions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await person.click(button('Überspringen'));
  await expectFocus(screen.getByRole('heading', { name: jobsForResultTexts.title }));
  expect(screen.queryByRole('form')).toBeNull();
  button('Ändern');
});

test('jobs that do not fit well are not called fitting', async () => {
  const low = { ...jobCard('Lagerhilfe (m/w/d)', 1), match: match(54) };
  await openAsGuest({ 'matching.best': found({ best: [low] }) });
  const jobs = await region(jobsForResultTexts.lowTitle);
  expect(headingsIn(jobs, 3)).toEqual(['Lagerhilfe (m/w/d)']);
});

const unsureLow = { low: 30, high: 60, hasUnsureSkills: true } as const;
test.each([
  ['guest', {}, 'Weniger passende Stellen'],
  ['guest', unsureLow, 'Vielleicht weniger passend'],
  ['account', {}, 'Weniger passende Stellen'],
] as const)(
  'with the result of this %s, jobs that fit less (%o) are below their own heading',
  async (who, doubt, title) => {
    const jobOf = (name: string, index: number, fit: BestJobs['best'][number]['match']) => ({
      ...jobCard(name, index),
      match: fit,
    });
    const best = [
      jobOf('Pflegekraft', 1, match(61)),
      jobOf('Koch', 2, match(54, doubt)),
      jobOf('Lager', 3, match(50, doubt)),
    ];
    const own = { 'applications.ofJobs': {}, 'savedJobs.ids': [], 'workPreference.get': null };
    const answers = { 'results.softskill': result(), 'matching.best': found({ best }), ...own };
    if (who === 'guest') await openAsGuest(answers);
    else await renderAt('/test-results', { user: applicant(), answers, allowsUnanswered: true });
    const jobs = await region(jobsForResultTexts.title);
    await within(jobs).findByRole('heading', { name: title });
    expect(headingsIn(jobs, 3)).toEqual(['Pflegekraft', title, 'Koch', 'Lager']);
  },
);

test('jobs that fail to load can be retried while the result stays', async () => {
  const { person, server } = await openAsGuest({ 'matching.best': unreachable });
  await screen.findByText(jobsForResultTexts.failed);
  screen.getByRole('list', { name: /^Ihre 5 größten/ });
  server.answer({ 'matching.best': found() });
  await person.click(button('Erneut versuchen'));
  await screen.findByRole('heading', { name: 'Lagerhilfe (m/w/d)' });
});

test('a wider choice that is not saved says so', async () => {
  stubReads(jobBoardReads([], ({ field }) => (field === '' ? [jobCard('Köchin oder Koch (m/w/d)', 2)] : [])));
  const { person } = await renderAt('/test-results', {
    user: applicant(),
    answers: {
      ...{ 'results.softskill': result(), 'matching.best': found({ best: [], jobs: 0 }), 'tests.startable': [] },
      'workPreference.get': { fields: ['care'], place: '', radius: 25 },
      'workPreference.save': unreachable,
    },
    allowsUnanswered: true,
  });
  await person.click(await screen.findByRole('button', { name: '1 offene Stelle aller Arbeitsbereiche zeigen' }));
  await findWithText('alert', 'Die Angaben konnten nicht gespeichert werden.');
});
