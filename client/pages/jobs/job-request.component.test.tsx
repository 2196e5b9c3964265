import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { placeholderMatch } from '../../features/matching/placeholder-match.ts';
import { dayMs } from '../../lib/dates.ts';
import { placeEverything } from '../../testing/in-view.ts';
import { jobBoardReads, jobCard, jobDetail, jobIdOf, match, stubReads } from '../../testing/jobs.ts';
import { expectAddress, expectHeading } from '../../testing/page-actions.ts';
import { applicant, pendingCounts } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import type { Answers } from '../../testing/server-stub.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const card = jobCard('Pflegefachkraft (m/w/d)', 1);
const job = jobDetail(card);

async function openAs({ answers }: { answers: Answers }) {
  stubReads({ ...jobBoardReads([]), [`/api/job/${job.jobId}`]: () => job });
  const opened = await renderAt(`/job/${job.jobId}`, {
    user: applicant(),
    answers: {
      'applications.ofJob': null,
      'savedJobs.ids': [],
      'matching.explain': { match: null, missing: { softskills: true, values: true } },
      ...answers,
    },
    allowsUnanswered: true,
  });
  await expectHeading(job.title);
  return opened;
}

const bar = () => screen.queryByRole('region', { name: 'Bewerbung' });

const pending = pendingCounts({ requests: 1, isFound: true });
const asked = { jobId: job.jobId, jobTitle: job.title, companyName: job.company.name, slug: job.company.slug };
const received = {
  ...{ requestId: 'r', company: { name: job.company.name, slug: null, isUnverified: false }, jobId: job.jobId },
  ...{ jobTitle: job.title, job: card, text: 'Mögen Sie uns kennenlernen?', authorName: 'Mia Roth' },
  ...{ sentAt: new Date('2026-11-24T10:00:00Z'), endsAt: '2027-06-01T10:00:00Z', isDeclined: false },
};
const oneRequest = { requests: [received], open: 1, nextCursor: null };
const bannerName = 'Haus am See hat Sie zu dieser Stelle angefragt';
const banner = () => screen.queryByRole('region', { name: bannerName });
const matchOfJob = (percent: number) => ({
  'matching.ofJobs': { matches: { [job.jobId]: match(percent) }, missing: { softskills: false, values: false } },
});

