import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { DiscoverPage } from '#shared/matching/state.ts';
import { jobBoardReads, jobCard, match, stubReads } from '../../testing/jobs.ts';
import { expectAddress, expectFoundJobs, expectStatus, findWithText, selector } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import type { Answers, Input } from '../../testing/server-stub.ts';

const nurse = jobCard('Pflegefachkraft (m/w/d)', 1);
const cook = jobCard('Köchin oder Koch (m/w/d)', 2);
const newestFirst = [jobCard('Softwareentwicklung (m/w/d)', 3), cook, nurse];

const missing = { softskills: true, values: true };
const unmatched = {
  jobs: newestFirst.map((job) => ({ ...job, match: null, isSaved: false })),
  ...{ nextCursor: null, total: 3, place: null, applied: 0, isPlaceUnknown: false, isSearchCut: false, missing },
};

const openAsApplicant = (answers: Answers, path = '/jobs') => {
  stubReads(jobBoardReads(newestFirst));
  return renderAt(path, {
    user: applicant(),
    answers: { 'savedJobs.ids': [], 'applications.ofJobs': {}, ...answers },
    allowsUnanswered: true,
  });
};

const withResults = (): Answers => {
  const has = { softskills: false, values: false };
  return {
    'matching.ofJobs': { matches: { [nurse.jobId]: match(80) }, missing: has },
    'matching.discover': {
      jobs: [
        { ...nurse, match: match(80), isSaved: false },
        { ...cook, match: { ...match(40), fitting: 'Geduld' }, isSaved: false },
      ],
      ...{
        nextCursor: null,
        total: 2,
        place: null,
        applied: 0,
        isPlaceUnknown: false,
        isSearchCut: false,
        missing: has,
      },
    },
  };
};

test('with a result, the best match comes first, and each card says why it fits and offers to apply', async () => {
  const { server } = await openAsApplicant(withResults());
  await expectFoundJobs([nurse, cook]);
  await expectStatus('3 Stellen, beste Passung zuerst');
  expect(selector('Sortieren nach')).toHaveProperty('value', 'fit');
  await expectAddress('/jobs');
  const card = within(await findWithText('listitem', cook.title));
  card.getByText('Passt: Geduld und 2 weitere');
  expect(card.queryByText(/^Gefragt:/)).toBeNull();
  const apply = card.getByRole('link', { name: `Bewerben ${cook.title}` });
  expect(apply.getAttribute('href')).toBe(`/job/${cook.jobId}?release=apply`);
  expect(server.calls('matching.discover').at(-1)).toMatchObject({ sort: 'fit' });
});

const applied = { status: 'applied', appliedAt: new Date(0), replyBy: null, isOverdue: false } as const;

test('below a search that finds only jobs with an application, open jobs follow', async () => {
  const { 'matching.discover': all, ...answers } = withResults();
  const page = all as DiscoverPage;
  await openAsApplicant(
    {
      ...answers,
      'matching.discover': ({ search }: Input<'matching.discover'>) =>
        search === '' ? page : { ...page, jobs: page.jobs.slice(1) },
      'applications.ofJobs': { [cook.jobId]: { ...applied, mayApplyAgain: false } },
    },
    '/jobs?q=Koch',
  );
  const near = within(await screen.findByRole('region', { name: 'Andere offene Stellen' }));
  expect(near.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([nurse.title]);
});

test('a field of work in which every job has an application shows open jobs first, and names the field', async () => {
  const { 'matching.discover': all, ...answers } = withResults();
  const page = all as DiscoverPage;
  const { person } = await openAsApplicant(
    {
      ...answers,
      'matching.discover': ({ field }: Input<'matching.discover'>) =>
        field === '' ? page : { ...page, jobs: page.jobs.slice(1) },
      'applications.ofJobs': { [cook.jobId]: { ...applied, mayApplyAgain: false } },
    },
    '/jobs?field=care',
  );
  const near = await screen.findByRole('region', { name: 'Andere offene Stellen' });
  screen.getByText('Auf alle diese Stellen haben Sie sich schon beworben.');
  const heading = screen.getByRole('heading', { name: 'Schon beworben (1)' });
  expect(near.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await person.click(screen.getByRole('button', { name: 'Filter „Pflege und Gesundheit“ entfernen' }));
  await expectAddress('/jobs');
});

test('sorted by match, jobs with an application follow below a heading', async () => {
  const { person } = await openAsApplicant({
    ...withResults(),
    'applications.ofJobs': { [cook.jobId]: { ...applied, mayApplyAgain: false } },
  });
  const heading = await screen.findByRole('heading', { name: 'Schon beworben (1)' });
  const follows = (title: string) =>
    (heading.compareDocumentPosition(screen.getByRole('link', { name: title })) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  expect([nurse, cook].map(({ title }) => follows(title))).toEqual([false, true]);
  await person.selectOptions(selector('Sortieren nach'), 'Neueste zuerst');
  await expectFoundJobs(newestFirst);
  expect(screen.queryByRole('heading', { name: /^Schon beworben/ })).toBeNull();
});

test('the button of the filter counts like the list, without jobs that have an application', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media.includes('max-width'),
  }));
  const { 'matching.discover': all, ...answers } = withResults();
  const { person } = await openAsApplicant({
    ...answers,
    'matching.discover': { ...(all as DiscoverPage), applied: 1 },
  });
  await expectStatus('2 Stellen, beste Passung zuerst');
  await person.click(screen.getByRole('button', { name: 'Filter' }));
  screen.getByRole('button', { name: '2 Stellen zeigen' });
});

test('a chosen order is kept in the URL and wins over the best match', async () => {
  const { person } = await openAsApplicant(withResults());
  await expectFoundJobs([nurse, cook]);
  await person.selectOptions(selector('Sortieren nach'), 'Neueste zuerst');
  await expectAddress('/jobs?sort=newest');
  await expectFoundJobs(newestFirst);
  await expectStatus('3 Stellen, neueste zuerst');
});

test('without a result, the public list cannot be sorted by match', async () => {
  await openAsApplicant({
    'matching.discover': unmatched,
  });
  await screen.findByRole('link', { name: nurse.title });
  await expectStatus('3 Stellen, neueste zuerst');
  const orders = within(selector('Sortieren nach')).getAllByRole('option');
  expect(orders.map((option) => option.textContent)).toEqual(['Neueste zuerst', 'Höchstes Gehalt']);
});

test('an applicant keeps a job from its card, and opens it by the title', async () => {
  const { person, server } = await openAsApplicant({
    'matching.discover': unmatched,
    'savedJobs.save': undefined,
  });
  const card = within(await findWithText('listitem', cook.title));
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/job/${cook.jobId}`,
    `/job/${cook.jobId}?release=apply`,
  ]);
  await waitFor(() => expect(card.getByRole('button').matches(':disabled')).toBe(false));
  server.answer({ 'savedJobs.ids': [cook.jobId] });
  await person.click(card.getByRole('button', { name: `Merken ${cook.title}` }));
  await card.findByRole('button', { name: `Gemerkt ${cook.title}`, pressed: true });
  expect(server.calls('savedJobs.save')).toEqual([{ jobId: cook.jobId }]);
});
