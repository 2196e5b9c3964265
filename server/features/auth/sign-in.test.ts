import { expect, test } from 'vitest';
import { createCaller } from '../../router.ts';
import { testApp } from '../../testing/app.ts';
import { outcomeOf } from '../../testing/organisations.ts';
import {
  callerFor,
  contextFor,
  contextWithCookie,
  makePerson,
  testOrigin,
  testPassword,
} from '../../testing/people.ts';

const app = testApp();
const wrong = 'falsch und lang genug';
const from = (address: string) => ({ ...testOrigin, address });

test('unknown addresses and wrong passwords get the same answer', async () => {
  const { email } = await makePerson(app());
  const visitor = await callerFor(app(), null);
  const known = await visitor.auth.signIn({ email, password: wrong }).catch((error: unknown) => error);
  const unknown = await visitor.auth
    .signIn({ email: 'gibt-es-nicht@example.org', password: wrong })
    .catch((error: unknown) => error);
  expect(known).toMatchObject({ code: 'BAD_REQUEST', cause: { code: 'INVALID_CREDENTIALS', details: {} } });
  expect(unknown).toMatchObject({ code: 'BAD_REQUEST', cause: { code: 'INVALID_CREDENTIALS', details: {} } });
});

test('unknown addresses cost the same password check', async () => {
  const { email } = await makePerson(app());
  const timeOf = async (address: string, network: number) => {
    const caller = createCaller(await contextFor(app(), null, from(`198.51.${network}.1`)));
    const before = process.cpuUsage();
    await caller.auth.signIn({ email: address, password: wrong }).catch(() => undefined);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 9; round++) {
    known.push(await timeOf(email, round));
    unknown.push(await timeOf(`niemand-${round}@example.org`, round));
  }
  // The minimum of several runs, because load only adds time.
  expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) * 0.5);
});

test('every sign-in gets a new session id and ends the previous session of the browser', async () => {
  const person = await makePerson(app());
  const first = await contextFor(app(), null);
  await createCaller(first).auth.signIn({ email: person.email, password: testPassword });
  const [firstCookie = ''] = first.cookies;
  const second = await contextWithCookie(app(), firstCookie);
  expect(second.user?.userId).toBe(person.userId);
  await createCaller(second).auth.signIn({ email: person.email, password: testPassword });
  const [secondCookie = ''] = second.cookies;
  expect(secondCookie.split(';')[0]).not.toBe(firstCookie.split(';')[0]);
  expect((await contextWithCookie(app(), firstCookie)).user).toBeNull();
  expect((await contextWithCookie(app(), secondCookie)).user?.userId).toBe(person.userId);
});

test('ten wrong passwords block the account for that network only', async () => {
  const { email } = await makePerson(app());
  const attacker = createCaller(await contextFor(app(), null, from('203.0.113.7')));
  for (let attempt = 0; attempt < 10; attempt++)
    expect(await outcomeOf(attacker.auth.signIn({ email, password: wrong }))).toBe('INVALID_CREDENTIALS');
  expect(await outcomeOf(attacker.auth.signIn({ email, password: testPassword }))).toBe('TOO_MANY_ATTEMPTS');
  const neighbour = createCaller(await contextFor(app(), null, from('203.0.113.200')));
  expect(await outcomeOf(neighbour.auth.signIn({ email, password: testPassword }))).toBe('TOO_MANY_ATTEMPTS');
  const owner = createCaller(await contextFor(app(), null, from('192.0.2.77')));
  expect(await outcomeOf(owner.auth.signIn({ email, password: testPassword }))).toBe('accepted');
});

test('stops an attack from many networks without locking out the owner’s network', async () => {
  const { email } = await makePerson(app());
  const home = createCaller(await contextFor(app(), null, from('192.0.2.50')));
  await home.auth.signIn({ email, password: testPassword });
  const attempts = Array.from({ length: 60 }, (_, index) => index);
  const answers: unknown[] = [];
  for (const index of attempts) {
    const attacker = createCaller(await contextFor(app(), null, from(`100.64.${index}.1`)));
    answers.push(await outcomeOf(attacker.auth.signIn({ email, password: wrong })));
  }
  expect(answers.slice(0, 50)).toEqual(Array(50).fill('INVALID_CREDENTIALS'));
  expect(answers.slice(50)).toEqual(Array(10).fill('TOO_MANY_ATTEMPTS'));
  expect(await outcomeOf(home.auth.signIn({ email, password: testPassword }))).toBe('accepted');
});

test('one network address cannot try many accounts', async () => {
  const attacker = createCaller(await contextFor(app(), null, from('198.18.0.1')));
  const answers: unknown[] = [];
  for (let index = 0; index < 61; index++)
    answers.push(await outcomeOf(attacker.auth.signIn({ email: `opfer-${index}@example.org`, password: wrong })));
  expect(answers.filter((answer) => answer === 'INVALID_CREDENTIALS')).toHaveLength(60);
  expect(answers.at(-1)).toBe('TOO_MANY_ATTEMPTS');
});

test('thirty colleagues behind one address can sign in one after the other', async () => {
  for (let index = 0; index < 70; index++) {
    const { email } = await makePerson(app());
    const colleague = createCaller(await contextFor(app(), null, from('198.18.7.7')));
    expect(await outcomeOf(colleague.auth.signIn({ email, password: testPassword }))).toBe('accepted');
  }
});

test('simultaneous guesses do not bypass the limit', async () => {
  const { email } = await makePerson(app());
  const attacker = createCaller(await contextFor(app(), null, from('203.0.113.99')));
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => outcomeOf(attacker.auth.signIn({ email, password: wrong }))),
  );
  expect(answers.filter((answer) => answer === 'INVALID_CREDENTIALS')).toHaveLength(10);
});

test('reports a locked account only with the right password, and its sessions are void', async () => {
  const person = await makePerson(app());
  const context = await contextFor(app(), null);
  await createCaller(context).auth.signIn({ email: person.email, password: testPassword });
  await app().db.prisma.user.update({ where: { id: person.userId }, data: { lockedAt: new Date() } });
  const visitor = await callerFor(app(), null);
  expect(await outcomeOf(visitor.auth.signIn({ email: person.email, password: wrong }))).toBe('INVALID_CREDENTIALS');
  expect(await outcomeOf(visitor.auth.signIn({ email: person.email, password: testPassword }))).toBe('ACCOUNT_LOCKED');
  expect((await contextWithCookie(app(), context.cookies[0] ?? '')).user).toBeNull();
});

test('signing out ends the session on the server', async () => {
  const person = await makePerson(app());
  const context = await contextFor(app(), null);
  await createCaller(context).auth.signIn({ email: person.email, password: testPassword });
  const signedIn = await contextWithCookie(app(), context.cookies[0] ?? '');
  await createCaller(signedIn).auth.signOut();
  expect(signedIn.cookies[0]).toMatch(/^passgenau_session=;.*Max-Age=0/);
  expect((await contextWithCookie(app(), context.cookies[0] ?? '')).user).toBeNull();
});
