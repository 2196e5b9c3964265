import { screen, within } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Dashboard } from '#shared/assessments/state.ts';
import type { ReceivedRequest } from '#shared/talent-pool/state.ts';
import { dashboard, openDashboard as open, overview, progress } from '../../testing/dashboard.ts';
import { jobCard, jobIdOf, match } from '../../testing/jobs.ts';
import { headingsIn } from '../../testing/page-actions.ts';
import { pendingCounts } from '../../testing/people.ts';
import type { Output } from '../../testing/server-stub.ts';

const request: ReceivedRequest = {
  requestId: '00000000-0000-4000-8000-00000000f001',
  company: { name: 'Haus am See', slug: null, isUnverified: false },
  jobId: jobIdOf(1),
  jobTitle: 'Pflegefachkraft (m/w/d)',
  job: null,
  text: 'Dürfen wir Sie kennenlernen?',
  authorName: null,
  sentAt: new Date('2026-11-26T10:00:00Z'),
  endsAt: '2027-06-01T10:00:00Z',
  isDeclined: false,
};

const bestTitle = 'Diese Stellen passen am besten';

test('certificates of deleted courses stay in the list of courses', async () => {
  const remaining = {
    ...{ certificateId: '00000000-0000-4000-8000-00000000c001', version: 1, number: '1A2B3C4D5E6F' },
    ...{ courseTitle: 'Händehygiene', organisation: 'Haus am See', issuedAt: new Date('2026-11-20T10:00:00Z') },
    ...{ withdrawnAt: null, withdrawnReason: '' },
  };
  await open('/dashboard?tab=courses', {
    'learning.remainingCertificates': { certificates: [remaining], nextCursor: null },
    'learning.mine': { courses: [], nextCursor: null },
  });
  const list = within(await screen.findByRole('region', { name: 'Zertifikate aus gelöschten Kursen' }));
  list.getByText('Ausgestellt von Haus am See');
  const download = list.getByRole('link', { name: 'Zertifikat herunterladen Händehygiene' });
  expect(download.getAttribute('href')).toBe(`/certificates/${remaining.certificateId}`);
});

test('the start page repeats the sentence and the jobs of the result', async () => {
  await open('/dashboard');
  const jobs = await screen.findByRole('region', { name: bestTitle });
  expect(headingsIn(jobs, 3)).toEqual(['Stelle 0', 'Stelle 1', 'Stelle 2']);
  within(jobs).getByText('Nach Ihren Stärken. Ausbildung und Erfahrung zählen nicht mit.');
  await within(jobs).findByRole('button', { name: 'Nur um 37073 Göttingen suchen' });
  const top = screen.getByRole('region', { name: 'Top Skills' });
  expect(top.textContent).toContain(
    'Zu Ihren größten Stärken gehören wahrscheinlich Stärke Nummer 1, Stärke Nummer 2 und Stärke Nummer 3',
  );
});

test('without a request the next step is at the top, and once', async () => {
  await open('/');
  const news = within(await screen.findByRole('region', { name: 'Neu für Sie' }));
  news.getByText('Nächster Schritt');
  news.getByRole('link', { name: 'Wertetest starten' });
  expect(screen.getAllByText('Nächster Schritt')).toHaveLength(1);
  expect(screen.queryByText('Gerade wartet nichts auf Sie.')).toBeNull();
});

test('a begun test is the next step', async () => {
  const begun = { ...progress, answered: 12, hasOpenRun: true, openVariant: 'test1' } as const;
  await open('/', { 'tests.overview': { softskill: begun, values: progress, completed: 2, available: 2 } });
  const news = within(await screen.findByRole('region', { name: 'Neu für Sie' }));
  news.getByText(/^12 von 35 Gruppen beantwortet\./);
  expect(news.getByRole('link', { name: 'Weitermachen' }).getAttribute('href')).toBe('/test/softskilltest');
});

