/** The list of all accounts of a large installation, over HTTP, as a platform admin asks for it. */
import type pg from 'pg';
import { fillUsers as fill } from '../../../server/testing/fill-users.ts';
import type { Visitor } from '../accounts.ts';
import { ask, pathOf } from '../candidates/company.ts';
import { type Load, middleOf, underLoad } from '../load.ts';
import type { Row } from '../section.ts';

const limitMs = 50;
const seconds = 2;
const rounds = 3;
const pagesDown = 40;

/** `admin`: signed in with the role platform_admin. */
export type Place = { admin: Visitor; pool: pg.Pool };

export const fillUsers = (pool: pg.Pool, count: number): Promise<void> => fill({ pool }, count);

export async function measureUsers({ admin, pool }: Place): Promise<Row[]> {
  const { rows } = await pool.query<{ count: string; email: string }>(
    `select count(*)::text as count, max(email) as email from users`,
  );
  const people = `${Number(rows[0]?.count ?? 0).toLocaleString('en')} users`;
  const asked = [
    ['the newest', {}],
    ['by name', { sort: 'name', order: 'asc' }],
    ['by mail', { sort: 'email', order: 'asc' }],
    ['companies by name', { sort: 'name', order: 'asc', kind: 'company' }],
    ['companies, the newest', { kind: 'company' }],
    ['the locked, by name', { sort: 'name', order: 'asc', state: 'locked' }],
    ['the unconfirmed, by mail', { sort: 'email', order: 'asc', state: 'unconfirmed' }],
    ['staff', { kind: 'staff' }],
    ['a frequent name', { search: 'müller' }],
    ['a frequent name, by name', { search: 'müller', sort: 'name', order: 'asc' }],
    ['a first and a last name', { search: 'anna müller' }],
    ['part of every mail', { search: '.example' }],
    ['one mail', { search: rows[0]?.email ?? '' }],
    ['nobody', { search: 'niemand heißt so' }],
    ['two letters', { search: 'an' }],
  ] as const;
  const found: Row[] = [];
  for (const [what, input] of asked) found.push(await timed(admin, `${what}, ${people}`, input));
  for (const sort of ['created', 'name', 'email'])
    found.push(await timed(admin, `page ${pagesDown} by ${sort}, ${people}`, await farDown(admin, { sort })));
  return found;
}

async function timed(admin: Visitor, label: string, input: object): Promise<Row> {
  const { baseUrl, cookie } = admin;
  const path = pathOf('adminUsers.page', input);
  const next = () => ({ path, cookie });
  await underLoad(baseUrl, next, { connections: 1, seconds: 1 });
  const loads: Load[] = [];
  for (let round = 0; round < rounds; round++) loads.push(await underLoad(baseUrl, next, { connections: 1, seconds }));
  const { p50Ms, p99Ms, bad } = middleOf(loads);
  return {
    label,
    value: `${p50Ms.toFixed(1)} ms (${p99Ms.toFixed(1)})`,
    limit: `at most ${limitMs} ms`,
    ok: bad === 0 && p50Ms <= limitMs,
  };
}

/** As somebody gets there who reads on and on: the place stands in the cursor alone. */
async function farDown(admin: Visitor, wish: object): Promise<object> {
  let cursor: unknown = null;
  for (let page = 0; page < pagesDown; page++)
    cursor = (await ask<{ nextCursor: unknown }>(admin, 'adminUsers.page', { ...wish, cursor })).nextCursor;
  return { ...wish, cursor };
}
