/** The public lists of jobs, as the product and as its floor are asked for them. */
import type pg from 'pg';
import { readCursor } from '../../../server/core/database/keyset.ts';
import type { Cursor } from '../../../server/features/job-board/list-queries.ts';
import { everything, type Narrowing } from '../../../server/features/job-board/narrowing.ts';
import { centreOf } from '../../../server/features/places/service.ts';
import { type JobPage, type JobSort, jobCursorOf, jobsRoute } from '../../../shared/jobs/board.ts';

/** One list in the words of an address and in those of the statement. `after`: where the page before ended. */
type List = {
  sort: JobSort;
  query: Record<string, string>;
  narrowing: Partial<Narrowing>;
  isGathered: boolean;
  after?: string;
};
export type Lists = Record<string, List>;

export const rareWord = 'quellwasser';
export async function listsFor(pool: pg.Pool): Promise<Lists> {
  const { rows } = await pool.query<{ slug: string }>('select slug from orgs where is_public order by slug limit 1');
  const company = rows[0]?.slug ?? '';
  const centre = await centreOf('Göttingen');
  const circle = centre && { ...centre, radiusKm: 25 };
  const newest = { sort: 'newest', query: {}, narrowing: {}, isGathered: false } as const;
  return {
    newest,
    pay: { ...newest, sort: 'pay' },
    'words, frequent': { ...newest, ...searching('pflegefachkraft') },
    'words, 6 of 100,000': { ...newest, ...searching(rareWord), isGathered: true },
    'place and radius': { ...newest, query: { place: 'Göttingen', radius: '25' }, narrowing: { circle } },
    'remote only': { ...newest, query: { remote: 'only' }, narrowing: { remote: 'only' } },
    company: { ...newest, query: { company }, narrowing: { company } },
  };
}

const searching = (word: string) => ({ query: { search: word }, narrowing: { words: [word] } });

/** What follows on the first page of each. The product keeps beginnings only: these it has to read every time. */
export async function secondPagesOf(baseUrl: string, lists: Lists): Promise<Lists> {
  const pages: Lists = {};
  for (const [name, list] of Object.entries(lists)) {
    const { nextCursor } = (await (await fetch(`${baseUrl}${ourPath(list)}`)).json()) as JobPage;
    if (nextCursor !== null) pages[`${name}, second page`] = { ...list, after: nextCursor };
  }
  return pages;
}

/** Another list for every call, so that neither its beginning nor its number of hits is kept yet. */
export function newListsOf({ 'place and radius': around }: Lists): Record<string, () => List> {
  if (around === undefined) throw new Error('no list around a place');
  const { sort, query, narrowing, isGathered } = around;
  let asked = 0;
  return {
    // A number that stands in no title or in one.
    words: () => ({ sort, ...searching(String(10_000 + (asked++ % 89_000))), isGathered: true }),
    // With a pay that nearly all jobs reach.
    place: () => {
      const pay = 1 + (asked++ % 28_000);
      return { sort, query: { ...query, pay: String(pay) }, narrowing: { ...narrowing, pay }, isGathered };
    },
  };
}

export const ourPath = ({ sort, query, after }: List): string =>
  `${jobsRoute}?${new URLSearchParams({ sort, ...query, ...(after === undefined ? {} : { after }) })}`;

export function floorPath({ sort, narrowing, isGathered, after }: List, procedure: 'list' | 'counted'): string {
  const cursor = after === undefined ? null : readCursor<Cursor>(jobCursorOf[sort], after);
  const input = { sort, isGathered, cursor, narrowing: { ...everything, ...narrowing } };
  return `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
}
