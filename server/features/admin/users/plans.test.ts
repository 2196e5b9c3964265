import { beforeAll, expect, test } from 'vitest';
import { type UsersInput, usersInput } from '#shared/admin/users.ts';
import { testApp } from '../../../testing/app.ts';
import { fillUsers } from '../../../testing/fill-users.ts';
import { explain, indexesOf } from '../../../testing/query-plans.ts';
import { userList } from './list.ts';

const app = testApp({ mail: false });
beforeAll(() => fillUsers(app().db, 6_000));

const plan = async (wish: Partial<UsersInput>): Promise<string> => {
  const { text, values } = userList.statement({ input: usersInput.parse(wish), take: 51 });
  return explain(app(), { text, values });
};

test.each([
  [{ sort: 'created' }, 'users_created_at_id_idx'],
  [{ sort: 'name' }, 'profiles_name'],
  [{ sort: 'email' }, 'users_email_key'],
  [{ sort: 'created', state: 'locked' }, 'users_locked_email'],
  [{ sort: 'email', state: 'locked' }, 'users_locked_email'],
  [{ sort: 'name', state: 'locked' }, 'users_locked_email'],
  [{ sort: 'created', state: 'unconfirmed' }, 'users_unconfirmed'],
  [{ sort: 'email', state: 'unconfirmed' }, 'users_unconfirmed_email'],
  [{ sort: 'name', kind: 'company' }, 'profiles_company_name'],
  [{ sort: 'email', kind: 'company' }, 'profiles_company_email'],
  [{ sort: 'created', kind: 'company' }, 'users_created_at_id_idx'],
  [{ sort: 'name', kind: 'staff' }, 'profiles_platform_role_idx'],
  [{ sort: 'name', search: 'anna müller' }, 'profiles_search'],
  [{ sort: 'created', search: 'müller12@' }, 'profiles_search'],
  [{ sort: 'email', search: 'xy' }, 'profiles_search'],
] as const)('%j is answered by the index %s alone', async (wish, index) => {
  for (const order of ['desc', 'asc'] as const) {
    const found = await plan({ ...wish, order });
    expect(indexesOf(found)).toContain(index);
    expect(found).not.toMatch(/Seq Scan on (?:users|profiles)/);
  }
});
