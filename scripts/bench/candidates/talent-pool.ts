import type pg from 'pg';
import { loadPeople } from '../../../server/features/talent-pool/index/pool-index.ts';
import { fillTalentPool } from '../../../server/testing/talent-pool.ts';
import type { PoolOrder } from '../../../shared/talent-pool/schema.ts';
import type { PoolPage } from '../../../shared/talent-pool/state.ts';
import { ask, pathOf } from '../accounts.ts';
import { loadRow, steadyLoad, underLoad } from '../load.ts';
import { heapBytes, residentBytes } from '../memory.ts';
import type { Row } from '../section.ts';
import { type Company, makeCompany } from './company.ts';

export const foundSizes = [
  { size: 10_000, limitMs: 50 },
  { size: 1_000_000, limitMs: 150 },
] as const;
type FoundSize = (typeof foundSizes)[number];

const seconds = 5;
const filledAtOnce = 50_000;
const maxBlockingMs = 100;

type FoundPlace = { baseUrl: string; pool: pg.Pool; pid: number };

export async function measureFound({ baseUrl, pool, pid }: FoundPlace, { size, limitMs }: FoundSize): Promise<Row[]> {
  const company = await makeCompany(baseUrl, pool);
  for (let filled = 0; filled < size; filled += filledAtOnce)
    await fillTalentPool(
      { db: { pool }, now: new Date(Date.now() - 1000 * filled) },
      Math.min(filledAtOnce, size - filled),
    );
  await pool.query('vacuum analyze found_profiles, users');
  const people = `${size.toLocaleString('en')} people`;
  const before = residentBytes(pid);
  const began = performance.now();
  await pageOf(company, { order: 'newest' });
  const firstMs = performance.now() - began;
  const grown = residentBytes(pid) - before;
  const rows: Row[] = [
    {
      label: `anonymous matches, first page of the process, ${people} (reads all people)`,
      value: `${(firstMs / 1000).toFixed(1)} s, the process grows by ${(grown / 1e6).toFixed(0)} MB`,
    },
  ];
  for (const order of ['newest', 'group'] as const) rows.push(await pageRow(company, { order, people, limitMs }));
  rows.push(await holdRow(company, people), await memoryRow(pool, people));
  return rows;
}

type Asked = { order: PoolOrder; cursor?: { personId: string } | null };

const pageOf = (company: Company, { order, cursor = null }: Asked): Promise<PoolPage> =>
  ask(company, 'foundPeople.page', { jobId: company.jobIds[0], order, cursor });

type Measured = { order: PoolOrder; people: string; limitMs: number };

async function pageRow(company: Company, { order, people, limitMs }: Measured): Promise<Row> {
  const { baseUrl, cookie, jobIds } = company;
  const [jobId] = jobIds;
  const { people: shown, isCut } = await pageOf(company, { order });
  const call = () => ({ path: pathOf('foundPeople.page', { jobId, order }), cookie });
  const load = await steadyLoad(baseUrl, call, { seconds });
  const row = loadRow(`anonymous matches, one page by ${order}, ${people}`, load, limitMs);
  return { ...row, ok: row.ok === true && shown.length === 24 && isCut };
}

async function holdRow({ baseUrl, cookie, jobIds: [jobId] }: Company, people: string): Promise<Row> {
  const call = () => ({ path: pathOf('foundPeople.page', { jobId, order: 'group' }), cookie });
  const [companies, other] = await Promise.all([
    underLoad(baseUrl, call, { connections: 4, seconds }),
    underLoad(baseUrl, () => ({ path: '/healthz' }), { connections: 1, seconds }),
  ]);
  return {
    label: `four concurrent companies, and p99 of other requests, ${people}`,
    value: `${companies.p50Ms.toFixed(1)} ms, ${other.p99Ms.toFixed(1)} ms`,
    limit: `at most ${maxBlockingMs} ms`,
    ok: companies.bad + other.bad === 0 && other.p99Ms <= maxBlockingMs,
  };
}

async function memoryRow(pool: pg.Pool, people: string): Promise<Row> {
  const before = heapBytes();
  const began = performance.now();
  const table = await loadPeople({ readPool: pool });
  const tookMs = performance.now() - began;
  const heapGrowth = heapBytes() - before;
  return {
    label: `people in memory per process, ${people}`,
    value: `${(heapGrowth / 1e6).toFixed(1)} MB, ${(heapGrowth / table.rows.size).toFixed(0)} bytes each, read in ${(tookMs / 1000).toFixed(1)} s`,
  };
}
