import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { dayMs } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { jobCard, jobIdOf, match } from '../../testing/jobs.ts';
import { applicant, pendingCounts } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import { type Answers, pendingAnswer, unreachable } from '../../testing/server-stub.ts';

const request = {
  ...{ requestId: 'r', company: { name: 'Musterhaus', slug: null, isUnverified: false }, jobId: jobIdOf(1) },
  ...{ jobTitle: 'Köchin', job: jobCard('Köchin', 1), text: 'Mögen Sie uns kennenlernen?', authorName: null },
  ...{
    sentAt: new Date('2026-11-24T10:00:00Z'),
    endsAt: new Date(Date.now() + 6 * dayMs).toISOString(),
    isDeclined: false,
  },
};
const matches = { matches: { [jobIdOf(1)]: match(40) }, missing: { softskills: false, values: false } };

const openRequests = (answers: Answers) =>
  renderAt('/applications?tab=requests', {
    user: applicant(),
    answers: { 'found.received': { requests: [request], open: 1, nextCursor: null }, ...answers },
    allowsUnanswered: true,
  });

test('an open request says who asks for which job, pay, place, match, letter, and what each answer does', async () => {
  await openRequests({ 'matching.ofJobs': matches });
  const list = await screen.findByRole('list', { name: 'Anfragen' });
  const facts = [
    ...['Musterhaus', 'Köchin', '4.120', 'Göttingen', 'ehemaliges Mitglied schreibt am 24.'],
    ...['Mögen Sie uns kennenlernen?', 'Antworten Musterhaus', 'Kein Interesse Musterhaus'],
    ...['Passung 40 von 100: teilweise', 'Die Passung zählt nur Stärken und Werte'],
    ...[
      'Antworten: Im nächsten Schritt wählen Sie',
      'Kein Interesse: Das Unternehmen fragt Sie sechs Monate nicht mehr',
    ],
  ];
  await waitFor(() => expect(list.textContent).toContain('Passung 40 von 100: teilweise'));
  const places = facts.map((fact) => list.textContent.indexOf(fact));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each([
  [29, true],
  [31, false],
])('a request whose job ends in %s days names the last day: %s', async (days, isNamed) => {
  const ending = { ...request, endsAt: new Date(Date.now() + days * dayMs).toISOString() };
  await openRequests({
    'found.received': { requests: [ending], open: 1, nextCursor: null },
    'matching.ofJobs': matches,
  });
  await screen.findByRole('button', { name: 'Antworten Musterhaus' });
  expect(screen.queryByText(/^Antworten bis \d/) !== null).toBe(isNamed);
});

test('a request can only be answered once the match is known, which may be low', async () => {
  const { answer, release } = pendingAnswer<typeof matches>();
  await openRequests({ 'matching.ofJobs': answer });
  await screen.findByText('Mögen Sie uns kennenlernen?');
  expect(screen.queryByRole('button', { name: 'Antworten Musterhaus' })).toBeNull();
  release(matches);
  await screen.findByRole('button', { name: 'Antworten Musterhaus' });
  screen.getByText(/Die Passung zählt nur Stärken und Werte/);
});

test('a match of values alone has no number, so nothing calls it low', async () => {
  const ofValues = {
    matches: { [jobIdOf(1)]: match(40, { basis: 'values' }) },
    missing: { softskills: true, values: false },
  };
  await openRequests({ 'matching.ofJobs': ofValues });
  await screen.findAllByText('Passung vorläufig, Stärken noch offen');
  expect(screen.queryByText(/Die Passung zählt nur Stärken und Werte/)).toBeNull();
});

test('without a match, a request can be answered', async () => {
  await openRequests({ 'matching.ofJobs': unreachable });
  await screen.findByRole('button', { name: 'Antworten Musterhaus' });
});

const noRequests = { requests: [], open: 0, nextCursor: null };
const waiting = pendingCounts();

test('people who can be found are not asked to switch it on', async () => {
  await openRequests({ 'found.received': noRequests, 'found.waiting': { ...waiting, isFound: true } });
  await screen.findByText(/^Sie sind ohne Namen zu finden\./);
});

test('a closed request says when and how, and leads to its job and to what waits in its conversation', async () => {
  const answer = { answeredAt: new Date('2026-11-29T10:00:00Z'), appliedTo: 'Köchin' };
  const ofJob = {
    releaseId: 'r9',
    companyName: 'Lindenhof',
    jobId: 'j9',
    jobTitle: 'Leitung',
    answer,
    ...{ isHidden: false, latestApplication: 'Ausbildung', excerpt: null },
  };
  const elsewhere = { ...ofJob, releaseId: 'r8', jobId: null, jobTitle: 'Pflege' };
  await openRequests({
    'found.received': noRequests,
    'applications.ofJob': null,
    'releases.answeredRequests': [
      { ...ofJob, unread: 0, hasOpenQuestion: true, excerpt: 'Ab wann?' },
      { ...elsewhere, unread: 0, hasOpenQuestion: false, answer: { ...answer, appliedTo: null } },
      { ...elsewhere, releaseId: 'r6', unread: 1, hasOpenQuestion: true, answer: null, isHidden: true },
    ],
    'found.waiting': {
      ...waiting,
      ...{
        conversations: 1,
        unread: [{ releaseId: 'r7', companyName: 'Musterhaus', jobTitle: null, isRequest: false }],
      },
    },
  });
  const list = within(await screen.findByRole('list', { name: 'Geschlossene Anfragen' }));
  const pending = within(screen.getByRole('list', { name: 'Wartet auf Sie' }));
  await pending.findByRole('link', { name: /^Auf diese Stelle/ });
  const linksIn = (one: typeof list) =>
    one.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(linksIn(pending)).toEqual([
    ['Leitung', '/job/j9'],
    ['Frage beantworten', '/messages/r9'],
    ['Auf diese Stelle bewerben Leitung', '/job/j9?release=apply'],
    ['Neue Nachricht lesen', '/messages/r6'],
    ['Was das Unternehmen sieht', paths.release('r6')],
  ]);
  expect(linksIn(list)).toEqual([['Nachrichten mit Lindenhof', '/messages/r8']]);
  pending.getByRole('link', { name: 'Frage beantworten: Lindenhof' });
  pending.getByText('Ab wann?');
  pending.getByText('Am 29. November 2026 haben Sie sich auf „Köchin“ beworben.');
  pending.getByText(/^Sie haben sich auch auf „Ausbildung“ beworben\. Das Unternehmen sieht jetzt die Stärken dafür/);
  expect(pending.queryByText(/^Geschlossen/)).toBeNull();
  list.getByText('Geschlossen am 29. November 2026: Sie haben Ihr Ergebnis gezeigt');
  expect(screen.queryByRole('heading', { name: 'Keine offene Anfrage' })).toBeNull();
  screen.getByRole('link', { name: 'Anonym gefunden werden' });
  const text = screen.getByRole('main').textContent;
  const places = [
    'Wartet auf Sie',
    'Keine neue Anfrage. Anfragen bekommen',
    'Geschlossene Anfragen',
    'Neue Nachrichten',
  ].map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
