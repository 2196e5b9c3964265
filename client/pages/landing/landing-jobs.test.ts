import { expect, test } from 'vitest';
import { jobCard } from '../../testing/jobs.ts';
import { newestOfCompanies } from './landing-jobs.tsx';

const job = (title: string, name: string) =>
  jobCard(title, 0, { company: { name, slug: null, logoUrl: null, isUnverified: false } });

test.each([
  ['three companies', ['A1', 'A2', 'B1', 'C1', 'D1'], ['A1', 'B1', 'C1']],
  ['two companies', ['A1', 'A2', 'A3', 'B1'], ['A1', 'A2', 'B1']],
  ['one job', ['A1'], ['A1']],
  ['no job', [], []],
])('of %s, the newest jobs are shown in their order', (_, titles, expected) => {
  const jobs = titles.map((title) => job(title, title.slice(0, 1)));
  expect(newestOfCompanies(jobs).map(({ title }) => title)).toEqual(expected);
});
