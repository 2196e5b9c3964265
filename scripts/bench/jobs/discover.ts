import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { loadJobs } from '../../../server/features/matching/job-index/load.ts';
import { fillJobs, publishJobsChange } from '../../../server/testing/jobs.ts';
import type { SoftskillRunState, ValueRunState } from '../../../shared/assessments/state.ts';
import { valueWords } from '../../../shared/assessments/values/values.ts';
import type { DiscoverPage } from '../../../shared/matching/state.ts';
import { ask, pathOf, post, resultOf, signUp, type Visitor } from '../accounts.ts';
import { type Load, loadRow, steadyLoad } from '../load.ts';
import { heapBytes } from '../memory.ts';
import type { Row } from '../section.ts';

const sizes = [1_000, 10_000, 100_000] as const;
/** In ms, by number of jobs. */
const limits: Partial<Record<number, number>> = { 10000: 15, 100000: 60 };
const seconds = 2;

const inputs = {
  fit: {},
  'near a place': { place: 'Göttingen', radius: 200, remote: 'also' },
  'by pay': { sort: 'pay' },
  'with words': { search: 'pflegefachkraft' },
} as const;
type Name = keyof typeof inputs;
const names = Object.keys(inputs) as Name[];

type DiscoverTarget = { baseUrl: string; pool: pg.Pool };

export async function measureDiscover({ baseUrl, pool }: DiscoverTarget): Promise<Row[]> {
  const applicant = await makeTestedApplicant(baseUrl, 'discover@example.org');
  const measured: Array<Record<Name, Load>> = [];
  for (const size of sizes) {
    await fillJobsUpTo(pool, size);
    await waitUntilIndexed(applicant, size);
    measured.push(await measure(applicant));
  }
  const [few, , many] = measured;
  const rows = sizes.flatMap((size, index) => names.flatMap((name) => rowsOf(name, size, measured[index]?.[name])));
  const growth = (many?.fit.p50Ms ?? Number.NaN) / (few?.fit.p50Ms ?? Number.NaN);
  return [
    ...rows,
    {
      label: 'growth of the discover time from 1,000 to 100,000 jobs',
      value: `${growth.toFixed(1)} times`,
      limit: 'at most 100 times',
      ok: growth <= 100,
    },
    await memoryRow(pool),
  ];
}

async function fillJobsUpTo(pool: pg.Pool, size: number): Promise<void> {
  const { rows } = await pool.query<{ count: number }>('select count(*)::int as count from published_jobs');
  await fillJobs({ db: { pool } }, size - (rows[0]?.count ?? 0));
  await pool.query(`update orgs set organisation_values = '{Natur,Humor,Mut}' where name ~ '[0-4]$'`);
  await publishJobsChange(pool);
}

/** The previous index answers while a large one is being built. */
async function waitUntilIndexed(applicant: Visitor, size: number): Promise<void> {
  for (let total = 0; total !== size; await pause(100)) {
    total = (await ask<DiscoverPage>(applicant, 'matching.discover', inputs.fit)).total;
  }
}

async function measure({ baseUrl, cookie }: Visitor): Promise<Record<Name, Load>> {
  const measureOne = async (name: Name): Promise<Load> => {
    const call = () => ({ path: pathOf('matching.discover', inputs[name]), cookie });
    return steadyLoad(baseUrl, call, { seconds, warmSeconds: 0.5 });
  };
  const loads: Array<[Name, Load]> = [];
  for (const name of names) loads.push([name, await measureOne(name)]);
  return Object.fromEntries(loads) as Record<Name, Load>;
}

const rowsOf = (name: Name, size: number, load: Load | undefined): Row[] =>
  load === undefined
    ? []
    : [loadRow(`discover ${name}, first page, ${size.toLocaleString('en')} jobs`, load, limits[size])];

async function memoryRow(pool: pg.Pool): Promise<Row> {
  const before = heapBytes();
  const jobs = await loadJobs({ readPool: pool });
  const bytesPerJob = (heapBytes() - before) / jobs.table.size;
  return { label: 'memory per process for 10,000 jobs', value: `${((bytesPerJob * 10_000) / 1e6).toFixed(2)} MB` };
}

async function makeTestedApplicant(baseUrl: string, email: string): Promise<Visitor> {
  const applicant = { baseUrl, cookie: await signUp(baseUrl, email, 'applicant') };
  await takeSoftskillTest(applicant);
  await takeValueTest(applicant);
  return applicant;
}

async function takeSoftskillTest(applicant: Visitor): Promise<void> {
  const call = async <T>(procedure: string, input: object) =>
    resultOf<T>(await post(applicant, `softskillTest.${procedure}`, input));
  const { token, partOne } = await call<SoftskillRunState>('start', { variant: 'test1' });
  const answerAll = async (groups: SoftskillRunState['partOne']) => {
    for (const { groupIndex, statements } of groups)
      await call('answer', { token, groupIndex, order: statements.map(({ id }) => id), durationMs: 12_000 });
  };
  await answerAll(partOne);
  await answerAll((await call<SoftskillRunState>('partTwo', { token })).partTwo ?? []);
  await call('finish', { token });
}

async function takeValueTest(applicant: Visitor): Promise<void> {
  const call = async <T>(procedure: string, input: object) =>
    resultOf<T>(await post(applicant, `valueTest.${procedure}`, input));
  const { token } = await call<ValueRunState>('start', {});
  const { pairs } = await call<ValueRunState>('choose', { token, values: valueWords.slice(0, 10) });
  for (const [pairIndex, { left }] of pairs.entries()) await call('compare', { token, pairIndex, winner: left });
  await call('finish', { token });
}
