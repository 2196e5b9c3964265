import { expect, test } from 'vitest';
import { addMs, minutes } from '../../core/runtime/clock.ts';
import { createCaller } from '../../router.ts';
import { testApp } from '../../testing/app.ts';
import { waitForEvents } from '../../testing/events.ts';
import { tokenIn } from '../../testing/mailbox.ts';
import {
  callerFor,
  contextFor,
  contextWithCookie,
  makePerson,
  type Person,
  testPassword,
} from '../../testing/people.ts';
import { sessionsEnded } from './end-sessions.ts';
import { maxSessions } from './sessions.ts';

const app = testApp();
const newPassword = 'ein neuer Anfang im Mai';

async function pileUp({ userId }: Person, count: number): Promise<void> {
  const now = app().clock.now();
  await app().db.prisma.$executeRaw`
    insert into sessions (id, user_id, expires_at, last_seen_at, address, user_agent)
    select gen_random_uuid()::text, ${userId}::uuid, ${addMs(now, minutes(60))}::timestamptz,
           ${now}::timestamptz - (${count}::int - index) * interval '1 minute', '192.0.2.1', 'browser ' || index
      from generate_series(0, ${count}::int - 1) index`;
}
const sessionsOf = ({ userId }: Person) => app().db.prisma.session.count({ where: { userId } });

test('an account with 205 sessions changes its password, and every other session ends', async () => {
  const person = await makePerson(app());
  const here = await contextFor(app(), person);
  await pileUp(person, 210);
  await createCaller(here).account.changePassword({ currentPassword: testPassword, newPassword });
  const left = await app().db.prisma.session.findMany({ where: { userId: person.userId } });
  expect(left.map(({ publicId }) => publicId)).toEqual([here.session?.publicId]);
});

test('an account with 205 sessions resets its password, and every session ends', async () => {
  const person = await makePerson(app());
  await pileUp(person, 210);
  const visitor = await callerFor(app(), null);
  await visitor.auth.requestPasswordReset({ email: person.email });
  const token = tokenIn(await app().mailbox.mailTo(person.email));
  await visitor.auth.resetPassword({ token, password: newPassword });
  expect(await sessionsOf(person)).toBe(0);
});

test('the fifty-first sign-in ends the least recently used session and notifies its pages', async () => {
  const person = await makePerson(app());
  await pileUp(person, maxSessions);
  const oldest = await app().db.prisma.session.findFirstOrThrow({
    where: { userId: person.userId, userAgent: 'browser 0' },
  });
  await waitForEvents(app());
  const heard: unknown[] = [];
  const unsubscribe = app().events.subscribe(sessionsEnded, (data) => heard.push(data));
  const visitor = await contextFor(app(), null);
  await createCaller(visitor).auth.signIn({ email: person.email, password: testPassword });
  expect(await sessionsOf(person)).toBe(maxSessions);
  expect(await app().db.prisma.session.count({ where: { id: oldest.id } })).toBe(0);
  expect((await contextWithCookie(app(), visitor.cookies[0] ?? '')).user?.userId).toBe(person.userId);
  await expect.poll(() => heard).toEqual([{ userId: person.userId, only: oldest.publicId, except: null }]);
  unsubscribe();
});

test('many simultaneous sign-ins leave at most fifty sessions', async () => {
  const person = await makePerson(app());
  await pileUp(person, maxSessions - 1);
  const signIn = async () =>
    createCaller(await contextFor(app(), null)).auth.signIn({ email: person.email, password: testPassword });
  await Promise.all(Array.from({ length: 6 }, signIn));
  expect(await sessionsOf(person)).toBe(maxSessions);
});

test('surplus sessions from before the limit are removed with the next sign-ins', async () => {
  const person = await makePerson(app());
  await pileUp(person, 205);
  await createCaller(await contextFor(app(), null)).auth.signIn({ email: person.email, password: testPassword });
  expect(await sessionsOf(person)).toBe(maxSessions);
});
