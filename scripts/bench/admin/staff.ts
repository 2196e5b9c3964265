import type pg from 'pg';
import { ask, makeOwner, pathOf, type Visitor } from '../accounts.ts';
import { loadRow, steadyLoad } from '../load.ts';
import type { Row } from '../section.ts';

const listLimitMs = 50;
const seconds = 3;
const pagesDown = 100;

export async function makeStaff(baseUrl: string, pool: pg.Pool): Promise<Visitor> {
  const { email, cookie } = await makeOwner(baseUrl, 'staff@example.org');
  await pool.query(`update profiles set platform_role = 'platform_admin' where email = $1`, [email]);
  return { baseUrl, cookie };
}

type Measured = { label: string; procedure: string; input: object; limitMs?: number };

export async function timed(
  staff: Visitor,
  { label, procedure, input, limitMs = listLimitMs }: Measured,
): Promise<Row> {
  const next = () => ({ path: pathOf(procedure, input), cookie: staff.cookie });
  return loadRow(label, await steadyLoad(staff.baseUrl, next, { seconds }), limitMs);
}

type ListQueries = ReadonlyArray<readonly [what: string, input: object]>;
type List = {
  name: string;
  page: string;
  asked: ListQueries;
  deep: ListQueries;
  more?: () => Promise<ReadonlyArray<readonly [what: string, procedure: string, input: object]>>;
};

export type Size = { staff: Visitor; size: string };

export async function measureList({ staff, size }: Size, { name, page, asked, deep, more }: List): Promise<Row[]> {
  const rows: Row[] = [];
  const measure = async (label: string, procedure: string, input: object) =>
    rows.push(await timed(staff, { label: `${name}: ${label}, ${size}`, procedure, input }));
  for (const [what, input] of asked) await measure(what, page, input);
  for (const [what, input] of deep) await measure(`a late page ${what}`, page, await farDown(staff, page, input));
  for (const request of (await more?.()) ?? []) await measure(...request);
  return rows;
}

async function farDown(staff: Visitor, procedure: string, input: object): Promise<object> {
  let cursor: string | null = null;
  for (let page = 0; page < pagesDown; page++)
    cursor = (await ask<{ nextCursor: string | null }>(staff, procedure, { ...input, cursor })).nextCursor ?? cursor;
  return { ...input, cursor };
}
