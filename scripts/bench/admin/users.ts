import type pg from 'pg';
import { fillUsers as fill } from '../../../server/testing/fill-users.ts';
import type { Visitor } from '../accounts.ts';
import type { Row } from '../section.ts';
import { measureList } from './staff.ts';

type Place = { admin: Visitor; pool: pg.Pool };

export const fillUsers = (pool: pg.Pool, count: number): Promise<void> => fill({ pool }, count);

export async function measureUsers({ admin, pool }: Place): Promise<Row[]> {
  const { rows } = await pool.query<{ count: string; email: string }>(
    `select count(*)::text as count, max(email) as email from users`,
  );
  const people = `${Number(rows[0]?.count ?? 0).toLocaleString('en')} users`;
  const queries = [
    ['the newest', {}],
    ['by name', { sort: 'name', order: 'asc' }],
    ['by mail', { sort: 'email', order: 'asc' }],
    ['companies by name', { sort: 'name', order: 'asc', kind: 'company' }],
    ['companies, newest first', { kind: 'company' }],
    ['locked, by name', { sort: 'name', order: 'asc', state: 'locked' }],
    ['unconfirmed, by mail', { sort: 'email', order: 'asc', state: 'unconfirmed' }],
    ['staff', { kind: 'staff' }],
    ['a frequent name', { search: 'müller' }],
    ['a frequent name, by name', { search: 'müller', sort: 'name', order: 'asc' }],
    ['a first and a last name', { search: 'anna müller' }],
    ['part of every mail', { search: '.example' }],
    ['one mail', { search: rows[0]?.email ?? '' }],
    ['no hit', { search: 'niemand heißt so' }],
    ['two letters', { search: 'an' }],
  ] as const;
  const orders = ['created', 'name', 'email'];
  return measureList(
    { staff: admin, size: people },
    { name: 'users', page: 'adminUsers.page', asked: queries, deep: orders.map((sort) => [`by ${sort}`, { sort }]) },
  );
}
