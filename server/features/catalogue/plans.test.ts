import { beforeAll, expect, test } from 'vitest';
import { sortOptions } from '#shared/catalogue/schema.ts';
import { likePattern } from '../../core/database/list-search.ts';
import { testApp } from '../../testing/app.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { explain, indexesOf, type Statement } from '../../testing/query-plans.ts';
import {
  countStatement,
  type ListRequest,
  listStatement,
  newestTextsStatement,
  trigramStatement,
} from './list-queries.ts';

const app = testApp();
beforeAll(async () => {
  await fillCatalogue(app(), 20_000, 5_000);
  const { pool } = app().db;
  await pool.query(
    `insert into course_skills (course_id, skill_id)
     select course_id, 1 + (hashtext(course_id::text) & 15) from published_courses`,
  );
  await pool.query('vacuum analyze course_skills');
});

const someId = '7c1f0c7e-9a54-4d6c-8f0e-3b1a3b0e5d11';
const cursors = {
  newest: ['2026-01-01T00:00:00Z', someId],
  oldest: ['2026-01-01T00:00:00Z', someId],
  title: ['Küche', someId],
  popular: [500, someId],
} as const;
const indexOf = { newest: 'newest', oldest: 'newest', title: 'by_title', popular: 'popular' } as const;

/** The skills and the company of a row are read by key; the small table of skills may be scanned for them. */
function withoutSubPlans(plan: string): string {
  let subPlanIndent = Number.POSITIVE_INFINITY;
  return plan
    .split('\n')
    .filter((line) => {
      const indent = line.search(/\S/);
      if (indent <= subPlanIndent) subPlanIndent = /^\s+SubPlan/.test(line) ? indent : Number.POSITIVE_INFINITY;
      return indent < subPlanIndent;
    })
    .join('\n');
}

test.each(sortOptions)('the order %s reads its index on the first and the next page', async (sort) => {
  for (const cursor of [null, cursors[sort]]) {
    const plan = withoutSubPlans(await explain(app(), listStatement({ sort, pattern: null, cursor, take: 25 })));
    expect(plan).toContain(`published_courses_${indexOf[sort]}`);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});

test.each(sortOptions)('a rare search term sorted by %s uses the trigram index', async (sort) => {
  for (const cursor of [null, cursors[sort]]) {
    const plan = await plansOf(trigramStatement({ sort, pattern: likePattern('quellwasser'), cursor, take: 25 }));
    expect(indexesOf(plan)).toEqual(['published_courses_search', 'published_courses_search']);
    expect(plan).not.toContain('Seq Scan');
  }
});

test.each(sortOptions)('a frequent search term sorted by %s walks the sort index', async (sort) => {
  const request: ListRequest = { sort, pattern: likePattern('pflege'), cursor: cursors[sort], take: 25 };
  const plan = withoutSubPlans(await explain(app(), listStatement(request)));
  expect(plan).toContain(`published_courses_${indexOf[sort]}`);
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

const plansOf = async (statement: Statement): Promise<string> =>
  withoutSubPlans(`${await explain(app(), statement)}\n${await explain(app(), { ...statement, name: undefined })}`);

const terms = ['k', 'ki', 'c+', 'quellwasser', 'pflege'];
const searches = sortOptions.flatMap((sort) => terms.map((term) => [term, sort] as const));

test.each(searches)(
  'a search for %s sorted by %s scans no table, on the first and the next page',
  async (term, sort) => {
    for (const cursor of [null, cursors[sort]]) {
      const statement = listStatement({ sort, pattern: likePattern(term), cursor, take: 25 });
      expect(await plansOf(statement)).not.toContain('Seq Scan');
    }
  },
);

test.each(['quellwasser', 'pflege'])('counts the hits for %s with the trigram index', async (term) => {
  const plan = await plansOf(countStatement([term]));
  expect(plan).toContain('published_courses_search');
  expect(plan).not.toContain('Seq Scan');
});

test.each([['pflege'], ['quellwasser', 'der']])(
  'counting the hits for %s with a strength scans no table',
  async (...words) => {
    expect(await plansOf(countStatement(words, 3))).not.toContain('Seq Scan');
  },
);

test('the newest texts are read along their order', async () => {
  const plan = await plansOf(newestTextsStatement);
  expect(plan).toContain('published_courses_newest');
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

test('further words narrow the hits of the longest one, without another scan', async () => {
  const words = { pattern: likePattern('quellwasser'), others: [likePattern('der'), likePattern('1')] };
  for (const cursor of [null, cursors.newest]) {
    const plan = await plansOf(trigramStatement({ sort: 'newest', ...words, cursor, take: 25 }));
    expect(indexesOf(plan)).toEqual(['published_courses_search', 'published_courses_search']);
    expect(await plansOf(listStatement({ sort: 'newest', ...words, cursor, take: 25 }))).not.toContain('Seq Scan');
  }
  expect(await plansOf(countStatement(['quellwasser', 'der']))).not.toContain('Seq Scan');
});

test.each(sortOptions)('a strength sorted by %s scans no table of courses, also with a search', async (sort) => {
  for (const cursor of [null, cursors[sort]]) {
    const request = { sort, cursor, take: 25, skill: 3 };
    for (const pattern of [null, likePattern('pflege')])
      expect(await plansOf(listStatement({ ...request, pattern }))).not.toContain('Seq Scan');
    const plan = await plansOf(trigramStatement({ ...request, pattern: likePattern('quellwasser') }));
    expect(plan).not.toContain('Seq Scan');
  }
});
