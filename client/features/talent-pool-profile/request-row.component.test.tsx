import { screen } from '@testing-library/dom';
import { test } from 'vitest';
import { jobCard, jobIdOf, match } from '../../testing/jobs.ts';
import { applicant } from '../../testing/people.ts';
import { renderPart } from '../../testing/render.tsx';
import { RequestRow } from './request-row.tsx';

test('an open request shows pay, place and match of its job, and what an answer reveals', async () => {
  const request = {
    ...{ requestId: 'r', company: { name: 'Musterhaus', slug: null, isUnverified: false }, jobId: jobIdOf(1) },
    ...{ jobTitle: 'Köchin', job: jobCard('Köchin', 1), text: 'Mögen Sie uns kennenlernen?', authorName: null },
    ...{ sentAt: new Date('2026-11-24T10:00:00Z'), isDeclined: false },
  };
  renderPart(<RequestRow request={request} heading="h3" onAction={() => undefined} />, {
    user: applicant(),
    answers: {
      'matching.ofJobs': { matches: { [jobIdOf(1)]: match(81) }, missing: { softskills: false, values: false } },
    },
  });
  await screen.findByText(/81/, { ignore: '[aria-hidden] *' });
  for (const fact of [/3.390/, /Göttingen/, /^Antworten zeigt noch nichts/]) screen.getByText(fact);
});
