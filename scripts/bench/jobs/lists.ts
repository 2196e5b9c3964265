import type pg from 'pg';
import { readCursor } from '../../../server/core/database/keyset.ts';
import { type JobCriteria, noCriteria } from '../../../server/features/job-board/criteria.ts';
import type { Cursor } from '../../../server/features/job-board/list-queries.ts';
import { centreOf } from '../../../server/features/places/service.ts';
import { type JobPage, type JobSort, jobCursorOf } from '../../../shared/jobs/board.ts';
import { jobsRoute } from '../../../shared/paths.ts';

type List = {
  sort: JobSort;
  query: Record<string, string>;
  criteria: Partial<JobCriteria>;
  isLookup: boolean;
  after?: string;
};
export type Lists = Record<string, List>;

export const rareWord = 'quellwasser';
export async function listsFor(pool: pg.Pool): Promise<Lists> {
  const { rows } = await pool.query<{ slug: string }>('select slug from orgs where is_public order by slug limit 1');
  const company = rows[0]?.slug ?? '';
  const centre = await centreOf('Göttingen');
  const circle = centre && { ...centre, radiusKm: 25 };
  const newest = { sort: 'newest', query: {}, criteria: {}, isLookup: false } as const;
  return {
    newest,
    pay: { ...newest, sort: 'pay' },
    'words, frequent': { ...newest, ...searchParams('pflegefachkraft') },
    'words, 6 of 100,000': { ...newest, ...searchParams(rareWord), isLookup: true },
    'place and radius': { ...newest, query: { place: 'Göttingen', radius: '25' }, criteria: { circle } },
    'remote only': { ...newest, query: { remote: 'only' }, criteria: { remote: 'only' } },
    company: { ...newest, query: { company }, criteria: { company } },
  };
}

const searchParams = (word: string) => ({ query: { search: word }, criteria: { words: [word] } });

/** The product caches first pages, so the second page always reads the database. */
export async function secondPagesOf(baseUrl: string, lists: Lists): Promise<Lists> {
  const pages: Lists = {};
  for (const [name, list] of Object.entries(lists)) {
    const { nextCursor } = (await (await fetch(`${baseUrl}${ourPath(list)}`)).json()) as JobPage;
    if (nextCursor !== null) pages[`${name}, second page`] = { ...list, after: nextCursor };
  }
  return pages;
}

/** A new list per call, so that neither its first page nor its count is cached. */
export function newListsOf({ 'place and radius': around }: Lists): Record<string, () => List> {
  if (around === undefined) throw new Error('there is no list around a place');
  const { sort, query, criteria, isLookup } = around;
  let requestCount = 0;
  return {
    words: () => ({ sort, ...searchParams(String(10_000 + (requestCount++ % 89_000))), isLookup: true }),
    place: () => {
      const pay = 1 + (requestCount++ % 28_000);
      return { sort, query: { ...query, pay: String(pay) }, criteria: { ...criteria, pay }, isLookup };
    },
  };
}

export const ourPath = ({ sort, query, after }: List): string =>
  `${jobsRoute}?${new URLSearchParams({ sort, ...query, ...(after === undefined ? {} : { after }) })}`;

export function floorPath({ sort, criteria, isLookup, after }: List, procedure: 'list' | 'counted'): string {
  const cursor = after === undefined ? null : readCursor<Cursor>(jobCursorOf[sort], after);
  const input = { sort, isLookup, cursor, criteria: { ...noCriteria, ...criteria } };
  return `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
}
