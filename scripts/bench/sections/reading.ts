import type pg from 'pg';
import { readCursor } from '../../../server/core/database/keyset.ts';
import { type Cursor, countStatement } from '../../../server/features/catalogue/list-queries.ts';
import { fillCatalogue, publishCatalogueChange } from '../../../server/testing/catalogue.ts';
import { type CataloguePage, cursorOf, type SortOption } from '../../../shared/catalogue/schema.ts';
import { comparePairs, figuresOf, growthRows, mediansOf, startFloors } from '../compare.ts';
import { underLoad } from '../load.ts';
import { fillSnapshots, fillViews } from '../reading-data.ts';
import type { Row, Section } from '../section.ts';
import { withProduct } from '../server.ts';

const sizes = [1_000, 100_000] as const;
const views = 1_000_000;
const snapshots = 1_000;

export const section: Section = {
  name: 'reading',
  title:
    'catalogue and course page with 100,000 courses, compared with their floors; requests per second (p50, p99 in ms)',
  run: () =>
    withProduct(async ({ baseUrl, pool, databaseUrl }) => {
      await fillCatalogue({ db: { pool } }, sizes[0], 170);
      const courseIds = await fillSnapshots(pool, snapshots);
      const few = await measureGrowth(baseUrl, courseIds);
      await fillCatalogue({ db: { pool } }, sizes[1] - sizes[0], 60_000);
      await requireRare(pool);
      await fillViews(pool, views);
      await publishCatalogueChange(pool);
      const many = await measureGrowth(baseUrl, courseIds);
      const floors = await startFloors(
        'scripts/bench/course-floors.ts',
        databaseUrl,
        `${baseUrl}/api/course/${courseIds[0]}`,
      );
      for (const id of courseIds) await (await fetch(`${baseUrl}/api/course/${id}`)).arrayBuffer();
      const rows = await compare({ baseUrl, floorUrl: floors.baseUrl, courseIds });
      floors.stop();
      return [...rows, ...growthRows(few, many, 'courses'), ...(await crowdRows(baseUrl))];
    }),
};

async function requireRare(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(countStatement([rareTerm]));
  if (rows[0]?.count !== 6) throw new Error(`${rows[0]?.count} courses contain the rare term, expected 6`);
}

const rareTerm = 'quellwasser';
/** Matches 0.8 % of 100,000 courses. */
const hundredthTerm = 'pflege 12';
type List = { sort: SortOption; search: string; isRare: boolean; after?: string };
const lists = {
  newest: { sort: 'newest', search: '', isRare: false },
  title: { sort: 'title', search: '', isRare: false },
  popular: { sort: 'popular', search: '', isRare: false },
  'search, frequent': { sort: 'newest', search: 'hygiene', isRare: false },
  'search, 6 of 100,000': { sort: 'newest', search: rareTerm, isRare: true },
  'search, 1 of 100': { sort: 'newest', search: hundredthTerm, isRare: true },
} as const satisfies Record<string, List>;

const ourPath = ({ sort, search, after }: Omit<List, 'isRare'>): string =>
  `/api/courses?${new URLSearchParams({ sort, search, ...(after === undefined ? {} : { after }) })}`;
const floorPath = ({ sort, search, isRare, after }: List): string => {
  const cursor = after === undefined ? null : readCursor<Cursor>(cursorOf[sort], after);
  return `/trpc/list?input=${encodeURIComponent(JSON.stringify({ sort, search, isRare, cursor }))}`;
};

async function secondPageOf(baseUrl: string, list: List): Promise<List> {
  const { nextCursor } = (await (await fetch(`${baseUrl}${ourPath(list)}`)).json()) as CataloguePage;
  if (nextCursor === null) throw new Error('the list has only one page');
  return { ...list, after: nextCursor };
}

function newTerms(): () => string {
  let requestCount = 0;
  return () => String(10_000 + (requestCount++ % 89_000));
}

const countedFloor = (search: string): string =>
  `/trpc/counted?input=${encodeURIComponent(JSON.stringify({ sort: 'newest', search }))}`;

type Place = { baseUrl: string; floorUrl: string; courseIds: string[] };

async function compare({ baseUrl, floorUrl, courseIds }: Place): Promise<Row[]> {
  const [ourTerm, floorTerm] = [newTerms(), newTerms()];
  const read = { ...lists, 'search, 1 of 100, second page': await secondPageOf(baseUrl, lists['search, 1 of 100']) };
  const pairs = [
    {
      label: 'course detail, compared with Express from memory',
      ours: (count: number) => ({ path: `/api/course/${courseIds[count % courseIds.length]}` }),
      floor: () => ({ path: '/memory' }),
    },
    ...Object.entries(read).map(([name, list]) => ({
      label: `${name}, compared with tRPC and bare pg`,
      ours: () => ({ path: ourPath(list) }),
      floor: () => ({ path: floorPath(list) }),
    })),
    {
      label: 'search, uncached count, compared with tRPC and bare pg including the count',
      ours: () => ({ path: ourPath({ sort: 'newest', search: ourTerm() }) }),
      floor: () => ({ path: countedFloor(floorTerm()) }),
    },
  ];
  return comparePairs({ baseUrl, floorUrl }, pairs);
}

const measureGrowth = (baseUrl: string, courseIds: readonly string[]): Promise<Map<string, number>> =>
  mediansOf(baseUrl, [
    ['course detail', (count) => ({ path: `/api/course/${courseIds[count % courseIds.length]}` })],
    ...Object.entries(lists).map(([name, list]) => [name, () => ({ path: ourPath(list) })] as const),
  ]);

async function crowdRows(baseUrl: string): Promise<Row[]> {
  const statuses = new Map<number, number>();
  const watch = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const call = () => ({ path: ourPath(lists['search, 6 of 100,000']) });
  await underLoad(baseUrl, call, { connections: 500, seconds: 4, watch });
  const after = await underLoad(baseUrl, call, { connections: 1, seconds: 1 });
  const expectedCount = (statuses.get(200) ?? 0) + (statuses.get(503) ?? 0);
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return [
    {
      label: 'search with 500 connections: answered, 503, anything else',
      value: `${statuses.get(200) ?? 0}, ${statuses.get(503) ?? 0}, ${all - expectedCount}`,
      limit: 'nothing else',
      ok: all === expectedCount && all > 0,
    },
    { label: 'right afterwards, 1', value: `${figuresOf(after)}  ${after.bad} bad`, ok: after.bad === 0 },
  ];
}
