import type { CatalogueCount, CatalogueCourse, SortOption } from '#shared/catalogue/schema.ts';
import type { Database } from '../../core/database/db.ts';
import { logoUrlText, skillNamesText } from '../../core/database/fragments.ts';
import { likePattern } from '../../core/database/list-search.ts';

const isoText = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * Each sort order reads its partial index (migration `courses`). Conditions must repeat those of the index word for
 * word, so that the planner uses it.
 */
const columns = `p.course_id as "courseId", p.title, p.description, p.version, p.module_count as "moduleCount", p.minutes,
  ${skillNamesText('p.course_id')} as skills,
  (select jsonb_build_object('name', o.name, 'logoUrl', ${logoUrlText('o')}) from orgs o where o.id = p.org_id) as company,
  p.view_count as "viewCount", ${isoText('p.created_at')} as "createdAt", ${isoText('p.published_at')} as "publishedAt"`;

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

type CatalogueRow = CatalogueCourse;
export type Cursor = readonly [string | number, string];

export type ListRequest = {
  sort: SortOption;
  pattern: string | null;
  /** Patterns of further words. */
  others?: readonly string[];
  cursor: Cursor | null;
  take: number;
  company?: string;
  skill?: number | undefined;
};

/** An array, so that the planner reads courses by key instead of joining the whole catalogue. */
const practises = (skill: string): string =>
  `p.course_id = any(array(select course_id from course_skills where skill_id = ${skill}::int))`;

function buildQueryParts({ sort, pattern, others = [], cursor, take, company = '', skill }: ListRequest) {
  const values: unknown[] = [take, ...(cursor ?? [])];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  return {
    ...sorts[sort],
    name: [
      ...[sort, cursor === null ? 'first' : 'next'],
      ...[...(company === '' ? [] : ['company']), ...(others.length === 0 ? [] : ['words'])],
      ...(skill === undefined ? [] : ['skill']),
    ].join('-'),
    matching: pattern === null ? null : bind(pattern),
    matchingOthers: others.length === 0 ? '' : `and search_text like all (${bind(others)}::text[])`,
    conditions: [
      ...(cursor === null ? [] : [sorts[sort].after]),
      ...(company === '' ? [] : [`p.org_id = (select id from orgs where slug = ${bind(company)}::text and is_public)`]),
      ...(skill === undefined ? [] : [practises(bind(skill))]),
    ],
    values,
  };
}

export function listStatement(request: ListRequest) {
  const { order, name, matching, matchingOthers, conditions, values } = buildQueryParts(request);
  const all = [
    `p.visibility = 'public'`,
    // The subquery avoids a plan for one specific text, so that every text walks the sort index.
    ...(matching === null ? [] : [`p.search_text like (select ${matching}::text) ${matchingOthers}`]),
    ...conditions,
  ];
  return {
    name: `catalogue-${matching === null ? 'all' : 'search'}-${name}`,
    text: `select ${columns} from published_courses p where ${all.join(' and ')} order by ${order} limit $1`,
    values,
  };
}

export async function listCatalogue({ readPool }: Database, request: ListRequest): Promise<CatalogueRow[]> {
  return (await readPool.query<CatalogueRow>(listStatement(request))).rows;
}

/** Above this number, walking the sort index is faster than collecting and sorting. */
export const maxGatheredHits = 2_000;

type Search = ListRequest & { pattern: string };

export function trigramStatement(request: Search) {
  const { order, name, matching, matchingOthers, conditions, values } = buildQueryParts(request);
  const narrowed = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  return {
    name: `catalogue-gathered-${name}`,
    text: `with found as materialized (
             select course_id, org_id, title, description, version, module_count, minutes, view_count, created_at, published_at
               from published_courses where visibility = 'public' and search_text like ${matching} ${matchingOthers} limit ${maxGatheredHits + 1})
           select h.hits, ${columns}
             from (select count(*)::int as hits from found) h
             left join (select * from found p ${narrowed} order by ${order} limit $1) p on true
            order by ${order}`,
    values,
  };
}

/** `hits` above `maxGatheredHits`: `courses` is not the first page. */
export type GatheredHits = { hits: number; courses: CatalogueRow[] };

export async function listCatalogueHits({ readPool }: Database, request: Search): Promise<GatheredHits> {
  const { rows } = await readPool.query<CatalogueRow & { hits: number }>(trigramStatement(request));
  const matches = rows.filter(({ courseId }) => courseId !== null);
  return { hits: rows[0]?.hits ?? 0, courses: matches.map(({ hits: _, ...course }) => course) };
}

/** Words without a trigram scan every text, so callers cache the count. */
export function countStatement([first, ...others]: readonly string[], skill?: number) {
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const conditions = [
    `p.visibility = 'public'`,
    ...(first === undefined ? [] : [`p.search_text like ${bind(likePattern(first))}`]),
    ...(others.length === 0 ? [] : [`p.search_text like all (${bind(others.map(likePattern))}::text[])`]),
    ...(skill === undefined ? [] : [practises(bind(skill))]),
  ];
  return { text: `select count(*)::int as count from published_courses p where ${conditions.join(' and ')}`, values };
}

export async function countCatalogue(
  { readPool }: Database,
  words: readonly string[],
  skill?: number,
): Promise<number> {
  return (await readPool.query<{ count: number }>(countStatement(words, skill))).rows[0]?.count ?? 0;
}

const maxTexts = 1_000;

/** Texts that name a course, of the newest ones. */
export const newestTextsStatement = {
  name: 'newest-course-texts',
  text: `select concat_ws(' ', p.title, p.maker_and_skills) as text from published_courses p
          where p.visibility = 'public' order by p.created_at desc, p.course_id desc limit ${maxTexts}`,
  values: [],
};

export async function listNewestTexts({ readPool }: Database): Promise<string[]> {
  return (await readPool.query<{ text: string }>(newestTextsStatement)).rows.map(({ text }) => text);
}

const skillsText = `select s.id as "skillId", s.name from softskills s
          where exists (select from course_skills c join published_courses p on p.course_id = c.course_id
                         where c.skill_id = s.id and p.visibility = 'public')
          order by s.name ${german}, s.id`;

/** Reads the whole catalogue once, so callers cache it. */
export const listPractisedSkills = async ({ readPool }: Database): Promise<CatalogueCount['skills']> =>
  (await readPool.query<CatalogueCount['skills'][number]>(skillsText)).rows;