test('a request that waits comes first, with its company and the only filled button', async () => {
  await open('/', {
    'found.waiting': pendingCounts({ requests: 1, isFound: true }),
    'found.received': { requests: [{ ...request, isDeclined: true }, request], open: 1, nextCursor: null },
  });
  const news = within(await screen.findByRole('region', { name: 'Neu für Sie' }));
  news.getByText('Haus am See: Pflegefachkraft (m/w/d)');
  expect(news.getByRole('link', { name: 'Anfrage ansehen' }).getAttribute('href')).toBe('/applications?tab=requests');
  expect(document.querySelectorAll('main a[class*="action"]')).toHaveLength(1);
});

const newestJobs: Output<'matching.discover'> = {
  ...{ jobs: [1, 2, 3, 4].map((index) => ({ ...jobCard(`Neu ${index}`, index), match: null, isSaved: false })) },
  ...{ nextCursor: null, total: 4, place: null, applied: 0, isPlaceUnknown: false, isSearchCut: false },
  missing: { softskills: true, values: true },
};

test('a person without a result sees the test first and the newest jobs of the chosen work', async () => {
  const missing = { softskills: true, values: true };
  const { person, server } = await open('/', {
    'results.dashboard': { ...dashboard, testsCompleted: 0, softskill: null, strongestAverage: null },
    'matching.overview': { ...overview, best: [], missing },
    'matching.discover': newestJobs,
  });
  const newest = await screen.findByRole('region', { name: 'Gerade ausgeschrieben' });
  expect(headingsIn(newest, 3)).toEqual(['Neu 1', 'Neu 2', 'Neu 3']);
  const step = screen.getByRole('link', { name: 'Jetzt Test starten' });
  expect(step.compareDocumentPosition(newest) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(newest).getByRole('link', { name: 'Alle Stellen ansehen' }).getAttribute('href')).toBe('/jobs');
  expect(screen.queryByRole('region', { name: 'Top Skills' })).toBeNull();
  expect(screen.queryByText('Tests abgeschlossen')).toBeNull();
  server.answer({
    'places.find': '37073 Göttingen',
    'workPreference.save': (saved) => saved,
    'matching.discover': { ...newestJobs, jobs: [], total: 0 },
  });
  await person.click(await within(newest).findByRole('button', { name: 'Nur um 37073 Göttingen suchen' }));
  await within(newest).findByText('Gerade passt keine Stelle in Ihrer Suche');
  within(newest).getByText('Nur bis 25 km um 37073 Göttingen oder von zu Hause');
});

test('each figure says what it counts and leads to it', async () => {
  await open('/');
  const label = await screen.findByText('Passende Stellen');
  expect(label.closest('a')?.getAttribute('href')).toBe('/discover');
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual([
    '1 von 2 TestsEiner fehlt noch.',
    '3,5 von 4Punkten je Aussage im Schnitt; 4: immer ganz oben',
    '0 Kursein Ihrem Entwicklungspfad',
    '2 StellenPassung mittel oder hoch, von 9 offenen Stellen',
  ]);
});

const values: Dashboard['values'] = {
  ...{ resultId: '00000000-0000-4000-8000-00000000e002', createdAt: new Date('2026-11-20T10:00:00Z') },
  ...{ values: [], tiedBeyond: 0, consistence: 0.9, band: 'klar' },
};

test('the only job of the choice has a wide card', async () => {
  await open('/', { 'matching.overview': { ...overview, best: overview.best.slice(0, 1) } });
  const jobs = await screen.findByRole('region', { name: bestTitle });
  expect(headingsIn(jobs, 3)).toEqual(['Stelle 0']);
  expect(within(jobs).getAllByRole('list')[0]?.style.gridTemplateColumns).toContain('46rem');
});

test('a search whose jobs all have an application says so', async () => {
  const preference = { fields: ['care' as const], place: '', radius: 25 as const };
  const empty = { ...overview, best: [] };
  const { close } = await open('/', { 'workPreference.get': preference, 'matching.overview': { ...empty, jobs: 2 } });
  await screen.findByText('Auf die passenden Stellen haben Sie sich schon beworben. Neue Stellen erscheinen hier.');
  close();
  await open('/', { 'workPreference.get': preference, 'matching.overview': { ...empty, jobs: 0 } });
  await screen.findByText('Gerade passt keine Stelle in Ihrer Suche');
});

