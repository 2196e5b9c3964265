import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { JobState } from '#shared/background-jobs/state.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { continueLater, defineJob, type JobWork } from '../../core/jobs/background/definition.ts';
import { findJob, updateToWaiting } from '../../core/jobs/background/queries.ts';
import { registerJob, startJob } from '../../core/jobs/background/run.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { createCaller } from '../../router.ts';
import { openApp } from '../../start.ts';
import { testApp } from '../../testing/app.ts';
import { countLockWaits } from '../../testing/events.ts';
import { callerFor, contextFor, makePerson, type Person } from '../../testing/people.ts';
import { streamJobChanges } from './service.ts';

const app = testApp({ mail: false });
let other: Awaited<ReturnType<typeof openApp>>;

type Work = JobWork<{ words: string }, { done: number }>;
type Run = (work: Work) => Promise<{ answer: string } | typeof continueLater>;
const workNamed = new Map<string, Run>();
const testJob = defineJob({
  kind: 'test-job',
  payload: z.strictObject({ words: z.string() }),
  progress: z.strictObject({ done: z.number() }),
  result: z.strictObject({ answer: z.string() }),
  attempts: 2,
  limitsByLane: () => ({ main: { atOnce: 2 } }),
  limitMs: 60_000,
  retryDelaySeconds: 1,
  run: (work) => (workNamed.get(work.payload.words) ?? (() => Promise.reject(new Error('unknown words'))))(work),
});

beforeAll(async () => {
  await registerJob(app(), testJob);
  await registerJob(app(), turnJob);
  const { env, logger, databaseUrl, clock } = app();
  other = await openApp({ env, databaseUrl, logger, clock });
});
afterAll(() => other.close());

const start = (person: Person, words: string, work: Run): Promise<string> => {
  workNamed.set(words, work);
  return inTransaction(app().db, (tx) =>
    startJob(app(), tx, { definition: testJob, ownerId: person.userId, payload: { words } }),
  );
};
const stateOf = async (person: Person, jobId: string) =>
  (await callerFor(app(), person)).backgroundJobs.state({ jobId });
const open = async (jobId: string): Promise<number> => {
  const { rows } = await app().db.pool.query(
    `select 1 from pgboss.job where data ->> 'jobId' = $1 and state in ('created', 'retry', 'active')`,
    [jobId],
  );
  return rows.length;
};
const untilAborted = ({ signal }: Work): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));

test('progress and result are stored and published to other processes; the input is deleted', async () => {
  const person = await makePerson(app());
  const gate = Promise.withResolvers<void>();
  const jobId = await start(person, 'progress', async ({ reportProgress }) => {
    await reportProgress({ done: 3 });
    await gate.promise;
    return { answer: 'fertig' };
  });
  const ctx = { ...(await contextFor(app(), person)), app: other };
  const { user, session } = ctx;
  if (user === null || session === null) throw new Error('not signed in');
  const heard: JobState[] = [];
  for await (const state of await streamJobChanges({ ...ctx, user, session }, jobId, undefined)) {
    heard.push(state);
    if (state.progress !== null) gate.resolve();
  }
  expect(heard.find(({ progress }) => progress !== null)).toMatchObject({ status: 'running', progress: { done: 3 } });
  expect(heard.at(-1)).toEqual({
    jobId,
    kind: 'test-job',
    status: 'done',
    progress: { done: 3 },
    result: { answer: 'fertig' },
    error: null,
  });
  expect(await app().db.prisma.backgroundJob.findUnique({ where: { id: jobId } })).toMatchObject({ payload: null });
});

const turns: string[] = [];
const turnsBegin = Promise.withResolvers<void>();
const reachedTurns = new Map<string, number>();
const turnJob = defineJob({
  kind: 'test-turns',
  payload: z.strictObject({ group: z.string(), mostTurns: z.number() }),
  progress: z.strictObject({}),
  result: z.strictObject({ turns: z.number() }),
  attempts: 1,
  limitsByLane: () => ({ main: { atOnce: 1 } }),
  limitMs: 60_000,
  retryDelaySeconds: 1,
  groupOf: ({ group }) => group,
  run: async ({ jobId, payload: { group, mostTurns } }) => {
    await turnsBegin.promise;
    turns.push(group);
    const reached = (reachedTurns.get(jobId) ?? 0) + 1;
    reachedTurns.set(jobId, reached);
    return reached < mostTurns ? continueLater : { turns: reached };
  },
});

