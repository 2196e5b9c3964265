import { beforeAll, expect, test } from 'vitest';
import { type CatalogueCount, type CataloguePage, sortOptions } from '#shared/catalogue/schema.ts';
import { testApp } from '../../testing/app.ts';
import { fillCatalogue, publishCatalogueChange } from '../../testing/catalogue.ts';
import { maxGatheredHits } from './list-queries.ts';

const app = testApp({ server: true, mail: false });
const courses = 13_000;
beforeAll(() => fillCatalogue(app(), courses, 2_000));

const get = async <T>(path: string, query: Record<string, string>): Promise<T> =>
  (await fetch(`${app().baseUrl}${path}?${new URLSearchParams(query)}`)).json() as Promise<T>;
const page = (query: Record<string, string>) => get<CataloguePage>('/api/courses', query);
const count = async (search: string) => (await get<CatalogueCount>('/api/courses/count', { search })).count;

const orders = {
  newest: 'created_at desc, course_id desc',
  oldest: 'created_at, course_id',
  title: 'title collate "de-x-icu", course_id',
  popular: 'view_count desc, course_id desc',
};

const hasEachWord = `(select bool_and(strpos(search_text, word) > 0) from regexp_split_to_table(search_fold($1), ' ') word)`;
const terms = ['quellwasser', 'Pflege 12', '12 pflege praxis', 'Küche 1', 'hygiene', 'k 1', '%', 'Quellw%ser'];
test.each(terms)('a search for %j lists each hit once in every order, and the count is exact', async (search) => {
  for (const sort of sortOptions) {
    const { rows } = await app().db.pool.query<{ id: string }>(
      `select course_id as id from published_courses where ${hasEachWord} order by ${orders[sort]} limit 60`,
      [search],
    );
    const found: string[] = [];
    let after: string | null = null;
    do {
      const next: CataloguePage = await page({ search, sort, ...(after === null ? {} : { after }) });
      found.push(...next.courses.map(({ courseId }) => courseId));
      after = next.nextCursor;
    } while (after !== null && found.length < 60);
    expect(found.slice(0, 60)).toEqual(rows.map(({ id }) => id));
  }
  const { rows } = await app().db.pool.query<{ hits: number }>(
    `select count(*)::int as hits from published_courses where ${hasEachWord}`,
    [search],
  );
  expect(await count(search)).toBe(rows[0]?.hits);
});

test('counts above the gathering limit are exact, with or without a page request before', async () => {
  expect(await count('Hygiene')).toBeGreaterThan(maxGatheredHits);
  await publishCatalogueChange(app().db.pool);
  const [, counted] = await Promise.all([page({ search: 'Logistik' }), count('Logistik')]);
  expect(counted).toBe(2167);
});

test('caches the first page for any spelling of the search, until a course changes for readers', async () => {
  const first = await page({ search: 'Küche 777' });
  const rename = (title: string) =>
    app().db.pool.query('update published_courses set title = $2 where course_id = $1', [
      first.courses[0]?.courseId,
      title,
    ]);
  await rename('Etwas anderes');
  expect(await page({ search: 'KUECHE 777' })).toEqual(first);
  await publishCatalogueChange(app().db.pool);
  await expect.poll(async () => (await page({ search: 'Küche 777' })).courses.length).toBe(first.courses.length - 1);
  expect(await count('Küche 777')).toBe(first.courses.length - 1);
});
