import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { mutationKinds } from '#shared/mutation-kinds.ts';
import { runCleanups } from '../../jobs.ts';
import { appRouter, createCaller } from '../../router.ts';
import { openApp } from '../../start.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { contextFor, makePersonAs, type Person, testOrigin } from '../../testing/people.ts';
import { cookieFor, formWith, samples } from '../../testing/uploads.ts';
import type { App } from '../app.ts';
import { inTransaction } from '../database/db.ts';
import { RuleError } from '../errors.ts';
import { days } from '../runtime/clock.ts';
import { runOnce } from './idempotency.ts';

const app = testApp({ server: true });

const callerWith = async (person: Person | null, key: string, on: App = app()) =>
  createCaller(await contextFor(on, person, { ...testOrigin, callKeys: [key] }));
const courseCount = () => app().db.prisma.course.count();
const keyCount = () => app().db.prisma.keyedCall.count();
const codeOf = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code;

test('every mutation is classified', () => {
  const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>);
  const mutations = procedures.filter(([, { _def }]) => _def.type === 'mutation').map(([path]) => path);
  expect(Object.keys(mutationKinds).toSorted()).toEqual(mutations.toSorted());
});

const creating = Object.keys(mutationKinds).filter((path) => mutationKinds[path] === 'creates');

