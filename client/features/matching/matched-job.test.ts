import { MantineProvider } from '@mantine/core';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { OwnApplicationState } from '#shared/applications/state.ts';
import { applicationStatuses, isEnded } from '#shared/applications/status.ts';
import type { JobCard as Card } from '#shared/jobs/board.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { ApplyLink } from '../../components/job-card/apply-link.tsx';
import { JobCard } from '../../components/job-card/job-card.tsx';

const job: Card = {
  jobId: '17',
  title: 'Koch (m/w/d)',
  company: { name: 'Haus Sonne', slug: null, logoUrl: null, isUnverified: false },
  postalCode: '37073',
  town: 'Göttingen',
  country: 'DE',
  workplace: 'onsite',
  employment: 'fullTime',
  hoursFrom: null,
  hoursTo: null,
  startsOn: null,
  replyBy: '2026-12-24',
  pay: { kind: 'range', from: 3000, to: 4000, unit: 'month', currency: 'EUR', salaries: 12 },
  strengths: [],
  publishedAt: '2026-11-20T10:00:00.000Z',
};

function wordsOf(application: OwnApplicationState | undefined): string {
  const action = createElement(ApplyLink, { job, application });
  const card = createElement(JobCard, { job, application, action });
  return renderToStaticMarkup(within(card)).replaceAll(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ');
}

const within = (card: ReactElement): ReactElement =>
  createElement(MantineProvider, null, createElement(MemoryRouter, null, card));

const appliedAt = new Date('2026-11-24T10:00:00.000Z');

test('offers to apply if the person has not applied', () => {
  expect(wordsOf(undefined)).toContain('Bewerben');
  expect(wordsOf(undefined)).not.toContain('beworben');
});

test.each(applicationStatuses)('shows the state %s instead of the button to apply', (status) => {
  const words = wordsOf({ status, appliedAt, replyBy: null, isOverdue: false, mayApplyAgain: false });
  expect(words).toContain('Am 24.11.2026 beworben.');
  expect(words).toContain(applicationStatusNames[status]);
  expect(words).not.toMatch(/\bbewerben|Bewerben/);
});

test.each(applicationStatuses.filter((status) => status === 'withdrawn' || !isEnded(status)))(
  'offers to apply again next to the state %s if that is possible',
  (status) => {
    const words = wordsOf({ status, appliedAt, replyBy: null, isOverdue: false, mayApplyAgain: true });
    expect(words).toContain(applicationStatusNames[status]);
    expect(words).toContain('Erneut bewerben');
  },
);
