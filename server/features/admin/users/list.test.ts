import { beforeAll, expect, test } from 'vitest';
import { searchResultLimit } from '#shared/admin/list.ts';
import { type UsersInput, usersInput } from '#shared/admin/users.ts';
import { writeCursor } from '../../../core/database/keyset.ts';
import { testApp } from '../../../testing/app.ts';
import { auditTrail } from '../../../testing/audit.ts';
import { fillUsers } from '../../../testing/fill-users.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, makePerson, makePersonAs } from '../../../testing/people.ts';
import { download } from '../../../testing/uploads.ts';

const app = testApp({ mail: false, server: true });
type Page = Awaited<ReturnType<Awaited<ReturnType<typeof callerFor>>['adminUsers']['page']>>;
let admin: Awaited<ReturnType<typeof callerFor>>;
beforeAll(async () => {
  await fillUsers(app().db, 400);
  admin = await callerFor(app(), await makePersonAs(app(), 'platformAdmin'));
});

async function readAllPages(input: Partial<UsersInput>): Promise<Page['rows']> {
  const found: Page['rows'] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await admin.adminUsers.page(usersInput.parse({ ...input, cursor }));
    found.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

const listAllUsers = () =>
  app().db.prisma.user.findMany({ select: { id: true, email: true, lockedAt: true, profile: true } });

test.each([
  ['created', 'any'],
  ['name', 'any'],
  ['email', 'any'],
  ['name', 'company'],
  ['email', 'company'],
] as const)('by %s, of the kind %s, everyone is listed once, in order and in reverse', async (sort, kind) => {
  const wanted = (await listAllUsers()).filter(({ profile }) => kind === 'any' || profile?.userType === kind);
  const [down, up] = [
    await readAllPages({ sort, kind, order: 'desc' }),
    await readAllPages({ sort, kind, order: 'asc' }),
  ];
  const ids = (rows: Page['rows']) => rows.map(({ userId }) => userId);
  expect(ids(down).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
  expect(ids(up)).toEqual(ids(down).toReversed());
});

test('filters and words combine; short words match the beginning of a name or address', async () => {
  await makePerson(app(), { firstName: 'Xaver', lastName: 'Quandt', email: 'xq@example.org' });
  const names = async (input: Partial<UsersInput>) => (await readAllPages(input)).map(({ lastName }) => lastName);
  expect(await names({ search: 'uandt' })).toEqual(['Quandt']);
  expect(await names({ search: 'QUANDT xq@', sort: 'email' })).toEqual(['Quandt']);
  expect(await names({ search: 'xa' })).toEqual(['Quandt']);
  expect(await names({ search: 'xa', state: 'locked' })).toEqual([]);
  expect(await names({ search: 'ua' })).toEqual([]);
  expect(await names({ search: '%' })).toEqual([]);
  const locked = (await listAllUsers()).filter(({ lockedAt }) => lockedAt !== null);
  expect((await readAllPages({ state: 'locked' })).map(({ userId }) => userId).toSorted()).toEqual(
    locked.map(({ id }) => id).toSorted(),
  );
  expect((await readAllPages({ kind: 'staff' })).map(({ platformRole }) => platformRole)).toEqual(['platform_admin']);
});

test('the export contains the filtered rows and is logged', async () => {
  const support = await makePersonAs(app(), 'support');
  const input = new URLSearchParams({ sort: 'name', kind: 'company', search: '.example' });
  const answer = await download(app(), `/admin/export/users.csv?${input}`, support);
  const wanted = (await listAllUsers()).filter(
    ({ profile, email }) => profile?.userType === 'company' && email.endsWith('.example'),
  );
  expect((await answer.text()).trim().split('\r\n')).toHaveLength(1 + wanted.length);
  expect(await auditTrail(app(), { actorId: support?.userId ?? '' })).toMatchObject([
    { resourceId: 'Benutzer', details: { list: 'Benutzer', filters: expect.stringContaining('kind=company') } },
  ]);
});

test('a search beyond the row limit says so', async () => {
  await fillUsers(app().db, searchResultLimit, { from: 401 });
  expect((await admin.adminUsers.page({ search: '.example' })).isCut).toBe(false);
  await fillUsers(app().db, 2_400, { from: searchResultLimit + 1 });
  const page = await admin.adminUsers.page({ search: '.example' });
  expect([page.isCut, page.rows.length]).toEqual([true, 50]);
  expect((await admin.adminUsers.page({ search: '.example', state: 'locked' })).isCut).toBe(false);
  expect((await admin.adminUsers.page({})).isCut).toBe(false);
});

test('an invalid cursor is refused before the database is queried', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const given = [
    ...['x', 'infinity', '2026-02-30 10:00:00+00', '0000-01-01 10:00:00+00', '2026-01-01 10:00:00+99'].map(
      (value) => ({ sort: 'created', cursor: writeCursor([value, id]) }) as const,
    ),
    { sort: 'created', cursor: writeCursor(['2026-01-01 10:00:00.123456+00', 'y']) } as const,
    { sort: 'name', cursor: writeCursor(['a\0', id]) } as const,
  ];
  const outcomes = await Promise.all(given.map((input) => outcomeOf(admin.adminUsers.page(input))));
  expect(outcomes).toEqual(given.map(() => 'INVALID_INPUT'));
  const last = writeCursor(['2026-01-01 10:00:00.123456+05:30', id]);
  expect(await outcomeOf(admin.adminUsers.page({ sort: 'created', cursor: last }))).toBe('accepted');
});

test('refuses more than 30 exports a day', async () => {
  const support = await makePersonAs(app(), 'support');
  const { userId } = support ?? { userId: '' };
  const limit = { name: 'list-export', points: 30, seconds: 86_400 };
  for (let taken = 0; taken < 29; taken++) await app().rateLimits.consume(limit, userId);
  const ask = async () => (await download(app(), '/admin/export/users.csv', support)).status;
  expect([await ask(), await ask()]).toEqual([200, 429]);
  expect(await auditTrail(app(), { actorId: userId })).toHaveLength(1);
});
