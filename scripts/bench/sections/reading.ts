/**
 * The public reads over HTTP with 100,000 courses, each beside its floor in the same interleaved run: a course beside the same
 * JSON by Express from memory, the lists beside the same SQL by a bare tRPC router.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type pg from 'pg';
import { readEnv } from '../../../server/core/env.ts';
import { createLogger } from '../../../server/core/logger.ts';
import { countStatement } from '../../../server/features/catalogue/list-queries.ts';
import { fillCatalogue, tellReaders } from '../../../server/testing/catalogue.ts';
import { freePort } from '../../../server/testing/free-port.ts';
import { connectToInstallation } from '../../installation.ts';
import { type Load, middleOf, underLoad } from '../load.ts';
import { openPool } from '../pool.ts';
import { fillSnapshots, fillViews } from '../reading-data.ts';
import type { Row, Section } from '../section.ts';
import { startServer, withDataFolder } from '../server.ts';

const sizes = [1_000, 100_000] as const;
const views = 1_000_000;
const snapshots = 1_000;
const connections = [1, 10, 50] as const;
const seconds = 1.5;
const rounds = 3;
/** At ten connections at least as many answers as the floor gives. */
const wanted = 1;
/** A hundred times as many courses may take this much longer. */
const growthLimit = 1.5;

export const section: Section = {
  name: 'reading',
  title: 'catalogue and course page with 100,000 courses, beside their floors; requests per second (p50, p99 in ms)',
  run: () =>
    withDataFolder(async (dataDir) => {
      const server = await startServer(dataDir, { DEMO: '0' });
      const { url } = await connectToInstallation(readEnv({ DATA_DIR: dataDir }), createLogger('silent'));
      const pool = openPool(url, 4);
      try {
        await fillCatalogue({ db: { pool } }, sizes[0], 170);
        const courseIds = await fillSnapshots(pool, snapshots);
        const few = await measureGrowth(server.baseUrl, courseIds);
        await fillCatalogue({ db: { pool } }, sizes[1] - sizes[0], 60_000);
        await requireRare(pool);
        await fillViews(pool, views);
        await tellReaders(pool);
        const many = await measureGrowth(server.baseUrl, courseIds);
        const floors = await startFloors(url, `${server.baseUrl}/api/course/${courseIds[0]}`);
        // A course is made once and then kept; what is compared is the keeping.
        for (const id of courseIds) await (await fetch(`${server.baseUrl}/api/course/${id}`)).arrayBuffer();
        const rows = await compare({ baseUrl: server.baseUrl, floorUrl: floors.baseUrl, courseIds });
        floors.stop();
        return [...rows, ...growthRows(few, many), ...(await crowdRows(server.baseUrl))];
      } finally {
        await pool.end();
        await server.stop();
      }
    }),
};

/** Five among the first, one among the others: both sizes find about as many. */
async function requireRare(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(countStatement(rareTerm));
  if (rows[0]?.count !== 6) throw new Error(`${rows[0]?.count} courses hold the rare term`);
}

async function startFloors(databaseUrl: string, courseUrl: string) {
  const port = await freePort();
  const child = fork('scripts/bench/floors.ts', [String(port), databaseUrl, courseUrl], { stdio: 'inherit' });
  await once(child, 'message');
  return { baseUrl: `http://127.0.0.1:${port}`, stop: () => child.kill() };
}

const rareTerm = 'quellwasser';
const lists = {
  newest: { sort: 'newest', search: '', isRare: false },
  title: { sort: 'title', search: '', isRare: false },
  popular: { sort: 'popular', search: '', isRare: false },
  'search, frequent': { sort: 'newest', search: 'hygiene', isRare: false },
  'search, 6 of 100,000': { sort: 'newest', search: rareTerm, isRare: true },
} as const;
type List = (typeof lists)[keyof typeof lists];

const ourPath = ({ sort, search }: Pick<List, 'sort'> & { search: string }): string =>
  `/api/courses?${new URLSearchParams({ sort, search })}`;
const floorPath = (input: List): string => `/trpc/list?input=${encodeURIComponent(JSON.stringify(input))}`;

/** Numbers that stand in one title each, another one for every call, so that no number of hits is kept yet. */
function newTerms(): () => string {
  let asked = 0;
  return () => String(10_000 + (asked++ % 89_000));
}

const firstTimeFloor = (search: string): string =>
  `/trpc/counted?input=${encodeURIComponent(JSON.stringify({ sort: 'newest', search }))}`;

type Place = { baseUrl: string; floorUrl: string; courseIds: string[] };

