import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { JobCard } from '#shared/jobs/board.ts';
import { jobBoardReads, jobCard, stubReads } from '../../testing/jobs.ts';
import { expectHeading, headingsIn } from '../../testing/page-actions.ts';
import { applicant, member } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import type { Output } from '../../testing/server-stub.ts';

const organisation: Output<'organisations.publicPage'> = {
  ...{ name: 'Haus am See', slug: 'haus-am-see', description: 'Wir kochen selbst.', values: ['Humor'], imprint: '' },
  ...{ legal: null, isUnverified: false, confirmedDomain: null, hasLogo: false, logoUrl: null },
};

async function open(jobs: JobCard[], changes: Partial<typeof organisation> = {}, user = applicant()) {
  stubReads(jobBoardReads(jobs));
  const opened = await renderAt('/company-page/haus-am-see', {
    user,
    answers: { 'organisations.publicPage': { ...organisation, ...changes } },
    allowsUnanswered: true,
  });
  await expectHeading('Haus am See');
  return opened;
}

const release = 'Ergebnis zeigen, ohne sich zu bewerben';

test('the open jobs come first, each with the day of its answer, and showing the result explains itself', async () => {
  await open(['2099-12-14', '2099-12-20'].map((replyBy, index) => ({ ...jobCard(`Stelle ${index}`, index), replyBy })));
  const jobs = await screen.findByRole('region', { name: 'Offene Stellen' });
  expect(headingsIn(jobs, 3)).toEqual(['Stelle 0', 'Stelle 1']);
  expect(
    within(jobs)
      .getAllByText(/^Antwort bis/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Antwort bis 14. Dezember 2099', 'Antwort bis 20. Dezember 2099']);
  const show = screen.getByRole('region', { name: release });
  within(show).getByRole('button', { name: 'Ergebnis zeigen' });
  expect(jobs.compareDocumentPosition(show)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a promised day in the past is not repeated', async () => {
  await open([{ ...jobCard('Köchin', 1), replyBy: '2020-01-01' }]);
  await screen.findByRole('region', { name: 'Offene Stellen' });
  expect(screen.queryByText(/^Antwort bis/)).toBeNull();
});

test('a company without jobs says so and leads to others', async () => {
  await open([]);
  await screen.findByText('Zurzeit ist hier keine Stelle offen.');
  expect(screen.getByRole('link', { name: 'Stellen anderer Unternehmen' }).getAttribute('href')).toBe('/jobs');
});

test('a long description is folded, and company accounts cannot show a result', async () => {
  const { person } = await open([], { description: 'Wir kochen selbst. '.repeat(60) }, member());
  await person.click(screen.getByRole('button', { name: 'Ganzen Text lesen' }));
  expect(screen.queryByRole('button', { name: 'Ganzen Text lesen' })).toBeNull();
  expect(screen.queryByRole('region', { name: release })).toBeNull();
});
