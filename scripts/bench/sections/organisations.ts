import type pg from 'pg';
import { ask, makeOwner, pathOf, type Visitor } from '../accounts.ts';
import { type Call, type Load, steadyLoad } from '../load.ts';
import type { Row, Section } from '../section.ts';
import { withProduct } from '../server.ts';

const sizes = [50, 5_000] as const;
const limitMs = 50;
const seconds = 2;
const work = ['firstPage', 'laterPage', 'search', 'changeRole'] as const;
type Work = (typeof work)[number];

export const section: Section = {
  name: 'organisations',
  title: 'member list and role change, with 50 and with 5,000 members',
  run: () =>
    withProduct(async ({ baseUrl, pool }) => {
      const measured: Record<Work, Load>[] = [];
      for (const size of sizes) {
        const owner = await makeOwner(baseUrl, `owner-${size}@example.org`);
        await fillUp(pool, owner.email, size);
        measured.push(await measure({ baseUrl, cookie: owner.cookie, size }));
      }
      return rowsOf(measured);
    }),
};

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

type MembersPage = { members: { userId: string }[]; nextCursor: string | null };
type Place = { baseUrl: string; cookie: string; size: number };

const pageOf = (input: object): string => pathOf('members.page', input);

async function halfwayCursor(owner: Visitor, size: number): Promise<string | null> {
  let [cursor, seen]: [string | null, number] = [null, 0];
  while (seen < size / 2) {
    const page: MembersPage = await ask(owner, 'members.page', { cursor });
    if (page.nextCursor === null) break;
    cursor = page.nextCursor;
    seen += page.members.length;
  }
  return cursor;
}

async function measure({ baseUrl, cookie, size }: Place): Promise<Record<Work, Load>> {
  const owner = { baseUrl, cookie };
  const { members } = await ask<MembersPage>(owner, 'members.page', {});
  const userIds = members.map(({ userId }) => userId);
  const laterPage = pageOf({ cursor: await halfwayCursor(owner, size) });
  let changes = 0;
  const calls: Record<Work, (count: number) => Call> = {
    firstPage: () => ({ path: pageOf({}), cookie }),
    laterPage: () => ({ path: laterPage, cookie }),
    search: (count) => ({ path: pageOf({ search: `-${1 + (count % 49)}@` }), cookie }),
    changeRole: () => {
      const role = Math.floor(changes / 40) % 2 === 0 ? 'editor' : 'viewer';
      const json = { userId: userIds[1 + (changes++ % 40)], role };
      return { path: '/trpc/members.changeRole', method: 'POST', body: JSON.stringify({ json }), cookie };
    },
  };
  const run = (name: Work): Promise<Load> => steadyLoad(baseUrl, calls[name], { seconds });
  return {
    firstPage: await run('firstPage'),
    laterPage: await run('laterPage'),
    search: await run('search'),
    changeRole: await run('changeRole'),
  };
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