test.each(creating)('%s answers a repeat with the first result', async (path) => {
  const person = await makePersonAs(app(), 'applicant');
  const [key, cookie] = [randomUUID(), await cookieFor(app(), person)];
  const origin = { ...testOrigin, callKeys: [key] };
  const input = { of: path };
  const firstResult = { made: randomUUID() };
  await runOnce(await contextFor(app(), person, origin), { key, procedure: path, input }, async () => firstResult);
  const answer = await fetch(`${app().baseUrl}/trpc/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: app().baseUrl,
      'x-idempotency-key': key,
      ...(cookie !== null && { cookie }),
    },
    body: JSON.stringify({ json: input }),
  });
  expect(await answer.json()).toEqual({ result: { data: { json: firstResult } } });
});

test('creates once for repeats, sequential or concurrent', async () => {
  const { editor } = await makeCrew(app());
  const before = await courseCount();
  const caller = await callerWith(editor, randomUUID());
  const create = () => caller.courses.create({ title: 'Erste Hilfe' });
  const made = await Promise.all([create(), create(), create()]);
  expect(await create()).toEqual(made[0]);
  expect(new Set(made.map(({ courseId }) => courseId)).size).toBe(1);
  expect(await courseCount()).toBe(before + 1);
});

test('creates once for a repeat in another process', async () => {
  const { editor } = await makeCrew(app());
  const { env, databaseUrl, logger, clock } = app();
  const other = await openApp({ env, databaseUrl, logger, clock });
  try {
    const key = randomUUID();
    const [here, there] = [await callerWith(editor, key), await callerWith(editor, key, other)];
    const made = await Promise.all([here, there].map((caller) => caller.courses.create({ title: 'Zwei Server' })));
    expect(made[0]).toEqual(made[1]);
  } finally {
    await other.close();
  }
});

test('creates again for another key, another person and calls without a key', async () => {
  const { editor, admin } = await makeCrew(app());
  const key = randomUUID();
  const callers = await Promise.all([
    callerWith(editor, key),
    callerWith(editor, randomUUID()),
    callerWith(admin, key),
    contextFor(app(), editor).then(createCaller),
    contextFor(app(), editor).then(createCaller),
  ]);
  const made = await Promise.all(callers.map((caller) => caller.courses.create({ title: 'Erste Hilfe' })));
  expect(new Set(made.map(({ courseId }) => courseId)).size).toBe(callers.length);
});

test('refuses the key for another input or another procedure', async () => {
  const { editor } = await makeCrew(app());
  const caller = await callerWith(editor, randomUUID());
  const { courseId } = await caller.courses.create({ title: 'Erste Hilfe' });
  const before = await courseCount();
  for (const call of [() => caller.courses.create({ title: 'Anders' }), () => caller.courses.duplicate({ courseId })])
    expect(await call().catch(codeOf)).toBe('CALL_KEY_REUSED');
  expect(await courseCount()).toBe(before);
});

test('a refused call leaves the key free', async () => {
  const { editor } = await makeCrew(app());
  const caller = await callerWith(editor, randomUUID());
  const before = await keyCount();
  expect(await caller.courses.create({ title: '' }).catch(codeOf)).not.toBeNull();
  expect(await keyCount()).toBe(before);
  expect(await caller.courses.create({ title: 'Jetzt' })).toHaveProperty('courseId');
});

test('a repeated founding of an organisation gets the first result, although a second one is forbidden', async () => {
  const person = await makePersonAs(app(), 'unattached');
  const origin = { ...testOrigin, callKeys: [randomUUID()] };
  const found = async () =>
    createCaller(await contextFor(app(), person, origin)).organisations.create({ name: 'Haus am Wald' });
  expect(await found()).toEqual(await found());
});

test('a visitor’s repeat matches only from the same address', async () => {
  const key = randomUUID();
  const start = async (address: string) => {
    const ctx = await contextFor(app(), null, { ...testOrigin, address, callKeys: [key] });
    const request = { key, procedure: 'reports.send', input: {} };
    return runOnce(ctx, request, async () => randomUUID());
  };
  const first = await start('192.0.2.1');
  expect(await start('192.0.2.1')).toBe(first);
  expect(await start('192.0.2.2')).not.toBe(first);
});

const keyed = async (person: Person | null) => {
  const request = { key: randomUUID(), procedure: 'courses.create', input: { title: 'a' } };
  return { request, ctx: await contextFor(app(), person) };
};

test('a call that died before its commit runs again, one that died afterwards does not', async () => {
  const { request, ctx } = await keyed(await makePersonAs(app(), 'editor'));
  const died = () => {
    throw new Error('the process ends');
  };
  const never = new Promise<never>(() => undefined);
  const interrupted = (work: () => Promise<unknown>) => void runOnce(ctx, request, () => work().then(() => never));
  interrupted(async () => undefined);
  await expect.poll(keyCount).toBeGreaterThan(0);
  app().clock.advance(61_000);
  interrupted(() => inTransaction(app().db, (tx) => tx.user.count()));
  await expect
    .poll(() =>
      app().db.prisma.keyedCall.count({ where: { userId: ctx.user?.userId ?? '', NOT: { committedAt: null } } }),
    )
    .toBe(1);
  app().clock.advance(61_000);
  await expect(runOnce(ctx, request, died)).rejects.toThrow(new RuleError('CALL_DONE'));
});

test('a call whose key was taken over can no longer commit', async () => {
  const { request, ctx } = await keyed(await makePersonAs(app(), 'editor'));
  const { promise: paused, resolve: goOn } = Promise.withResolvers<void>();
  const { promise: started, resolve: start } = Promise.withResolvers<void>();
  const title = randomUUID();
  const slow = runOnce(ctx, request, async () => {
    start();
    await paused;
    return inTransaction(app().db, (tx) => tx.rateLimit.create({ data: { key: title } }));
  });
  await started;
  app().clock.advance(61_000);
  expect(await runOnce(ctx, request, async () => 'second')).toBe('second');
  goOn();
  await expect(slow).rejects.toThrow(new RuleError('CALL_RUNNING'));
  expect(await app().db.prisma.rateLimit.count({ where: { key: title } })).toBe(0);
});

test('a key is free again after a day, and the cleanup deletes its row', async () => {
  const { request, ctx } = await keyed(await makePersonAs(app(), 'editor'));
  expect(await runOnce(ctx, request, async () => 1)).toBe(1);
  app().clock.advance(days(1) - 1000);
  expect(await runOnce(ctx, request, async () => 2)).toBe(1);
  app().clock.advance(2000);
  expect(await runOnce(ctx, request, async () => 3)).toBe(3);
  app().clock.advance(days(1) + 1000);
  await runCleanups(app());
  expect(await keyCount()).toBe(0);
});

test('keeps the newest 200 keys of a person, and stores neither key, input nor result in plain text', async () => {
  const person = await makePersonAs(app(), 'editor');
  const ctx = await contextFor(app(), person);
  const call = (number: number) => ({ key: `key-${number}`, procedure: 'courses.create', input: { title: 'geheim' } });
  for (let number = 0; number <= 201; number++) {
    app().clock.advance(1);
    await runOnce(ctx, call(number), async () => ({ token: 'vertraulich' }));
  }
  const rows = await app().db.prisma.keyedCall.findMany({ where: { userId: person?.userId ?? '' } });
  expect(rows).toHaveLength(200);
  expect(JSON.stringify(rows)).not.toMatch(/key-|geheim|vertraulich/);
  expect(await runOnce(ctx, call(201), async () => null)).toEqual({ token: 'vertraulich' });
});

test('an upload with the key of an earlier one returns its file and stores no second one', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeCourse(editor);
  const [key, cookie] = [randomUUID(), await cookieFor(app(), editor)];
  const upload = async () => {
    const answer = await fetch(`${app().baseUrl}/files?course=${courseId}`, {
      method: 'POST',
      headers: { origin: app().baseUrl, 'x-idempotency-key': key, ...(cookie !== null && { cookie }) },
      body: formWith([{ content: samples.png, filename: 'bild.png' }]),
    });
    return { status: answer.status, file: await answer.json() };
  };
  const first = await upload();
  expect(first.status).toBe(201);
  expect(await upload()).toEqual(first);
  expect(await app().db.prisma.storedFile.count({ where: { courseId } })).toBe(1);
});
