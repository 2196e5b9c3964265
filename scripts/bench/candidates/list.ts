import type pg from 'pg';
import { fillCandidates } from '../../../server/testing/fill-candidates.ts';
import { ask, pathOf } from '../accounts.ts';
import { loadRow, steadyLoad, underLoad } from '../load.ts';
import type { Row } from '../section.ts';
import { type Company, makeCompany } from './company.ts';

const size = 20_000;
const limitMs = 60;
const maxBlockingMs = 100;
const seconds = 4;
const jobs = 5;
const people = `${size.toLocaleString('en')} releases`;

export async function measureList({ baseUrl, pool }: { baseUrl: string; pool: pg.Pool }): Promise<Row[]> {
  const company = await makeCompany(baseUrl, pool, jobs);
  const { jobIds } = company;
  const { rows } = await pool.query<{ id: string }>('select id from orgs limit 1');
  const orgId = rows[0]?.id ?? '';
  await fillCandidates({ db: { pool } }, { orgId, jobIds, count: size, now: new Date() });
  const began = performance.now();
  await ask(company, 'candidates.page', { sort: 'match' });
  const first = { label: `first list of a process, ${people}`, value: `${ms(performance.now() - began)}` };
  const jobId = jobIds[0];
  const queries = [
    ['a page', {}],
    ['a page by match', { sort: 'match' }],
    ['a page by match for one job', { sort: 'match', jobId }],
    ['a search', { search: 'muster199' }],
    ['top matches', { tab: 'top' }],
  ] as const;
  const results: Row[] = [first];
  for (const [what, input] of queries)
    results.push(await measureCall(company, what, () => ({ path: pathOf('candidates.page', input) })));
  results.push(await measureCall(company, 'a late page', await farDown(company)));
  results.push(await measureCall(company, 'the counters', () => ({ path: pathOf('candidates.counts', {}) })));
  results.push(await afterChanges(company, pool, orgId), await holdRow(company));
  return results;
}

const ms = (took: number): string => `${took.toFixed(1)} ms`;

type Call = () => { path: string };

async function measureCall({ baseUrl, cookie }: Company, label: string, call: Call): Promise<Row> {
  const next = () => ({ ...call(), cookie });
  return loadRow(`${label}, ${people}`, await steadyLoad(baseUrl, next, { seconds }), limitMs);
}

const pagesDown = 100;

async function farDown(company: Company): Promise<Call> {
  let cursor: unknown = null;
  for (let page = 0; page < pagesDown; page++)
    cursor = (await ask<{ nextCursor: unknown }>(company, 'candidates.page', { cursor })).nextCursor;
  const path = pathOf('candidates.page', { cursor });
  return () => ({ path });
}

async function afterChanges(company: Company, pool: pg.Pool, orgId: string): Promise<Row> {
  const times: number[] = [];
  for (let count = 0; count < 15; count++) {
    await pool.query(
      'delete from releases where (org_id, id) in (select org_id, id from releases where org_id = $1 limit 1)',
      [orgId],
    );
    const began = performance.now();
    await ask(company, 'candidates.page', { sort: 'match' });
    times.push(performance.now() - began);
  }
  const medianMs = times.sort((a, b) => a - b)[7] ?? 0;
  return { label: `a page by match right after a withdrawal, ${people}`, value: ms(medianMs) };
}

async function holdRow({ baseUrl, cookie }: Company): Promise<Row> {
  const began = performance.now();
  let tookMs = 0;
  const exported = async () => {
    const answer = await fetch(`${baseUrl}/candidates/export.csv`, { headers: { cookie } });
    const lines = (await answer.text()).split('\r\n').length;
    tookMs = performance.now() - began;
    return answer.ok && lines > size / 2;
  };
  const [isWhole, other] = await Promise.all([
    exported(),
    underLoad(baseUrl, () => ({ path: '/healthz' }), { connections: 1, seconds: 8 }),
  ]);
  return {
    label: `export of ${people}, and p99 of other requests`,
    value: `${(tookMs / 1000).toFixed(1)} s, ${ms(other.p99Ms)}`,
    limit: `at most ${maxBlockingMs} ms`,
    ok: isWhole && other.bad === 0 && other.p99Ms <= maxBlockingMs,
  };
}
