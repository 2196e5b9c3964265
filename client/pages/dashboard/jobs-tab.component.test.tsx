import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { jobCard, jobIdOf, match } from '../../testing/jobs.ts';
import { headingsIn } from '../../testing/page-actions.ts';
import { applicant, pendingCounts } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, type Output, unreachable } from '../../testing/server-stub.ts';

const bestTitle = 'Diese Stellen passen am besten';

const openTab = (answers: Answers) =>
  renderAt('/dashboard?tab=jobs', {
    user: applicant(),
    answers: {
      ...{ 'applications.ofJobs': {}, 'applications.mine': { applications: [], nextCursor: null } },
      ...{ 'savedJobs.ids': [], 'workPreference.get': null },
      ...answers,
    },
    allowsUnanswered: true,
  });

type Application = Output<'applications.mine'>['applications'][number];
const application = (index: number, changes: Partial<Application> = {}): Application => ({
  ...{ applicationId: `a${index}`, company: { name: 'Lindenhof', slug: null }, jobId: jobIdOf(index) },
  ...{
    jobTitle: `Bewerbung ${index}`,
    jobField: null,
    isJobOnline: true,
    status: 'reviewing',
    answers: [],
    replyBy: '2099-12-14',
  },
  ...{ isOverdue: false, appliedAt: new Date('2026-11-20T10:00:00Z'), statusAt: new Date(1e12 - index) },
  ...{ timeline: [], refusal: null, releaseId: `r${index}`, isAnonymous: false, unread: 0, hasOpenQuestion: false },
  ...changes,
});

const discovered = (count: number): Output<'matching.discover'> => ({
  jobs: Array.from({ length: count }, (_, index) => ({
    ...{ ...jobCard(`Stelle ${index}`, index), match: match(80 - index), isSaved: false },
  })),
  ...{ nextCursor: null, total: count, place: null, applied: 0, isPlaceUnknown: false, isSearchCut: false },
  missing: { softskills: false, values: false },
});

test('the tab Berufe shows the first three applications and the best six other jobs', async () => {
  const applied = { status: 'reviewing', appliedAt: new Date(0), replyBy: null, isOverdue: false } as const;
  await openTab({
    'applications.mine': {
      applications: [
        application(4, { unread: 1, status: 'refused' }),
        application(2, { hasOpenQuestion: true }),
        application(3, { isOverdue: true }),
        application(1, { status: 'refused' }),
      ],
      nextCursor: null,
    },
    'applications.ofJobs': { [jobIdOf(1)]: { ...applied, mayApplyAgain: false } },
    'matching.discover': discovered(9),
  });
  const own = within(await screen.findByRole('region', { name: 'Meine Bewerbungen' }));
  const items = own.getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Bewerbung 4AbgesagtNeue NachrichtLindenhof',
    'Bewerbung 2In PrüfungFrage noch offenLindenhofAntwort vom Unternehmen bis 14. Dezember 2099',
    'Bewerbung 3In PrüfungLindenhofAntwort steht noch aus',
  ]);
  const targets = items.map((item) => within(item).getByRole('link').getAttribute('href'));
  expect(targets).toEqual(['/messages/r4', '/messages/r2', `/applications#${jobIdOf(3)}`]);
  expect(own.getByRole('link', { name: 'Alle 4 Bewerbungen' }).getAttribute('href')).toBe('/applications');
  const jobs = await screen.findByRole('region', { name: bestTitle });
  expect(headingsIn(jobs, 3)).toEqual([0, 2, 3, 4, 5, 6].map((index) => `Stelle ${index}`));
  expect(within(jobs).getAllByRole('link', { name: /^Bewerben / })).toHaveLength(6);
  expect(within(jobs).getByRole('link', { name: 'Alle Stellen für Sie' }).getAttribute('href')).toBe('/discover');
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
});

test('the tab Berufe leaves out jobs with a low match if others fit', async () => {
  const { jobs, ...page } = discovered(3);
  const withLow = jobs.map((job, index) => ({ ...job, match: match(index === 1 ? 40 : 60) }));
  await openTab({ 'matching.discover': { ...page, jobs: withLow } });
  const best = await screen.findByRole('region', { name: bestTitle });
  expect(headingsIn(best, 3)).toEqual(['Stelle 0', 'Stelle 2']);
});

test('the tab Berufe without an application begins with the jobs', async () => {
  await openTab({ 'matching.discover': discovered(2) });
  await screen.findByRole('region', { name: bestTitle });
  expect(screen.queryByRole('region', { name: 'Meine Bewerbungen' })).toBeNull();
});

test('applications that fail to load are retried, and the jobs are shown', async () => {
  const { person, server } = await openTab({
    'applications.mine': unreachable,
    'matching.discover': discovered(2),
  });
  await screen.findByRole('region', { name: bestTitle });
  const own = within(screen.getByRole('region', { name: 'Meine Bewerbungen' }));
  server.answer({ 'applications.mine': { applications: [application(1)], nextCursor: null } });
  await person.click(own.getByRole('button', { name: 'Erneut versuchen' }));
  await own.findByText('Bewerbung 1');
});

test('with only low matches left, the tab says that the fitting ones have an application', async () => {
  const applied = { status: 'reviewing', appliedAt: new Date(0), replyBy: null, isOverdue: false } as const;
  const found = discovered(3);
  const jobs = found.jobs.map((job, index) => ({ ...job, match: match(index === 0 ? 80 : 40) }));
  await openTab({
    'matching.discover': { ...found, jobs },
    'applications.ofJobs': { [jobIdOf(0)]: { ...applied, mayApplyAgain: false } },
  });
  const section = within(await screen.findByRole('region', { name: 'Weitere offene Stellen' }));
  section.getByText('Auf alle passenden Stellen haben Sie sich beworben. Das sind die nächsten.');
});

test('an open request has the button of Start', async () => {
  const asked = { jobId: jobIdOf(1), jobTitle: 'Köchin', companyName: 'Haus am See', slug: null };
  await openTab({
    'matching.discover': discovered(2),
    'found.waiting': pendingCounts({ requests: 1, asked: [asked], isFound: true }),
  });
  const requests = within(await screen.findByRole('list', { name: 'Anfragen zu Stellen' }));
  requests.getByText('Köchin');
  const [link, ...others] = requests.getAllByRole('link');
  expect([link?.textContent, link?.getAttribute('href'), others]).toEqual([
    'Anfrage ansehen',
    '/applications?tab=requests',
    [],
  ]);
});
