import { beforeEach, expect, test } from 'vitest';
import { addMs, days } from '../../core/runtime/clock.ts';
import { testApp } from '../../testing/app.ts';
import { makePerson, testOrigin } from '../../testing/people.ts';
import { blankCookie, startSession, validateCookie } from './sessions.ts';

const app = testApp();
const realNow = () => new Date();
beforeEach(() => app().clock.set(realNow()));

const signIn = async () => {
  const person = await makePerson(app());
  const cookie = await startSession(app(), app().db.prisma, { userId: person.userId, origin: testOrigin });
  return { ...person, cookie: cookie.split(';', 1)[0] ?? '', attributes: cookie };
};

test('the cookie is inaccessible to scripts and foreign sites', async () => {
  const { attributes } = await signIn();
  expect(attributes).toContain('HttpOnly');
  expect(attributes).toContain('SameSite=Lax');
  expect(attributes).not.toContain('Secure');
});

test('the database holds only a hash of the session id', async () => {
  const { userId, cookie } = await signIn();
  const id = cookie.split('=')[1] ?? '';
  const rows = await app().db.pool.query('select row_to_json(sessions)::text as row from sessions where user_id = $1', [
    userId,
  ]);
  expect(rows.rows).toHaveLength(1);
  expect(rows.rows[0].row).not.toContain(id);
  const stolen = await app().db.prisma.session.findFirstOrThrow({ where: { userId } });
  expect(await validateCookie(app(), `passgenau_session=${stolen.id}`)).toBeNull();
});

test('using a session extends it', async () => {
  const { userId, cookie } = await signIn();
  await app().db.prisma.session.updateMany({ where: { userId }, data: { expiresAt: addMs(realNow(), days(10)) } });
  const valid = await validateCookie(app(), cookie);
  expect(valid?.renewedCookie).toContain(cookie);
  const { expiresAt } = await app().db.prisma.session.findFirstOrThrow({ where: { userId } });
  expect(expiresAt.getTime()).toBeGreaterThan(addMs(realNow(), days(29)).getTime());
});

test('a session expires after 30 days without use', async () => {
  const { userId, cookie } = await signIn();
  app().clock.advance(days(31));
  expect(await validateCookie(app(), cookie)).toBeNull();
  expect(await app().db.prisma.session.count({ where: { userId } })).toBe(0);
});

test('a session in use expires 180 days after signing in', async () => {
  const { userId, cookie } = await signIn();
  await app().db.prisma.session.updateMany({ where: { userId }, data: { createdAt: addMs(realNow(), -days(179)) } });
  expect(await validateCookie(app(), cookie)).not.toBeNull();
  await app().db.prisma.session.updateMany({ where: { userId }, data: { createdAt: addMs(realNow(), -days(181)) } });
  expect(await validateCookie(app(), cookie)).toBeNull();
});

test.each([
  '',
  'passgenau_session=',
  'passgenau_session=%00',
  `passgenau_session=${'a'.repeat(5000)}`,
  'other=1',
  'passgenau_session=äöü',
  'other=50%',
  'other=%ff; passgenau_session=50%',
  '%=%; ;;=; passgenau_session',
  '__Host-passgenau_session=unknown-but-well-formed',
])('the cookie %j belongs to no session', async (cookie) => {
  expect(await validateCookie(app(), cookie)).toBeNull();
});

test('ignores cookies that other sites of the domain have set', async () => {
  const { userId, cookie } = await signIn();
  for (const header of [`other=50%; ${cookie}`, `passgenau_session=50%;${cookie};a=%`, `  ${cookie}  ; b="x;y"`])
    expect((await validateCookie(app(), header))?.user.userId).toBe(userId);
});

test('over https, only the cookie name that no other site can set is read', async () => {
  const { userId } = await makePerson(app());
  const secure = { ...app(), env: { ...app().env, APP_URL: 'https://passgenau.example' } };
  const attributes = await startSession(secure, app().db.prisma, { userId, origin: testOrigin });
  expect(attributes).toMatch(/^__Host-passgenau_session=/);
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(attributes).toContain(attribute);
  expect(attributes).not.toContain('Domain');
  const cookie = attributes.split(';', 1)[0] ?? '';
  expect((await validateCookie(secure, cookie))?.user.userId).toBe(userId);
  expect(await validateCookie(secure, cookie.replace('__Host-', ''))).toBeNull();
  expect(blankCookie(secure)).toMatch(/^__Host-passgenau_session=;.*Max-Age=0/);
});