test('groups take turns, so that a later group does not wait for all of an earlier one', async () => {
  const [person, other] = [await makePerson(app()), await makePerson(app())];
  const ids: string[] = [];
  await inTransaction(app().db, async (tx) => {
    const payload = { group: 'busy', mostTurns: 4 };
    for (let job = 0; job < 5; job++)
      ids.push(await startJob(app(), tx, { definition: turnJob, ownerId: person.userId, payload }));
    const calm = { definition: turnJob, ownerId: other.userId, payload: { group: 'calm', mostTurns: 4 } };
    await startJob(app(), tx, calm);
  });
  turnsBegin.resolve();
  await expect.poll(() => turns.length).toBe(24);
  expect(turns.slice(0, 8).sort()).toEqual([...Array(4).fill('busy'), ...Array(4).fill('calm')]);
  for (const jobId of ids)
    await expect.poll(() => stateOf(person, jobId)).toMatchObject({ status: 'done', result: { turns: 4 } });
});

test('a cancellation that arrives while the job yields is not lost', async () => {
  const person = await makePerson(app());
  const caller = await callerFor(app(), person);
  const going = Promise.withResolvers<void>();
  let begun = 0;
  const jobId = await start(person, 'giving way', async () => {
    begun += 1;
    await going.promise;
    return continueLater;
  });
  await expect.poll(() => begun).toBe(1);
  let wish: Promise<unknown> = Promise.resolve();
  await app().db.prisma.$transaction(async (tx) => {
    const row = await findJob(tx, jobId);
    if (row === null || !(await updateToWaiting(tx, row))) throw new Error('the job is not under way');
    wish = caller.backgroundJobs.cancel({ jobId });
    await expect.poll(() => countLockWaits(app(), 'background_jobs')).toBe(1);
  });
  await wish;
  going.resolve();
  expect(await stateOf(person, jobId)).toMatchObject({ status: 'cancelled' });
  expect(begun).toBe(1);
});

test('a job that waits for its next turn ends at once when it is cancelled', async () => {
  const person = await makePerson(app());
  const jobId = await start(person, 'by and by', async ({ jobId: id }) => {
    await (await callerFor(app(), person)).backgroundJobs.cancel({ jobId: id });
    return continueLater;
  });
  await expect.poll(() => stateOf(person, jobId)).toMatchObject({ status: 'cancelled' });
});

test('an attempt that failed unexpectedly is retried from where it stopped', async () => {
  const person = await makePerson(app());
  const reached: unknown[] = [];
  const jobId = await start(person, 'again', async (work) => {
    reached.push(work.lastProgress);
    if (reached.length > 1) return { answer: 'doch' };
    await work.reportProgress({ done: 7 });
    throw new Error('the process has died');
  });
  await expect.poll(() => stateOf(person, jobId)).toMatchObject({ status: 'done', result: { answer: 'doch' } });
  expect(reached).toEqual([null, { done: 7 }]);
});

test('an error fails the job after two attempts, a refusal after one, each with its reason', async () => {
  const person = await makePerson(app());
  const attempts = { broken: 0, refused: 0 };
  const broken = await start(person, 'broken', () => {
    attempts.broken++;
    return Promise.reject(new RangeError('no reason for people'));
  });
  const refused = await start(person, 'refused', () => {
    attempts.refused++;
    return Promise.reject(new RuleError('TEXT_TOO_COMPLEX'));
  });
  const unreachable = await start(person, 'unreachable', () =>
    Promise.reject(Object.assign(new Error('no way there'), { code: 'ECONNREFUSED' })),
  );
  await expect.poll(() => stateOf(person, broken)).toMatchObject({ status: 'failed', error: 'UNEXPECTED' });
  await expect.poll(() => stateOf(person, refused)).toMatchObject({ status: 'failed', error: 'TEXT_TOO_COMPLEX' });
  await expect.poll(() => stateOf(person, unreachable)).toMatchObject({ status: 'failed', error: 'UNAVAILABLE' });
  expect(attempts).toEqual({ broken: 2, refused: 1 });
});

