import type pg from 'pg';
import { hashToken } from '../../../server/core/runtime/random.ts';
import { type Call, type Load, middleOf, repeatedly, underLoad } from '../load.ts';
import type { Row, Section } from '../section.ts';
import { withProduct } from '../server.ts';

const openRuns = 500;
const sizes = [1_000, 1_000_000] as const;
const growthLimit = 1.5;
const wantedShare = { save: 0.4, load: 0.3 };
const seconds = 2;
const rounds = 5;

const tokenOf = (run: number): string => `bench-token-${String(run).padStart(12, '0')}`;

export const section: Section = {
  name: 'tests',
  title: 'one group answer and one result, at 1,000 and 1,000,000 stored answers',
  run: () =>
    withProduct(
      async ({ baseUrl, pool }) => {
        const order = await seedRuns(pool);
        const measured = new Map<number, Measured>();
        for (const size of sizes) {
          await fillUp(pool, size);
          measured.set(size, await measure({ baseUrl, pool, order }));
        }
        return rowsOf(measured);
      },
      { connections: 50 },
    ),
};

type Pair = { http: Load; sql: Load };
type Measured = Record<'save' | 'load' | 'saveMany' | 'loadMany', Pair>;
type Place = { baseUrl: string; pool: pg.Pool; order: number[] };

async function seedRuns(pool: pg.Pool): Promise<number[]> {
  const { rows } = await pool.query(
    `select v.id, jsonb_agg(jsonb_build_array(g.statement_1_id, g.statement_2_id, g.statement_3_id, g.statement_4_id) order by g.position) as shown
       from catalogue_versions v join question_groups g on g.catalogue_version_id = v.id
      where v.test_variant = 'test1' and v.status = 'active' group by v.id`,
  );
  const [{ id, shown }] = rows as [{ id: number; shown: number[][] }];
  for (let run = 0; run < openRuns; run++) {
    await pool.query(
      `with run as (insert into softskill_test_runs (test_token, test_variant, catalogue_version_id, shown_part_one) values ($1, 'test1', $2, $3) returning id)
       insert into softskill_test_results (run_id, test_token, test_variant, scores, bands, quality, scoring_version)
       select id, $1, 'test1', (select jsonb_object_agg(n, 12) from generate_series(1, 30) n), '[]', '{"signals":[],"isReliable":true,"fastGroups":0,"untouchedGroups":0,"flatness":1}', 1 from run`,
      [hashToken(tokenOf(run)), id, JSON.stringify(shown)],
    );
  }
  return shown[0] ?? [];
}

async function fillUp(pool: pg.Pool, answers: number): Promise<void> {
  const runs = Math.ceil(answers / 30);
  await pool.query(
    `with source as (select catalogue_version_id as version, shown_part_one as shown from softskill_test_runs limit 1),
          made as (insert into softskill_test_runs (test_token, test_variant, catalogue_version_id, shown_part_one, status)
                   select md5(random()::text || n), 'test1', version, shown, 'finished' from source, generate_series(1, $1) n returning id, test_token)
     insert into softskill_group_decisions (run_id, group_index, test_token, test_variant, statement_order, group_scores, duration_seconds)
     select id, g, test_token, 'test1', array[1, 2, 3, 4], '{"1": 4, "2": 3, "3": 2, "4": 1}', 12 from made, generate_series(0, 29) g`,
    [runs],
  );
  await pool.query('vacuum analyze softskill_group_decisions');
  await pool.query('vacuum analyze softskill_test_runs');
}

async function measure({ baseUrl, pool, order }: Place): Promise<Measured> {
  const save = (count: number) => ({
    path: '/trpc/softskillTest.answer',
    method: 'POST' as const,
    body: JSON.stringify({ json: { token: tokenOf(count % openRuns), groupIndex: 0, order, durationMs: 9000 } }),
  });
  const load = (count: number) => ({
    path: `/trpc/results.softskill?input=${encodeURIComponent(JSON.stringify({ json: { token: tokenOf(count % openRuns) } }))}`,
  });
  const saveSql = (count: number) =>
    pool.query({
      name: 'save',
      text: `insert into softskill_group_decisions (run_id, group_index, test_token, test_variant, statement_order, group_scores, duration_seconds)
             select id, 0, test_token, test_variant, $2, '{"1": 4}', 9 from softskill_test_runs where test_token = $1
             on conflict (run_id, group_index) do update set statement_order = excluded.statement_order, decided_at = now()`,
      values: [hashToken(tokenOf(count % openRuns)), order],
    });
  const loadSql = (count: number) =>
    pool.query({
      name: 'load',
      text: 'select scores, bands, quality from softskill_test_results where test_token = $1',
      values: [hashToken(tokenOf(count % openRuns))],
    });
  const singleConnection = { connections: 1, seconds };
  const many = { connections: 50, seconds };
  const pair = (
    call: (count: number) => Call,
    sql: (count: number) => Promise<unknown>,
    options: typeof singleConnection,
  ) => inTurns({ http: () => underLoad(baseUrl, call, options), sql: () => repeatedly(sql, options) });
  for (const call of [save, load]) await underLoad(baseUrl, call, { connections: 50, seconds: 2 });
  return {
    save: await pair(save, saveSql, singleConnection),
    load: await pair(load, loadSql, singleConnection),
    saveMany: await pair(save, saveSql, many),
    loadMany: await pair(load, loadSql, many),
  };
}

async function inTurns({ http, sql }: Record<keyof Pair, () => Promise<Load>>): Promise<Pair> {
  const loads: Record<keyof Pair, Load[]> = { http: [], sql: [] };
  for (let round = 0; round < rounds; round++) {
    loads.http.push(await http());
    loads.sql.push(await sql());
  }
  return { http: middleOf(loads.http), sql: middleOf(loads.sql) };
}

function rowsOf(measured: ReadonlyMap<number, Measured>): Row[] {
  const [few, many] = [measured.get(sizes[0]), measured.get(sizes[1])];
  if (few === undefined || many === undefined) return [];
  const growth = (name: 'save' | 'load', label: string): Row => {
    const factor = many[name].http.p50Ms / few[name].http.p50Ms;
    return {
      label,
      value: `${ms(few[name].http)} → ${ms(many[name].http)} (× ${factor.toFixed(2)})`,
      limit: `at most × ${growthLimit}`,
      ok: factor <= growthLimit,
    };
  };
  const compareRow = (label: string, { http, sql }: Pair, minRatio = 0): Row => {
    const share = http.perSecond / sql.perSecond;
    return {
      label,
      value: `${rate(http)} over HTTP, ${rate(sql)} bare SQL, ${share.toFixed(2)}, ${http.bad} bad`,
      ...(minRatio > 0 && { limit: `at least ${minRatio}` }),
      ok: http.bad === 0 && share >= minRatio,
    };
  };
  return [
    growth('save', 'save one answer, median'),
    growth('load', 'load a result, median'),
    compareRow('save, 1 person, 1,000,000 stored', many.save),
    compareRow('load, 1 person, 1,000,000 stored', many.load),
    compareRow('save, 50 people, 1,000,000 stored', many.saveMany, wantedShare.save),
    compareRow('load, 50 people, 1,000,000 stored', many.loadMany, wantedShare.load),
  ];
}

const ms = ({ p50Ms }: Load): string => `${p50Ms.toFixed(2)} ms`;
const rate = ({ perSecond }: Load): string => `${Math.round(perSecond)}/s`;
