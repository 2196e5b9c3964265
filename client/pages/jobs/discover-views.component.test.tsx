import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { best, both, none, openAs } from '../../testing/discover.ts';
import { jobIdOf } from '../../testing/jobs.ts';
import { button, findWithText } from '../../testing/page-actions.ts';

test('a saved job that closes stays in the list and says so', async () => {
  const closed = { isClosed: true as const, jobId: jobIdOf(3), title: 'Aushilfe im Lager (m/w/d)' };
  const { person, server } = await openAs('/discover?tab=saved', {
    'savedJobs.page': { jobs: [{ ...closed, savedAt: new Date('2026-11-20T09:30:00Z') }], nextCursor: null },
    'savedJobs.ids': [closed.jobId],
    'matching.ofJobs': { matches: {}, missing: both },
    'savedJobs.remove': undefined,
  });
  const card = await findWithText('listitem', closed.title);
  within(card).getByText('Nicht mehr ausgeschrieben');
  await waitFor(() => expect(button(`Gemerkt ${closed.title}`, card).matches(':disabled')).toBe(false));
  server.answer({ 'savedJobs.ids': [], 'savedJobs.page': { jobs: [], nextCursor: null } });
  await person.click(button(`Gemerkt ${closed.title}`, card));
  await within(card).findByRole('button', { name: `Merken ${closed.title}` });
  expect(server.calls('savedJobs.remove')).toEqual([{ jobId: closed.jobId }]);
});

test('without saved jobs, the page says so', async () => {
  await openAs('/discover?tab=saved', { 'savedJobs.page': { jobs: [], nextCursor: null } });
  await screen.findByRole('heading', { name: 'Noch nichts gemerkt' });
});

test('companies show their best-matching job', async () => {
  await openAs('/discover?tab=companies', {
    'matching.companies': {
      companies: [
        {
          ...{ name: 'Haus am See', slug: 'haus-am-see', logoUrl: null, isUnverified: false, valueFit: 60 },
          ...{ sharedValues: [], jobCount: 2, best: { jobId: best.jobId, title: best.title, match: best.match } },
        },
      ],
      nextCursor: null,
      missing: both,
    },
  });
  const company = within(await screen.findByRole('region', { name: 'Unternehmen für Sie' }));
  company.getByText('Zuerst die mit der passendsten Stelle.');
  expect(company.queryByText(/60/)).toBeNull();
  expect(company.getByRole('link', { name: best.title }).getAttribute('href')).toBe(`/job/${best.jobId}`);
});

test('without a result, the list of companies promises no order', async () => {
  const company = { name: 'Haus am See', slug: 'haus-am-see', logoUrl: null, isUnverified: false, valueFit: null };
  const rest = { sharedValues: [], jobCount: 2, best: null };
  const page = { companies: [{ ...company, ...rest }], nextCursor: null, missing: none };
  await openAs('/discover?tab=companies', { 'matching.companies': page });
  await screen.findByRole('heading', { name: 'Haus am See' });
  expect(screen.queryByText('Zuerst die mit der passendsten Stelle.')).toBeNull();
});

test('the development path names the reason for each course', async () => {
  const courseId = '00000000-0000-4000-8000-00000000c001';
  await openAs('/dashboard?tab=courses', {
    'matching.path': {
      courses: [
        {
          ...{ courseId, title: 'Ein Kurs für später', company: null, minutes: 6, skillId: 30, skillName: 'Resilienz' },
          ...{ isCompleted: false, progress: null, reason: { kind: 'lowest', rank: 30, of: 30 } },
        },
      ],
      uncovered: null,
      missing: both,
    },
    'learning.mine': { courses: [], nextCursor: null },
  });
  const path = within(await screen.findByRole('region', { name: 'Ihr Entwicklungspfad' }));
  await path.findByText('Übt Resilienz', { exact: false });
  const link = path.getByRole('link', { name: /^Kurs ansehen ?Ein Kurs für später$/ });
  expect(link.getAttribute('href')).toBe(`/course/${courseId}`);
});
