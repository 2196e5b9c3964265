import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { jobCard, jobIdOf, match } from '../../testing/jobs.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';

test('an open request shows pay, place and match of its job, and what an answer reveals', async () => {
  const request = {
    ...{ requestId: 'r', company: { name: 'Musterhaus', slug: null, isUnverified: false }, jobId: jobIdOf(1) },
    ...{ jobTitle: 'Köchin', job: jobCard('Köchin', 1), text: 'Mögen Sie uns kennenlernen?', authorName: null },
    ...{ sentAt: new Date('2026-11-24T10:00:00Z'), isDeclined: false },
  };
  await renderAt('/applications?tab=requests', {
    user: applicant(),
    answers: {
      'found.received': { requests: [request], open: 1, nextCursor: null },
      'matching.ofJobs': { matches: { [jobIdOf(1)]: match(81) }, missing: { softskills: false, values: false } },
    },
    allowsUnanswered: true,
  });
  const list = await screen.findByRole('list', { name: 'Anfragen' });
  for (const fact of [
    '4.120',
    'Göttingen',
    'ehemaliges Mitglied, 24.',
    'Passung 81: hoch',
    'kennt Ihre Passung, nicht Ihren Namen',
  ])
    await waitFor(() => expect(list.textContent).toContain(fact));
});