async function compare({ baseUrl, floorUrl, courseIds }: Place): Promise<Row[]> {
  const [ourTerm, floorTerm] = [newTerms(), newTerms()];
  const pairs = [
    {
      label: 'course detail, beside Express from memory',
      ours: (count: number) => ({ path: `/api/course/${courseIds[count % courseIds.length]}` }),
      floor: () => ({ path: '/memory' }),
    },
    ...Object.entries(lists).map(([name, list]) => ({
      label: `${name}, beside tRPC and bare pg`,
      ours: () => ({ path: ourPath(list) }),
      floor: () => ({ path: floorPath(list) }),
    })),
    {
      label: 'search, first time (count not kept), beside tRPC and bare pg that count, too',
      ours: () => ({ path: ourPath({ sort: 'newest', search: ourTerm() }) }),
      floor: () => ({ path: firstTimeFloor(floorTerm()) }),
    },
  ];
  const rows: Row[] = [];
  for (const { label, ours, floor } of pairs) {
    for (const number of connections) {
      const [own, bare]: [Load[], Load[]] = [[], []];
      const options = { connections: number, seconds };
      await underLoad(baseUrl, ours, { connections: number, seconds: 0.5 });
      await underLoad(floorUrl, floor, { connections: number, seconds: 0.5 });
      for (let round = 0; round < rounds; round++) {
        own.push(await underLoad(baseUrl, ours, options));
        bare.push(await underLoad(floorUrl, floor, options));
      }
      rows.push(rowOf(`${label}, ${number}`, { own: middleOf(own), bare: middleOf(bare), isJudged: number === 10 }));
    }
  }
  return rows;
}

function rowOf(label: string, { own, bare, isJudged }: { own: Load; bare: Load; isJudged: boolean }): Row {
  const ratio = own.perSecond / bare.perSecond;
  const value = `${figures(own)}  ${figures(bare)}  ${ratio.toFixed(2)}  ${own.bad} and ${bare.bad} bad`;
  // A floor that refuses is faster than one that answers.
  const isClean = own.bad === 0 && bare.bad === 0;
  if (!isJudged) return { label, value, ok: isClean };
  return { label, value, limit: `at least ${wanted.toFixed(1)}`, ok: ratio >= wanted && isClean };
}

const figures = ({ perSecond, p50Ms, p99Ms }: Load): string =>
  `${Math.round(perSecond)}/s (${p50Ms.toFixed(1)}, ${p99Ms.toFixed(1)})`;

async function measureGrowth(baseUrl: string, courseIds: readonly string[]): Promise<Map<string, number>> {
  const medians = new Map<string, number>();
  const calls: Array<[string, (count: number) => { path: string }]> = [
    ['course detail', (count) => ({ path: `/api/course/${courseIds[count % courseIds.length]}` })],
    ...Object.entries(lists).map(
      ([name, list]) => [name, () => ({ path: ourPath(list) })] as [string, () => { path: string }],
    ),
  ];
  for (const [name, call] of calls) {
    await underLoad(baseUrl, call, { connections: 10, seconds: 0.5 });
    const loads: Load[] = [];
    for (let round = 0; round < rounds; round++)
      loads.push(await underLoad(baseUrl, call, { connections: 10, seconds }));
    medians.set(name, middleOf(loads).p50Ms);
  }
  return medians;
}

const growthRows = (few: Map<string, number>, many: Map<string, number>): Row[] =>
  [...many].map(([name, after]) => {
    const before = few.get(name) ?? Number.NaN;
    return {
      label: `${name}, p50 with 1,000 and with 100,000 courses, 10`,
      value: `${before.toFixed(2)} → ${after.toFixed(2)} ms, ${(after / before).toFixed(2)} times`,
      limit: `at most ${growthLimit} times`,
      ok: after / before <= growthLimit,
    };
  });

/** 500 at once get an answer or 503, and afterwards everything is as before. */
async function crowdRows(baseUrl: string): Promise<Row[]> {
  const statuses = new Map<number, number>();
  const watch = (status: number) => void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const call = () => ({ path: ourPath(lists['search, 6 of 100,000']) });
  await underLoad(baseUrl, call, { connections: 500, seconds: 4, watch });
  const after = await underLoad(baseUrl, call, { connections: 1, seconds: 1 });
  const known = (statuses.get(200) ?? 0) + (statuses.get(503) ?? 0);
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return [
    {
      label: 'search with 500 connections: answered, 503, anything else',
      value: `${statuses.get(200) ?? 0}, ${statuses.get(503) ?? 0}, ${all - known}`,
      limit: 'nothing else',
      ok: all === known && all > 0,
    },
    { label: 'right afterwards, 1', value: `${figures(after)}  ${after.bad} bad`, ok: after.bad === 0 },
  ];
}
