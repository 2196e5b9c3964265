import { beforeAll, expect, test } from 'vitest';
import { sortOptions } from '#shared/catalogue/schema.ts';
import { likePattern } from '../../core/like-pattern.ts';
import { testApp } from '../../testing/app.ts';
import { fillCatalogue } from '../../testing/catalogue.ts';
import { countStatement, hasTrigram, type ListRequest, listStatement } from './list-queries.ts';

const app = testApp();
beforeAll(() => fillCatalogue(app(), 20_000, 5_000));

type Statement = { name?: string | undefined; text: string; values?: unknown[] | undefined };

/** The plan as PostgreSQL makes it: for a named statement once and for all values, otherwise for these. */
async function planOf({ name, text, values = [] }: Statement): Promise<string> {
  const client = await app().db.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `set local plan_cache_mode = ${name === undefined ? 'force_custom_plan' : 'force_generic_plan'}`,
    );
    await client.query(`prepare asked as ${text}`);
    const list = values.map((value) => (typeof value === 'number' ? value : `'${value}'`)).join(', ');
    const call = values.length === 0 ? '' : `(${list})`;
    const { rows } = await client.query<Record<string, string>>(`explain execute asked${call}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
    client.release();
  }
}

const someId = '7c1f0c7e-9a54-4d6c-8f0e-3b1a3b0e5d11';
const cursors = {
  newest: ['2026-01-01T00:00:00Z', someId],
  oldest: ['2026-01-01T00:00:00Z', someId],
  title: ['Küche', someId],
  popular: [500, someId],
} as const;
const indexOf = { newest: 'newest', oldest: 'newest', title: 'by_title', popular: 'popular' } as const;

test.each(sortOptions)('the order %s is read from its index, the first page and the next', async (sort) => {
  for (const cursor of [null, cursors[sort]]) {
    const plan = await planOf(listStatement({ sort, search: null, cursor, take: 25 }));
    expect(plan).toContain(`published_courses_${indexOf[sort]}`);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});

test.each(sortOptions)('a search for something rare, by %s, is found by the trigram index', async (sort) => {
  const search = { pattern: likePattern('quellwasser'), isRare: true };
  const plan = await planOf(listStatement({ sort, search, cursor: null, take: 25 }));
  expect(plan).toContain('published_courses_search');
  expect(plan).not.toContain('Seq Scan');
});

test.each(sortOptions)('a search for something frequent, by %s, walks along the order', async (sort) => {
  const search = { pattern: likePattern('pflege'), isRare: false };
  const request: ListRequest = { sort, search, cursor: cursors[sort], take: 25 };
  const plan = await planOf(listStatement(request));
  expect(plan).toContain(`published_courses_${indexOf[sort]}`);
  expect(plan).not.toMatch(/Seq Scan|Sort/);
});

/** As if the first who ask had all looked for this: a named statement is planned for their values at first. */
const plansOf = async (statement: Statement): Promise<string> =>
  `${await planOf(statement)}\n${await planOf({ ...statement, name: undefined })}`;

const terms = ['k', 'ki', 'C+', 'quellwasser', 'pflege'];
const searches = sortOptions.flatMap((sort) => terms.map((term) => [term, sort] as const));

test.each(searches)(
  'a search for %s, by %s, reads no table from end to end, on the first page and the next',
  async (term, sort) => {
    const search = { pattern: likePattern(term), isRare: term === 'quellwasser' };
    for (const cursor of [null, cursors[sort]])
      expect(await plansOf(listStatement({ sort, search, cursor, take: 25 }))).not.toContain('Seq Scan');
  },
);

test.each(['quellwasser', 'pflege'])('hits for %s are counted by the trigram index', async (term) => {
  const plan = await plansOf(countStatement(term));
  expect(plan).toContain('published_courses_search');
  expect(plan).not.toContain('Seq Scan');
});

test.each([
  ['k', false],
  ['ki', false],
  ['C+', false],
  ['+C+', true],
  ['KI-', true],
  ['a b', true],
  ['übe', true],
  ['%_%', false],
])('whether the trigram index can look for %s: %s', (term, isKnown) => {
  expect(hasTrigram(term)).toBe(isKnown);
});
