import type { CatalogueCourse, SortOption } from '#shared/catalogue/schema.ts';
import type { Database } from '../../core/db.ts';
import { likePattern } from '../../core/like-pattern.ts';

/**
 * The public catalogue in prepared SQL. Each way to sort has its partial index (migration `courses`), read from the cursor on;
 * the conditions repeat those of the indexes word for word, so that they are used.
 */
const columns = `p.course_id as "courseId", p.title, p.description, p.version, p.module_count as "moduleCount",
  p.view_count as "viewCount", to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`;

const german = 'collate "de-x-icu"';
const sorts: Record<SortOption, { order: string; after: string }> = {
  newest: {
    order: 'p.created_at desc, p.course_id desc',
    after: '(p.created_at, p.course_id) < ($2::timestamptz, $3::uuid)',
  },
  oldest: { order: 'p.created_at, p.course_id', after: '(p.created_at, p.course_id) > ($2::timestamptz, $3::uuid)' },
  title: {
    order: `p.title ${german}, p.course_id`,
    after: `(p.title ${german}, p.course_id) > ($2::text ${german}, $3::uuid)`,
  },
  popular: { order: 'p.view_count desc, p.course_id desc', after: '(p.view_count, p.course_id) < ($2::int, $3::uuid)' },
};

export type CatalogueRow = CatalogueCourse;
export type Cursor = readonly [string | number, string];

/**
 * How a search is done: few hits are found by the trigram index and sorted, many are met soon on the way through the sorted
 * index. Which of the two, says the number of hits, which is known because the page shows it. What has no trigram is looked
 * for on the way as well, because the trigram index would be read from end to end.
 */
export type SearchPlan = { pattern: string; isRare: boolean };

/** `company`: the slug of the only one whose courses are wanted. */
export type ListRequest = {
  sort: SortOption;
  search: SearchPlan | null;
  cursor: Cursor | null;
  take: number;
  company?: string;
};

/** The statement and its values: also what the test of the plans explains. */
export function listStatement({ sort, search, cursor, take, company = '' }: ListRequest) {
  const { order, after } = sorts[sort];
  const parts = [
    sort,
    search === null ? 'all' : search.isRare ? 'rare' : 'common',
    cursor === null ? 'first' : 'next',
    ...(company === '' ? [] : ['company']),
  ];
  const values = [take, ...(cursor ?? []), ...(search === null ? [] : [search.pattern])];
  const conditions = [
    `p.visibility = 'public'`,
    ...(cursor === null ? [] : [after]),
    // From a subquery, so that no plan is made for one text: whatever is looked for, the way is along the index.
    ...(search === null ? [] : [`p.search_text like (select $${cursor === null ? 2 : 4}::text)`]),
    ...(company === ''
      ? []
      : [`p.org_id = (select id from orgs where slug = $${values.length + 1}::text and is_public)`]),
  ];
  const from =
    search?.isRare === true
      ? `(select * from published_courses p where p.visibility = 'public' and p.search_text like $${cursor === null ? 2 : 4} offset 0)`
      : 'published_courses';
  return {
    // Without a name PostgreSQL plans with the searched text before it, and only then knows that the trigram index is short.
    ...(search?.isRare === true ? {} : { name: `catalogue-${parts.join('-')}` }),
    text: `select ${columns} from ${from} p where ${conditions.join(' and ')} order by ${order} limit $1`,
    values: [...values, ...(company === '' ? [] : [company])],
  };
}

export async function listCatalogue({ readPool }: Database, request: ListRequest): Promise<CatalogueRow[]> {
  return (await readPool.query<CatalogueRow>(listStatement(request))).rows;
}

/**
 * Hits are counted by the trigram index. Without a trigram every title has to be looked at, because any of them may hold the
 * letter, and comparing them is what takes the time (0.04 s for 100,000, along an index as well as along the table): so this
 * number alone grows with the catalogue. It is kept for a minute, and the list does not wait for it.
 */
export const countStatement = (folded: string | null) =>
  folded === null
    ? {
        name: 'catalogue-count',
        text: `select count(*)::int as count from published_courses where visibility = 'public'`,
      }
    : {
        text: `select count(*)::int as count from published_courses where visibility = 'public' and search_text like $1`,
        values: [likePattern(folded)],
      };

export async function countCatalogue({ readPool }: Database, folded: string | null): Promise<number> {
  return (await readPool.query<{ count: number }>(countStatement(folded))).rows[0]?.count ?? 0;
}
