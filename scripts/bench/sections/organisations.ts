/** The list of members and a change of role over HTTP, in an organisation of fifty and in one of five thousand. */
import type pg from 'pg';
import { readEnv } from '../../../server/core/runtime/env.ts';
import { createLogger } from '../../../server/core/runtime/logger.ts';
import { connectToInstallation } from '../../installation.ts';
import { makeOwner } from '../accounts.ts';
import { type Call, type Load, underLoad } from '../load.ts';
import { median, type Row, type Section } from '../section.ts';
import { openPool, startServer, withDataFolder } from '../server.ts';

const sizes = [50, 5_000] as const;
/** Whatever the size, a page has to answer before somebody notices that they wait. */
const limitMs = 50;
const seconds = 2;
const rounds = 3;
const work = ['firstPage', 'laterPage', 'search', 'changeRole'] as const;
type Work = (typeof work)[number];

export const section: Section = {
  name: 'organisations',
  title: 'member list and role change, with 50 and with 5,000 members',
  run: () =>
    withDataFolder(async (dataDir) => {
      const server = await startServer(dataDir, { DEMO: '0' });
      const { url } = await connectToInstallation(readEnv({ DATA_DIR: dataDir }), createLogger('silent'));
      const pool = openPool(url, 4);
      try {
        const measured: Record<Work, Load>[] = [];
        for (const size of sizes) {
          const owner = await makeOwner(server.baseUrl, `owner-${size}@example.org`);
          await fillUp(pool, owner.email, size);
          measured.push(await measure({ baseUrl: server.baseUrl, cookie: owner.cookie, size }));
        }
        return rowsOf(measured);
      } finally {
        await pool.end();
        await server.stop();
      }
    }),
};

/** Adds viewers until the owner's organisation has this many members, who joined one minute apart. */
async function fillUp(pool: pg.Pool, owner: string, size: number): Promise<void> {
  await pool.query(
    `with org as (select org_id as id from profiles where email = $1),
          made as (insert into users (email, password_hash)
                   select $3 || n || '@example.org', '-' from generate_series(1, $2) n returning id, email),
          named as (insert into profiles (user_id, org_id, first_name, last_name, email, user_type)
                    select made.id, org.id, 'Person', made.email, made.email, 'company' from made, org)
     insert into org_members (org_id, user_id, role, created_at)
     select org.id, made.id, 'viewer', now() - row_number() over () * interval '1 minute' from made, org`,
    [owner, size - 1, `person-${size}-`],
  );
  await pool.query('vacuum analyze users, profiles, org_members');
}

type MembersPage = { members: { userId: string }[] };
type Place = { baseUrl: string; cookie: string; size: number };

const pageOf = (input: object): string => `/trpc/members.page?input=${encodeURIComponent(JSON.stringify(input))}`;

async function measure({ baseUrl, cookie, size }: Place): Promise<Record<Work, Load>> {
  const loaded = await fetch(`${baseUrl}${pageOf({ json: {} })}`, { headers: { cookie } });
  const { result } = (await loaded.json()) as { result: { data: { json: MembersPage } } };
  const userIds = result.data.json.members.map(({ userId }) => userId);
  const halfway = { createdAt: new Date(Date.now() - (size / 2) * 60_000), userId: userIds[1] };
  const laterPage = pageOf({ json: { cursor: halfway }, meta: { values: { 'cursor.createdAt': ['Date'] } } });
  let changes = 0;
  const calls: Record<Work, (count: number) => Call> = {
    firstPage: () => ({ path: pageOf({ json: {} }), cookie }),
    laterPage: () => ({ path: laterPage, cookie }),
    search: (count) => ({ path: pageOf({ json: { search: `-${1 + (count % 49)}@` } }), cookie }),
    // The first is the owner; forty others in turn, and another role in the next round, so that every call changes something.
    changeRole: () => {
      const role = Math.floor(changes / 40) % 2 === 0 ? 'editor' : 'viewer';
      const json = { userId: userIds[1 + (changes++ % 40)], role };
      return { path: '/trpc/members.changeRole', method: 'POST', body: JSON.stringify({ json }), cookie };
    },
  };
  const run = async (name: Work): Promise<Load> => {
    await underLoad(baseUrl, calls[name], { connections: 1, seconds: 1 });
    return middleOf(() => underLoad(baseUrl, calls[name], { connections: 1, seconds }));
  };
  return {
    firstPage: await run('firstPage'),
    laterPage: await run('laterPage'),
    search: await run('search'),
    changeRole: await run('changeRole'),
  };
}

/** The run in the middle of three, by its median time. */
async function middleOf(run: () => Promise<Load>): Promise<Load> {
  const loads: Load[] = [];
  for (let round = 0; round < rounds; round++) loads.push(await run());
  const middle = median(loads.map(({ p50Ms }) => p50Ms));
  return loads.find(({ p50Ms }) => p50Ms === middle) ?? { perSecond: 0, p50Ms: 0, p99Ms: 0, bad: 0 };
}

const labels: Record<Work, string> = {
  firstPage: 'first page of the list',
  laterPage: 'page halfway through the list',
  search: 'search by a part of the address',
  changeRole: 'change of a role',
};

function rowsOf([few, many]: Record<Work, Load>[]): Row[] {
  if (few === undefined || many === undefined) return [];
  return work.map((name) => ({
    label: `${labels[name]}, median (99 %)`,
    value: `${ms(few[name])} → ${ms(many[name])}`,
    limit: `at most ${limitMs} ms`,
    ok: many[name].p50Ms <= limitMs && few[name].bad + many[name].bad === 0,
  }));
}

const ms = ({ p50Ms, p99Ms }: Load): string => `${p50Ms.toFixed(1)} ms (${p99Ms.toFixed(1)})`;
