import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { best, openAs, pageOf, worst } from '../../testing/discover.ts';
import { jobCard, match } from '../../testing/jobs.ts';
import { expectHeadings, fill } from '../../testing/page-actions.ts';
import { pendingAnswer, unreachable } from '../../testing/server-stub.ts';

const expectTitles = (expected: string[], level: 2 | 3 = 2) =>
  expectHeadings(() => screen.getByRole('region', { name: 'Stellen für Sie' }), level, expected);

const applied = {
  status: 'reviewing',
  appliedAt: new Date(0),
  replyBy: null,
  isOverdue: false,
  mayApplyAgain: false,
} as const;

test('jobs with an application follow below a heading', async () => {
  const last = { ...jobCard('Küchenhilfe (m/w/d)', 3), match: match(90), isSaved: false };
  await openAs('/discover', {
    'matching.discover': pageOf([best, worst, last]),
    'applications.ofJobs': {
      [worst.jobId]: { ...applied, status: 'withdrawn' as const, mayApplyAgain: true },
      [last.jobId]: applied,
    },
  });
  await expectTitles([best.title, worst.title, 'Schon beworben (1)']);
  await expectTitles([last.title, 'So lesen Sie die Passung'], 3);
  const withdrawn = await screen.findByText('Zurückgezogen');
  expect(withdrawn.closest('p')?.textContent).toBe('Zurückgezogen Am 01.01.1970 beworben.');
  screen.getByRole('button', { name: `Merken ${worst.title}` });
  expect(screen.queryByRole('button', { name: `Merken ${last.title}` })).toBeNull();
});

test('after applying, a saved job can be removed, and saved again if that was a mistake', async () => {
  const { person, server } = await openAs('/discover', {
    'applications.ofJobs': { [best.jobId]: applied },
    'savedJobs.ids': [best.jobId],
    'savedJobs.remove': undefined,
  });
  const saved = await screen.findByRole('button', { name: `Gemerkt ${best.title}` });
  server.answer({ 'savedJobs.ids': [] });
  await waitFor(() => expect(saved.matches(':disabled')).toBe(false));
  await person.click(saved);
  await screen.findByRole('button', { name: `Merken ${best.title}` });
  expect(server.calls('savedJobs.remove')).toEqual([{ jobId: best.jobId }]);
});

test('until the applications of a new search are known, the list before it stays grouped', async () => {
  const other = { ...jobCard('Küchenhilfe (m/w/d)', 3), match: match(90), isSaved: false };
  const { person, server } = await openAs('/discover', {
    'matching.discover': ({ search }) => pageOf(search === '' ? [best, worst] : [other, worst]),
    'applications.ofJobs': { [worst.jobId]: applied },
  });
  await expectTitles([best.title, 'Schon beworben (1)']);
  const { answer, release } = pendingAnswer<Record<string, typeof applied>>();
  server.answer({ 'applications.ofJobs': answer });
  await fill(person, screen.getByRole('textbox', { name: 'Stellen suchen' }), 'hilfe');
  await waitFor(() => expect(server.calls('applications.ofJobs')).toHaveLength(2));
  await expectTitles([best.title, 'Schon beworben (1)']);
  release({ [worst.jobId]: applied });
  await expectTitles([other.title, 'Schon beworben (1)']);
});

test('with every fitting job applied for, the list says when the first answer comes', async () => {
  const later = { ...jobCard('Küchenhilfe (m/w/d)', 3), match: match(90), isSaved: false };
  await openAs('/discover', {
    'matching.discover': pageOf([{ ...worst, match: match(40) }, best, later], { applied: 2 }),
    'applications.ofJobs': {
      [best.jobId]: { ...applied, replyBy: '2099-12-15' },
      [later.jobId]: { ...applied, replyBy: '2099-12-20' },
    },
  });
  await expectTitles(['Weitere offene Stellen', 'Schon beworben (2)']);
  await screen.findByText('1 Stelle');
  const note = screen.getByText('Auf alle passenden Stellen haben Sie sich beworben.');
  expect(note.parentElement?.textContent).toMatch(/ Nächste Antwort bis 15\. Dezember\.$/);
  const links = ['Bewerbungen ansehen', 'Passende Kurse'].map((name) => screen.getByRole('link', { name }));
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/applications', '/dashboard?tab=courses']);
});

test('the list waits for the own applications, and is shown if they fail to load', async () => {
  const { answer, release } = pendingAnswer<Record<string, never>>();
  const { server, close } = await openAs('/discover', { 'applications.ofJobs': answer });
  await waitFor(() => expect(server.calls('applications.ofJobs')).toHaveLength(1));
  expect(screen.queryByText(best.title)).toBeNull();
  release({});
  await expectTitles([best.title, worst.title]);
  close();
  await openAs('/discover', { 'applications.ofJobs': unreachable });
  await expectTitles([best.title, worst.title]);
});

test('a list in which every job has an application says so first', async () => {
  const applied = { status: 'applied', appliedAt: new Date(0), replyBy: null, isOverdue: false } as const;
  await openAs('/discover', {
    'matching.discover': pageOf([best]),
    'applications.ofJobs': { [best.jobId]: { ...applied, mayApplyAgain: false } },
  });
  const note = await screen.findByText(/^Auf alle diese Stellen haben Sie sich schon beworben\./);
  const heading = screen.getByRole('heading', { name: 'Schon beworben (1)' });
  expect(note.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
