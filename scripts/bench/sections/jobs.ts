import type pg from 'pg';
import { fillJobs } from '../../../server/testing/jobs.ts';
import { jobRoute } from '../../../shared/paths.ts';
import { type Addresses, comparePairs, growthRows, mediansOf, type NextCall, startFloors } from '../compare.ts';
import { measureDiscover } from '../jobs/discover.ts';
import { floorPath, type Lists, listsFor, newListsOf, ourPath, rareWord, secondPagesOf } from '../jobs/lists.ts';
import { underLoad } from '../load.ts';
import type { Row, Section } from '../section.ts';
import { type Product, withProduct } from '../server.ts';

const sizes = [1_000, 100_000] as const;

export const section: Section = {
  name: 'jobs',
  title: 'public jobs compared with their floors, requests per second (p50, p99 in ms); discover',
  run: async () => [...(await withProduct(measureDiscover)), ...(await withProduct(measureBoard))],
};

async function measureBoard({ baseUrl, pool, databaseUrl }: Product): Promise<Row[]> {
  await fillJobs({ db: { pool } }, sizes[0], 170);
  const lists = await listsFor(pool);
  const jobIds = await findJobIds(pool);
  const few = await growthOf(baseUrl, { lists, jobIds });
  await fillJobs({ db: { pool } }, sizes[1] - sizes[0], 60_000);
  await requireRare(pool);
  const many = await growthOf(baseUrl, { lists, jobIds });
  const floors = await startFloors(
    'scripts/bench/job-floors.ts',
    databaseUrl,
    `${baseUrl}${jobRoute(jobIds[0] ?? '')}`,
  );
  for (const id of jobIds) await (await fetch(`${baseUrl}${jobRoute(id)}`)).arrayBuffer();
  const rows = await compare({ baseUrl, floorUrl: floors.baseUrl }, { lists, jobIds });
  floors.stop();
  return [...rows, ...growthRows(few, many, 'jobs'), await feedRow(baseUrl)];
}

async function findJobIds(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select job_id as id from published_jobs order by job_id limit 500',
  );
  return rows.map(({ id }) => id);
}

async function requireRare(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from published_jobs where title ilike $1',
    [`%${rareWord}%`],
  );
  if (rows[0]?.count !== 6) throw new Error(`${rows[0]?.count} jobs contain the rare word, expected 6`);
}

type Asked = { lists: Lists; jobIds: readonly string[] };

const detailOf =
  (jobIds: readonly string[]): NextCall =>
  (count) => ({ path: jobRoute(jobIds[count % jobIds.length] ?? '') });

async function compare(addresses: Addresses, { lists, jobIds }: Asked): Promise<Row[]> {
  const read = { ...lists, ...(await secondPagesOf(addresses.baseUrl, lists)) };
  const [ours, floors] = [newListsOf(lists), newListsOf(lists)];
  return comparePairs(addresses, [
    {
      label: 'job, compared with Express from memory',
      ours: detailOf(jobIds),
      floor: () => ({ path: '/memory' }),
    },
    ...Object.entries(read).map(([name, list]) => ({
      label: `${name}, compared with tRPC and bare pg`,
      ours: () => ({ path: ourPath(list) }),
      floor: () => ({ path: floorPath(list, 'list') }),
    })),
    ...Object.entries(ours).map(([name, next]) => ({
      label: `${name}, uncached, compared with tRPC and bare pg including the count`,
      ours: () => ({ path: ourPath(next()) }),
      floor: () => ({ path: floorPath((floors[name] ?? next)(), 'counted') }),
    })),
  ]);
}

async function growthOf(baseUrl: string, { lists, jobIds }: Asked): Promise<Map<string, number>> {
  const read = { ...lists, ...(await secondPagesOf(baseUrl, lists)) };
  return mediansOf(baseUrl, [
    ['job', detailOf(jobIds)],
    ...Object.entries(read).map(([name, list]) => [name, () => ({ path: ourPath(list) })] as const),
    ...Object.entries(newListsOf(lists)).map(
      ([name, next]) => [`${name}, first time`, () => ({ path: ourPath(next()) })] as const,
    ),
  ]);
}

async function feedRow(baseUrl: string): Promise<Row> {
  const began = performance.now();
  let isRead = false;
  const reading = readFeed(baseUrl).finally(() => {
    isRead = true;
  });
  let [slowest, bad] = [0, 0];
  while (!isRead) {
    const meanwhile = await underLoad(baseUrl, () => ({ path: '/healthz' }), { connections: 1, seconds: 0.5 });
    slowest = Math.max(slowest, meanwhile.p99Ms);
    bad += meanwhile.bad;
  }
  const { bytes, jobs, endedAt } = await reading;
  const seconds = (endedAt - began) / 1000;
  return {
    label: 'XML feed, and p99 of other requests',
    value: `${jobs} jobs, ${(bytes / 1024 / 1024).toFixed(0)} MB in ${seconds.toFixed(1)} s, ${slowest.toFixed(0)} ms  ${bad} bad`,
    limit: `${sizes[1]} jobs, at most 100 ms`,
    ok: jobs === sizes[1] && bad === 0 && slowest <= 100,
  };
}

async function readFeed(baseUrl: string): Promise<{ bytes: number; jobs: number; endedAt: number }> {
  const xml = Buffer.from(await (await fetch(`${baseUrl}/api/jobs.xml`)).arrayBuffer());
  const endedAt = performance.now();
  const text = xml.toString();
  const isWhole = text.trimEnd().endsWith('</source>');
  return { bytes: xml.length, jobs: isWhole ? text.split('<job>').length - 1 : 0, endedAt };
}
