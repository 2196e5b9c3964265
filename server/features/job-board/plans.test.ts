import { beforeAll, expect, test } from 'vitest';
import { jobSorts } from '#shared/jobs/board.ts';
import { testApp } from '../../testing/app.ts';
import { fillJobs } from '../../testing/jobs.ts';
import { explain, type Statement } from '../../testing/query-plans.ts';
import { type JobCriteria, noCriteria } from './criteria.ts';
import { feedStatement } from './detail-queries.ts';
import {
  countStatement,
  type ListRequest,
  listStatement,
  nearestStatement,
  newestTextsStatement,
} from './list-queries.ts';

const app = testApp();
beforeAll(() => fillJobs(app(), 10_000, 2_500), 60_000);

const circle = { latitude: 50.94, longitude: 6.96, radiusKm: 25, label: 'Köln' };
const someId = '7c1f0c7e-9a54-4d6c-8f0e-3b1a3b0e5d11';
const cursors = { newest: ['2026-01-01T00:00:00.000Z', someId], pay: [1_000_040_000, someId] } as const;
const now = new Date();

const requests = (criteria: JobCriteria, isLookup: boolean): ListRequest[] =>
  jobSorts.flatMap((sort) =>
    [null, cursors[sort]].map((cursor) => ({ sort, criteria, cursor, take: 25, now, isLookup })),
  );
const plansOf = async (statement: Statement): Promise<string> =>
  `${await explain(app(), statement)}\n${await explain(app(), { ...statement, name: undefined })}`;
const walks = /Seq Scan|Bitmap Heap Scan on published_jobs/;

test.each([
  ['nothing', noCriteria],
  ['frequent words', { ...noCriteria, words: ['pflege', 'haus', 'o', 'r', 't', '1'] }],
  ['frequent strengths', { ...noCriteria, strengths: [{ word: 'fachkraft', skillIds: [1, 2, 3, 4, 5] }] }],
  ['frequent words of the text', { ...noCriteria, words: ['saetzen', 'arbeiten'], isInText: true }],
  ['a wide place', { ...noCriteria, circle: { ...circle, radiusKm: 200 } }],
  ['a place or remote', { ...noCriteria, circle, remote: 'also' }],
  ['a kind of employment', { ...noCriteria, employment: ['fullTime', 'partTime'] }],
  ['fields of work', { ...noCriteria, fields: ['care', 'office'] }],
  ['pay', { ...noCriteria, pay: 30_000 }],
] as const satisfies ReadonlyArray<readonly [string, JobCriteria]>)(
  '%s: walks along the requested order',
  async (_, criteria) => {
    for (const request of requests(criteria, false)) {
      const plan = await plansOf(listStatement(request));
      expect(plan).toContain(`published_jobs_${request.sort}`);
      expect(plan).not.toMatch(walks);
    }
  },
);

test.each([
  ['a rare word', { ...noCriteria, words: ['quellwasser'] }, 'published_jobs_search'],
  ['a rare word beside short ones', { ...noCriteria, words: ['quellwasser', 'o', '1'] }, 'published_jobs_search'],
  [
    'a rare strength',
    { ...noCriteria, strengths: [{ word: 'quellwasser', skillIds: [31] }] },
    'published_jobs_skill_ids',
  ],
  ['a rare word of the text', { ...noCriteria, words: ['quellwasser'], isInText: true }, 'published_jobs_text_words'],
  ['a small place', { ...noCriteria, circle: { ...circle, radiusKm: 10 } }, 'published_jobs_place'],
  ['a small place or remote', { ...noCriteria, circle, remote: 'also' }, 'published_jobs_place'],
  ['a rare kind of employment', { ...noCriteria, employment: ['miniJob'] }, 'published_jobs_employment'],
  ['a rare field of work', { ...noCriteria, fields: ['nature'] }, 'published_jobs_field'],
  ['rare pay', { ...noCriteria, pay: 200_000 }, 'published_jobs_pay_year_to'],
  ['one company', { ...noCriteria, company: 'haus-7' }, 'published_jobs_org_id'],
] as const satisfies ReadonlyArray<readonly [string, JobCriteria, string]>)(
  '%s: is selected and counted by its index',
  async (_, criteria, index) => {
    for (const statement of [...requests(criteria, true).map(listStatement), countStatement(criteria, now)]) {
      const plan = await explain(app(), statement);
      expect(plan).toContain(index);
      expect(plan).not.toContain('Seq Scan');
    }
  },
);

test('jobs of one company and remote jobs have an index order of their own', async () => {
  const first = { sort: 'newest', cursor: null, take: 25, now, isLookup: false } as const;
  const company = await plansOf(listStatement({ ...first, criteria: { ...noCriteria, company: 'haus-7' } }));
  expect(company).toContain('published_jobs_org_id');
  const remote = await plansOf(listStatement({ ...first, criteria: { ...noCriteria, remote: 'only' } }));
  expect(remote).toContain('published_jobs_remote');
  expect(remote).not.toMatch(walks);
});

test('the newest texts are read along their order', async () => {
  const plan = await plansOf(newestTextsStatement(now));
  expect(plan).toContain('published_jobs_newest');
  expect(plan).not.toMatch(walks);
});

test('the job nearest to a place is found by the index of places', async () => {
  const plan = await explain(app(), nearestStatement(noCriteria, circle, now));
  expect(plan).toContain('published_jobs_place');
  expect(plan).not.toMatch(walks);
});

test('a page of jobs and a batch of the feed look up companies row by row, however many there are', async () => {
  const listed = listStatement({ sort: 'pay', criteria: noCriteria, cursor: null, take: 25, now, isLookup: false });
  const batch = { after: someId, take: 100, now };
  for (const isCheckRequired of [true, false])
    for (const statement of [listed, feedStatement({ ...batch, isCheckRequired })])
      expect(await plansOf(statement)).not.toContain('Seq Scan');
});