test.each([
  [2, 'Auf alle passenden Stellen haben Sie sich beworben. Das sind die nächsten.'],
  [0, 'Sie passen eher wenig zu Ihnen. Nach Ihren Stärken. Ausbildung und Erfahrung zählen nicht mit.'],
])('with %i fitting jobs applied for and only low matches left, the list says so', async (appliedMatching, note) => {
  const low = overview.best.map((job) => ({ ...job, match: { ...job.match, match: 40 } }));
  await open('/', { 'matching.overview': { ...overview, matchingJobs: 0, appliedMatching, best: low } });
  const jobs = await screen.findByRole('region', { name: 'Weitere offene Stellen' });
  within(jobs).getByText(note);
});

test('low matches of an unsure result fit perhaps less', async () => {
  const unsure = { low: 30, high: 60, hasUnsureSkills: true } as const;
  const low = overview.best.map((job) => ({ ...job, match: match(56, unsure) }));
  await open('/', { 'matching.overview': { ...overview, matchingJobs: 0, unsure: 'test1', best: low } });
  await screen.findByText(/^Sie passen vielleicht weniger zu Ihnen\./);
});

test.each([
  [{}, 'Weniger passende Stellen'],
  [{ low: 30, high: 60, hasUnsureSkills: true } as const, 'Vielleicht weniger passend'],
])('below the fitting jobs, low matches with %o have their own heading', async (doubt, heading) => {
  const mixed = overview.best.map((job, index) => ({ ...job, match: index === 0 ? match(61) : match(50, doubt) }));
  await open('/', { 'matching.overview': { ...overview, matchingJobs: 1, best: mixed } });
  const jobs = await screen.findByRole('region', { name: bestTitle });
  expect(headingsIn(jobs, 3)).toEqual(['Stelle 0', heading]);
  within(jobs).getByRole('link', { name: /^Stelle 1/ });
});

test('jobs of a person without strengths have shared values in place of a match', async () => {
  const byValues = match(40, { basis: 'values', sharedValues: ['Familie', 'Humor'] });
  const low = overview.best.map((job) => ({ ...job, match: byValues }));
  const missing = { softskills: true, values: false };
  await open('/', { 'matching.overview': { ...overview, matchingJobs: 0, missing, best: low } });
  const jobs = await screen.findByRole('region', { name: 'Offene Stellen' });
  within(jobs).getByText('Nach gemeinsamen Werten. Wie gut sie passen, zeigt der Soft-Skill-Test.');
  expect(within(jobs).getAllByText('Gemeinsame Werte: Familie und Humor')).toHaveLength(3);
  expect(jobs.textContent).not.toContain('Passung');
});

test('on a phone only the best job is a card, and the others are links with their match', async () => {
  const { matchMedia } = window;
  const narrow = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query.startsWith('(max-width'),
  }));
  onTestFinished(() => narrow.mockRestore());
  await open('/');
  const jobs = await screen.findByRole('region', { name: bestTitle });
  expect(headingsIn(jobs, 3)).toEqual(['Stelle 0']);
  const row = within(jobs).getByRole('link', { name: /^Stelle 1/ });
  expect(row.getAttribute('href')).toBe(`/job/${jobIdOf(1)}`);
  expect(row.textContent).toContain('Passung 74 von 100: hoch');
  within(jobs).getByRole('link', { name: /^Stelle 2/ });
});

test('a new job that is the next step is not repeated below', async () => {
  const today = new Date().toISOString();
  await open('/', {
    'found.waiting': pendingCounts({ isFound: true }),
    'results.dashboard': { ...dashboard, values },
    'matching.overview': { ...overview, best: overview.best.map((job) => ({ ...job, publishedAt: today })) },
  });
  const news = within(await screen.findByRole('region', { name: 'Neu für Sie' }));
  expect(news.getByRole('link', { name: 'Stelle ansehen' }).getAttribute('href')).toBe(`/job/${jobIdOf(0)}`);
  news.getByText('Stelle 0, Haus am See. Passung 81 von 100: hoch');
  const jobs = screen.getByRole('region', { name: 'Weitere passende Stellen' });
  expect(headingsIn(jobs, 3)).toEqual(['Stelle 1', 'Stelle 2', 'Stelle 3']);
});
