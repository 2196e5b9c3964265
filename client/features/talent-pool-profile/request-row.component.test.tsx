import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { jobCard, jobIdOf, match } from '../../testing/jobs.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';

test('an open request shows pay, place, letter and match of its job in this order, and what an answer reveals', async () => {
  const request = {
    ...{ requestId: 'r', company: { name: 'Musterhaus', slug: null, isUnverified: false }, jobId: jobIdOf(1) },
    ...{ jobTitle: 'Köchin', job: jobCard('Köchin', 1), text: 'Mögen Sie uns kennenlernen?', authorName: null },
    ...{ sentAt: new Date('2026-11-24T10:00:00Z'), isDeclined: false },
  };
  await renderAt('/applications?tab=requests', {
    user: applicant(),
    answers: {
      'found.received': { requests: [request], open: 1, nextCursor: null },
      'matching.ofJobs': { matches: { [jobIdOf(1)]: match(40) }, missing: { softskills: false, values: false } },
    },
    allowsUnanswered: true,
  });
  const list = await screen.findByRole('list', { name: 'Anfragen' });
  const facts = [
    ...['4.120', 'Göttingen', 'ehemaliges Mitglied, 24.', 'Mögen Sie uns kennenlernen?', 'Passung 40: gering'],
    ...['Sie zählt nur die gefragten Stärken', 'kennt Ihre Passung, nicht Ihren Namen'],
  ];
  await waitFor(() => expect(list.textContent).toContain('Passung 40: gering'));
  const places = facts.map((fact) => list.textContent.indexOf(fact));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