test('the owner cancels a running or waiting job from another process; an ended job is unchanged', async () => {
  const person = await makePerson(app());
  const caller = createCaller({ ...(await contextFor(app(), person)), app: other });
  const first = await start(person, 'endless', untilAborted);
  const second = await start(person, 'endless', untilAborted);
  await expect.poll(() => stateOf(person, first)).toMatchObject({ status: 'running' });
  await expect.poll(() => stateOf(person, second)).toMatchObject({ status: 'running' });
  const waiting = await start(person, 'never begun', () => Promise.resolve({ answer: 'begun' }));
  expect(await caller.backgroundJobs.cancel({ jobId: waiting })).toMatchObject({ status: 'cancelled' });
  expect(await caller.backgroundJobs.cancel({ jobId: first })).toMatchObject({ status: 'cancelling' });
  await expect.poll(() => stateOf(person, first)).toMatchObject({ status: 'cancelled' });
  await caller.backgroundJobs.cancel({ jobId: second });
  await expect.poll(() => stateOf(person, second)).toMatchObject({ status: 'cancelled' });
  expect(await caller.backgroundJobs.cancel({ jobId: first })).toMatchObject({ status: 'cancelled' });
  expect(await stateOf(person, waiting)).toMatchObject({ status: 'cancelled', result: null });
});

test('for everyone else the job does not exist', async () => {
  const [person, stranger] = [await makePerson(app()), await makePerson(app())];
  const jobId = await start(person, 'mine', untilAborted);
  const caller = await callerFor(app(), stranger);
  for (const call of [caller.backgroundJobs.state, caller.backgroundJobs.cancel, caller.backgroundJobs.changes])
    await expect(call({ jobId })).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
  await expect.poll(() => stateOf(person, jobId)).toMatchObject({ status: 'running' });
  await (await callerFor(app(), person)).backgroundJobs.cancel({ jobId });
  await expect.poll(() => stateOf(person, jobId)).toMatchObject({ status: 'cancelled' });
});

test('limits a person to ten open jobs and the size of the input', async () => {
  const person = await makePerson(app());
  await app().db.prisma.backgroundJob.createMany({
    data: Array.from({ length: 9 }, () => ({ kind: 'test-job', ownerId: person.userId, createdAt: app().clock.now() })),
  });
  await expect(start(person, 'ä'.repeat(600_000), untilAborted)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  const jobId = await start(person, 'the tenth', () => Promise.resolve({ answer: 'ja' }));
  await expect(start(person, 'the eleventh', untilAborted)).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  await expect.poll(() => stateOf(person, jobId)).toMatchObject({ status: 'done' });
});

test('ended jobs are deleted after 30 days; a job that never ends fails after one day', async () => {
  const { userId: ownerId } = await makePerson(app());
  const now = app().clock.now();
  const make = async (row: { createdAt: Date; status?: 'done'; endedAt?: Date }) =>
    (await app().db.prisma.backgroundJob.create({ data: { kind: 'test-job', ownerId, payload: {}, ...row } })).id;
  await make({ createdAt: addMs(now, -days(31)), status: 'done', endedAt: addMs(now, -days(31)) });
  const retained = await make({ createdAt: addMs(now, -days(29)), status: 'done', endedAt: addMs(now, -days(29)) });
  const lost = await make({ createdAt: addMs(now, -days(2)) });
  const fresh = await make({ createdAt: addMs(now, -1000) });
  await runCleanups(app());
  const left = await app().db.prisma.backgroundJob.findMany({ where: { ownerId }, orderBy: { createdAt: 'asc' } });
  expect(left.map(({ id, status }) => [id, status])).toEqual([
    [retained, 'done'],
    [lost, 'failed'],
    [fresh, 'waiting'],
  ]);
  expect(left[1]?.payload).toBeNull();
});

test('two attempts at one turn continue as one, and a queue row of a past turn has no effect', async () => {
  const person = await makePerson(app());
  const both = Promise.withResolvers<void>();
  let begun = 0;
  const jobId = await start(person, 'twice', async () => {
    begun++;
    if (begun === 2) both.resolve();
    await both.promise;
    return begun > 2 ? { answer: 'fertig' } : continueLater;
  });
  const queueAgain = () => inTransaction(app().db, (tx) => app().queue.add(tx, testJob.kind, { jobId, turn: '0' }));
  await queueAgain();
  await expect.poll(() => stateOf(person, jobId)).toMatchObject({ status: 'done', result: { answer: 'fertig' } });
  await queueAgain();
  await expect.poll(() => open(jobId)).toBe(0);
  expect(begun).toBe(3);
});