test('an open request comes first, in the words of the company, and disappears once it is declined', async () => {
  const answers: Answers = { 'found.waiting': { ...pending, asked: [asked] }, 'found.received': oneRequest };
  const { person, server } = await openAs({
    answers: { ...answers, ...matchOfJob(81), 'found.decline': undefined },
  });
  const shown = within(await screen.findByRole('region', { name: bannerName }));
  await shown.findByText('Mögen Sie uns kennenlernen?');
  shown.getByText('Mia Roth schreibt am 24.11.2026:');
  await shown.findByRole('button', { name: 'Antworten Haus am See' });
  const heading = screen.getByRole('heading', { level: 1 });
  expect((banner() as HTMLElement).compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await person.click(shown.getByRole('button', { name: 'Kein Interesse Haus am See' }));
  server.answer({ 'found.waiting': { ...pending, requests: 0, asked: [] } });
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Kein Interesse' }));
  await waitFor(() => expect(banner()).toBeNull());
  await screen.findByText('Abgelehnt');
});

test.each([
  [40, 1],
  [60, 0],
])('with a match of %i, the number comes first, then what it counts (%i)', async (percent, notes) => {
  const answers: Answers = { 'found.waiting': { ...pending, asked: [asked] }, 'found.received': oneRequest };
  const explained = { ...placeholderMatch, match: percent, low: percent, high: percent };
  await openAs({
    answers: { ...answers, 'matching.explain': { match: explained, missing: { softskills: false, values: false } } },
  });
  const facts = within(screen.getByRole('region', { name: 'Gehalt, Ort und Bewerbung' }));
  const [number] = await facts.findAllByText(new RegExp(`^Passung ${percent} von 100`));
  const words = screen.queryAllByText(/^Die Passung zählt nur Stärken und Werte, keine Erfahrung/);
  expect(words).toHaveLength(notes);
  expect(screen.queryByText(/Passung ist nicht hoch/)).toBeNull();
  for (const note of words) expect(number?.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  [29, ['Bewerben bis'], 0],
  [31, [], 1],
])(
  'beside a request for a job that ends in %i days, the facts say whose answer is promised',
  async (days, soon, later) => {
    const endsAt = new Date(Date.now() + days * dayMs).toISOString();
    stubReads({ ...jobBoardReads([]), [`/api/job/${job.jobId}`]: () => ({ ...job, endsAt }) });
    const answers: Answers = {
      ...{ 'found.waiting': { ...pending, asked: [asked] }, 'found.received': oneRequest },
      'applications.ofJob': null,
    };
    await renderAt(`/job/${job.jobId}`, { user: applicant(), answers, allowsUnanswered: true });
    await expectHeading(job.title);
    const start = screen.getByText('Beginn');
    const terms = [...(start.closest('dl')?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent);
    expect(terms).toEqual(['Beginn', ...soon, 'Unternehmen antwortet bis', 'Arbeitsbereich']);
    expect(screen.queryAllByText(/^Ausgeschrieben bis/)).toHaveLength(later);
  },
);

const openWithResult = async () => {
  const explained = { match: placeholderMatch, missing: { softskills: false, values: false } };
  const answers: Answers = { 'found.waiting': { ...pending, asked: [asked] }, 'found.received': oneRequest };
  await openAs({ answers: { ...answers, 'matching.explain': explained } });
  await screen.findByRole('button', { name: 'Antworten Haus am See' });
  await screen.findByRole('button', { name: 'Woraus die Passung entsteht' });
};

test('while the buttons of an open request are in view, only its button is marked and no bar repeats it', async () => {
  placeEverything(true);
  await openWithResult();
  expect(bar()).toBeNull();
  const inCard = screen.getByRole('link', { name: 'Antworten' });
  expect(inCard.className).toContain('mantine-visible-from-md');
  expect(inCard.dataset['variant']).toBe('default');
  expect(screen.queryByRole('button', { name: /ewerben/ })).toBeNull();
});

test('once the buttons of an open request have left the view, the bar leads back to them, and none applies', async () => {
  placeEverything(false);
  await openWithResult();
  await waitFor(() => expect(bar()).not.toBeNull());
  within(bar() as HTMLElement).getByRole('link', { name: 'Antworten' });
  expect(screen.queryByRole('button', { name: /ewerben/ })).toBeNull();
});

test('the bar of an open request watches the buttons, not the end of the request', async () => {
  const watched: Element[] = [];
  class Observer extends IntersectionObserver {
    override observe(target: Element): void {
      watched.push(target);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  await openWithResult();
  const answer = screen.getByRole('button', { name: 'Antworten Haus am See' });
  expect(watched).toContain(answer.parentElement);
});

test('a request that is not among the newest leads to the list of requests, and the bar leads there', async () => {
  placeEverything(false);
  const none = { requests: [], open: 1, nextCursor: null };
  await openAs({
    answers: { 'found.waiting': { ...pending, asked: [asked] }, 'found.received': none, ...matchOfJob(81) },
  });
  const link = await screen.findByRole('link', { name: 'Anfrage lesen und antworten' });
  expect(link.getAttribute('href')).toBe('/applications?tab=requests');
  await waitFor(() => expect(bar()).not.toBeNull());
  const jump = within(bar() as HTMLElement).getByRole('link', { name: 'Antworten' });
  expect(document.querySelector(jump.getAttribute('href') ?? '')?.contains(banner())).toBe(true);
});

test('the bar names the match before the pay, which it may cut, and instead of the place', async () => {
  placeEverything(false);
  const explained = { ...placeholderMatch, match: 71 };
  await openAs({
    answers: { 'matching.explain': { match: explained, missing: { softskills: false, values: false } } },
  });
  const fit = await waitFor(() => within(bar() ?? document.createElement('div')).getByText('Passung 71: hoch'));
  const cut = within(bar() as HTMLElement).getByText(/3\.390 bis 4\.120/);
  expect(fit.compareDocumentPosition(cut)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(bar() as HTMLElement).queryByText('37073 Göttingen')).toBeNull();
});

test('an answered request leads to its conversation, and the result is not offered again', async () => {
  await openAs({
    answers: {
      'matching.explain': { match: placeholderMatch, missing: { softskills: false, values: false } },
      'found.waiting': { ...pending, asked: [] },
      'releases.answeredRequests': [
        {
          ...{
            releaseId: 'r1',
            unread: 0,
            companyName: job.company.name,
            jobId: job.jobId,
            jobTitle: job.title,
            hasOpenQuestion: false,
            isHidden: false,
            latestApplication: 'Köchin',
            excerpt: null,
          },
          answer: { answeredAt: new Date('2026-11-29T10:00:00Z'), appliedTo: 'Köchin' },
        },
      ],
    },
  });
  const link = await screen.findByRole('link', { name: 'Zu den Nachrichten' });
  expect(link.getAttribute('href')).toBe('/messages/r1');
  expect(link.parentElement?.textContent).toBe(
    'Die Anfrage von Haus am See ist seit 29. November 2026 geschlossen: Sie haben sich auf „Köchin“ beworben. Auf diese Stelle können Sie sich noch bewerben. Zu den Nachrichten',
  );
  await screen.findByRole('button', { name: 'Woraus die Passung entsteht' });
  expect(screen.queryByRole('button', { name: 'Ergebnis zeigen, ohne sich zu bewerben' })).toBeNull();
});

test('a request of the company for another job is named, too', async () => {
  const other = { ...asked, jobId: jobIdOf(7), jobTitle: 'Köchin' };
  await openAs({ answers: { 'found.waiting': { ...pending, asked: [other] } } });
  const link = await screen.findByRole('link', { name: 'Köchin' });
  expect(link.getAttribute('href')).toBe(`/job/${jobIdOf(7)}`);
  screen.getByText(/hat Sie zu einer anderen Stelle angefragt:/);
  expect(banner()).toBeNull();
});

test('the page of a job leads back to the list with its filters', async () => {
  stubReads({ ...jobBoardReads([card]), [`/api/job/${job.jobId}`]: () => job });
  const { person } = await renderAt('/jobs?q=Pflege', { allowsUnanswered: true });
  await person.click(await screen.findByRole('link', { name: card.title }));
  await expectHeading(job.title);
  const { length } = window.history;
  await person.click(await screen.findByRole('link', { name: 'Zurück zu den Stellen' }));
  await expectAddress('/jobs?q=Pflege');
  expect(window.history.length).toBe(length);
});

test('a visitor who did not come from a list gets to all jobs', async () => {
  stubReads({ ...jobBoardReads([]), [`/api/job/${job.jobId}`]: () => job });
  await renderAt(`/job/${job.jobId}`, { allowsUnanswered: true });
  await expectHeading(job.title);
  expect(screen.getByRole('link', { name: 'Alle Stellen' }).getAttribute('href')).toBe('/jobs');
  expect(screen.queryByRole('link', { name: 'Zurück zu den Stellen' })).toBeNull();
});
