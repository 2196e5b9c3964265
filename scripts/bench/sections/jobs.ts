/**
 * The public lists of jobs over HTTP with 100,000 of them, each beside the same SQL by a bare tRPC router in the same interleaved run;
 * the XML feed of all of them; and 'Entdecken' for somebody with results.
 */
import type pg from 'pg';
import { readEnv } from '../../../server/core/env.ts';
import { createLogger } from '../../../server/core/logger.ts';
import type { Narrowing } from '../../../server/features/job-board/narrowing.ts';
import { centreOf } from '../../../server/features/places/service.ts';
import { fillJobs, tellApplicants } from '../../../server/testing/jobs.ts';
import { connectToInstallation } from '../../installation.ts';
import { comparePairs, growthRows, mediansOf, startFloors } from '../compare.ts';
import { measureDiscover } from '../jobs/discover.ts';
import { underLoad } from '../load.ts';
import { openPool } from '../pool.ts';
import type { Row, Section } from '../section.ts';
import { startServer, withDataFolder } from '../server.ts';

const sizes = [1_000, 100_000] as const;
/** So many jobs hold the rare word, with 1,000 as with 100,000. */
const rareJobs = 6;

type List = { query: Record<string, string>; narrowing: Partial<Narrowing>; isGathered: boolean };

export const section: Section = {
  name: 'jobs',
  title: 'jobs for everybody beside their floors, requests per second (p50, p99 in ms); discover',
  run: async () => [
    ...(await onServer(measureDiscover)),
    ...(await onServer(async ({ baseUrl, pool, databaseUrl }) => {
      await fill(pool, sizes[0]);
      const lists = await listsFor(pool);
      const few = await growthOf(baseUrl, lists);
      await fill(pool, sizes[1] - sizes[0]);
      const many = await growthOf(baseUrl, lists);
      const floors = await startFloors('scripts/bench/job-floors.ts', databaseUrl);
      const rows = await compare({ baseUrl, floorUrl: floors.baseUrl }, lists);
      floors.stop();
      return [...rows, ...growthRows(few, many, 'jobs'), await feedRow(baseUrl)];
    })),
  ],
};

type Place = { baseUrl: string; pool: pg.Pool; databaseUrl: string };

const onServer = (work: (place: Place) => Promise<Row[]>): Promise<Row[]> =>
  withDataFolder(async (dataDir) => {
    const server = await startServer(dataDir, { DEMO: '0' });
    const { url } = await connectToInstallation(readEnv({ DATA_DIR: dataDir }), createLogger('silent'));
    const pool = openPool(url, 4);
    try {
      return await work({ baseUrl: server.baseUrl, pool, databaseUrl: url });
    } finally {
      await pool.end();
      await server.stop();
    }
  });

async function fill(pool: pg.Pool, count: number): Promise<void> {
  await fillJobs({ db: { pool } }, count, Math.ceil(count / (rareJobs / 2)));
  await pool.query('vacuum analyze published_jobs');
  await tellApplicants(pool);
}

const everything: Narrowing = { words: [], circle: null, remote: 'any', employment: [], pay: 0, company: '' };

async function listsFor(pool: pg.Pool): Promise<Record<string, List>> {
  const { rows } = await pool.query<{ slug: string }>('select slug from orgs where is_public order by slug limit 1');
  const company = rows[0]?.slug ?? '';
  const centre = await centreOf('Göttingen');
  const circle = centre && { ...centre, radiusKm: 25 };
  return {
    newest: { query: {}, narrowing: {}, isGathered: false },
    pay: { query: { sort: 'pay' }, narrowing: {}, isGathered: false },
    'words, frequent': {
      query: { search: 'pflegefachkraft' },
      narrowing: { words: ['pflegefachkraft'] },
      isGathered: false,
    },
    'words, a few of 100,000': {
      query: { search: 'quellwasser' },
      narrowing: { words: ['quellwasser'] },
      isGathered: true,
    },
    'place and radius': { query: { place: 'Göttingen', radius: '25' }, narrowing: { circle }, isGathered: false },
    'remote only': { query: { remote: 'only' }, narrowing: { remote: 'only' }, isGathered: false },
    company: { query: { company }, narrowing: { company }, isGathered: false },
  };
}

const ourPath = ({ query }: List): string => `/api/jobs?${new URLSearchParams(query)}`;
function floorPath({ query, narrowing, isGathered }: List, procedure: 'list' | 'counted' = 'list'): string {
  const input = { sort: query['sort'] ?? 'newest', isGathered, narrowing: { ...everything, ...narrowing } };
  return `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`;
}

/** Another list for every call, so that neither its beginning nor its number of hits is kept yet. */
function newLists(make: (asked: number) => List): () => List {
  let asked = 0;
  return () => make(asked++);
}

/** By a number that stands in few titles, and around a place with a pay that nearly all jobs reach. */
function firstTimes({ narrowing: { circle = null }, query }: List): Record<string, (asked: number) => List> {
  const isGathered = false;
  return {
    words: (asked) => {
      const word = String(10_000 + (asked % 89_000));
      return { query: { search: word }, narrowing: { words: [word] }, isGathered };
    },
    place: (asked) => {
      const pay = 1 + (asked % 28_000);
      return { query: { ...query, pay: String(pay) }, narrowing: { circle, pay }, isGathered };
    },
  };
}

function compare(addresses: { baseUrl: string; floorUrl: string }, lists: Record<string, List>): Promise<Row[]> {
  const again = Object.entries(lists).map(([name, list]) => ({
    label: `${name}, beside tRPC and bare pg`,
    ours: () => ({ path: ourPath(list) }),
    floor: () => ({ path: floorPath(list) }),
  }));
  const around = lists['place and radius'];
  const first = Object.entries(around === undefined ? {} : firstTimes(around)).map(([name, make]) => {
    const [ours, floor] = [newLists(make), newLists(make)];
    return {
      label: `${name}, first time (nothing kept), beside tRPC and bare pg that count, too`,
      ours: () => ({ path: ourPath(ours()) }),
      floor: () => ({ path: floorPath(floor(), 'counted') }),
    };
  });
  return comparePairs(addresses, [...again, ...first]);
}

const growthOf = (baseUrl: string, lists: Record<string, List>): Promise<Map<string, number>> =>
  mediansOf(
    baseUrl,
    Object.entries(lists).map(([name, list]) => [name, () => ({ path: ourPath(list) })] as const),
  );

/** Nobody else may wait for somebody who reads all jobs. */
async function feedRow(baseUrl: string): Promise<Row> {
  const began = performance.now();
  const reading = fetch(`${baseUrl}/api/jobs.xml`).then((answer) => answer.text());
  let isRead = false;
  void reading.then(() => {
    isRead = true;
  });
  let slowest = 0;
  while (!isRead) {
    const meanwhile = await underLoad(baseUrl, () => ({ path: '/healthz' }), { connections: 1, seconds: 0.5 });
    slowest = Math.max(slowest, meanwhile.p99Ms);
  }
  const megabytes = (await reading).length / 1024 / 1024;
  const seconds = (performance.now() - began) / 1000;
  return {
    label: 'XML feed of 100,000 jobs, and p99 of another request meanwhile',
    value: `${megabytes.toFixed(0)} MB in ${seconds.toFixed(1)} s, ${slowest.toFixed(0)} ms`,
    limit: 'at most 100 ms',
    ok: slowest <= 100,
  };
}
