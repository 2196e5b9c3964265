import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import type { SoftskillRunState } from '#shared/assessments/state.ts';
import { hashToken } from '../../../core/runtime/random.ts';
import { testApp } from '../../../testing/app.ts';
import { callerFor, makePerson } from '../../../testing/people.ts';
import { answerAll, asShown } from '../../../testing/test-runs.ts';

const app = testApp();
type Caller = Awaited<ReturnType<typeof callerFor>>;

async function guestWithAnswer(): Promise<{ guest: Caller; run: SoftskillRunState; where: { testToken: string } }> {
  const guest = await callerFor(app(), null);
  const run = await guest.softskillTest.start({ variant: 'test1' });
  await answerAll(guest, run, { groups: run.partOne.slice(0, 1) });
  return { guest, run, where: { testToken: hashToken(run.token) } };
}

const answer = (caller: Caller, token: string, groupIndex: number, order: number[]): Promise<string> =>
  caller.softskillTest.answer({ token, groupIndex, order, durationMs: 9_000 }).then(
    () => 'stored',
    (error: { cause?: { code?: string } }) => error.cause?.code ?? String(error),
  );
const orderOf = (groups: SoftskillRunState['partOne'] | null, index: number): number[] => {
  const group = groups?.[index];
  return group === undefined ? [] : asShown(group);
};
const answersIn = (testToken: string) => app().db.prisma.softskillGroupDecision.count({ where: { testToken } });

test('a claimed run accepts answers of its owner and no longer those of the guest', async () => {
  const { guest, run, where } = await guestWithAnswer();
  const { userId, ...person } = await makePerson(app());
  await app().db.prisma.softskillTestRun.update({ where, data: { userId } });
  expect(await answer(guest, run.token, 1, orderOf(run.partOne, 1))).toBe('NOT_FOUND');
  const owner = await callerFor(app(), { userId, ...person });
  expect(await answer(owner, run.token, 1, orderOf(run.partOne, 1))).toBe('stored');
  expect(await app().db.prisma.softskillGroupDecision.count({ where: { userId } })).toBe(1);
});

test('a deleted run accepts no answers', async () => {
  const { guest, run, where } = await guestWithAnswer();
  await app().db.prisma.softskillTestRun.delete({ where });
  expect(await answer(guest, run.token, 1, orderOf(run.partOne, 1))).toBe('NOT_FOUND');
  expect(await answersIn(where.testToken)).toBe(0);
});

test('a run that another process has finished accepts no more answers', async () => {
  const { guest, run, where } = await guestWithAnswer();
  await app().db.prisma.softskillTestRun.update({ where, data: { status: 'finished' } });
  expect(await answer(guest, run.token, 1, orderOf(run.partOne, 1))).toBe('RUN_FINISHED');
  expect(await answersIn(where.testToken)).toBe(1);
});

test('only the new groups of a part 2 that another process rebuilt can be answered', async () => {
  const { guest, run, where } = await guestWithAnswer();
  await answerAll(guest, run);
  const { partTwo } = await guest.softskillTest.partTwo({ token: run.token });
  expect(await answer(guest, run.token, 30, orderOf(partTwo, 0))).toBe('stored');
  const [first = [], ...others] = (partTwo ?? []).map(asShown);
  await app().db.prisma.softskillTestRun.update({ where, data: { shownPartTwo: [...others, first] } });
  expect(await answer(guest, run.token, 31, orderOf(partTwo, 1))).toBe('PART_TWO_CHANGED');
  expect(await answer(guest, run.token, 31, orderOf(partTwo, 2))).toBe('stored');
});

test('a part-1 answer after another process built part 2 can rebuild it', async () => {
  const { guest, run, where } = await guestWithAnswer();
  await answerAll(guest, run);
  const decisions = await app().db.prisma.softskillGroupDecision.findMany({ where });
  expect(decisions).toHaveLength(30);
  // State left by another process: a part 2 built for other skills than the answers give.
  const shownPartTwo = run.partOne.slice(0, 5).map(asShown);
  await app().db.prisma.softskillTestRun.update({ where, data: { shownPartTwo } });
  for (const [index] of run.partOne.entries())
    expect(await answer(guest, run.token, index, orderOf(run.partOne, index).toReversed())).toBe('stored');
  const { partTwo } = await guest.softskillTest.state({ token: run.token });
  expect(partTwo?.map(asShown)).not.toEqual(shownPartTwo);
});

test('an answer takes one statement if nothing has changed', async () => {
  const { guest, run } = await guestWithAnswer();
  const pool = app().db.pool as unknown as { query: (...given: unknown[]) => unknown };
  const { query } = pool;
  // Excludes statements of background work, which run outside this context.
  const answerContext = new AsyncLocalStorage<true>();
  const asked: string[] = [];
  pool.query = (...given) => {
    if (answerContext.getStore()) asked.push(String((given[0] as { name?: string }).name));
    return query.apply(pool, given);
  };
  try {
    expect(await answerContext.run(true, () => answer(guest, run.token, 2, orderOf(run.partOne, 2)))).toBe('stored');
  } finally {
    pool.query = query;
  }
  expect(asked).toEqual(['store-decision']);
});
