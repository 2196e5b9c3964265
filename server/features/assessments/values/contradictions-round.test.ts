import { expect, test } from 'vitest';
import type { Contradiction } from '#shared/assessments/state.ts';
import { hashToken } from '../../../core/runtime/random.ts';
import { testApp } from '../../../testing/app.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, makePerson } from '../../../testing/people.ts';
import { decideAllPairs, tenValues } from '../../../testing/test-runs.ts';

const app = testApp();
type Caller = Awaited<ReturnType<typeof callerFor>>;
type Prefer = (left: string, right: string) => string;

const alphabeticalBut =
  (...pairs: string[]): Prefer =>
  (left, right) => {
    const [first = '', second = ''] = [left, right].toSorted();
    return pairs.includes(`${first},${second}`) ? second : first;
  };
const oneCircle = alphabeticalBut('Balance,Familie');
const eightAndOne = alphabeticalBut('Balance,Respekt', 'Ehrlichkeit,Freiheit');
const ring: Prefer = (left, right) =>
  (tenValues.indexOf(right) - tenValues.indexOf(left) + 10) % 10 <= 5 - (tenValues.indexOf(left) >= 5 ? 1 : 0)
    ? left
    : right;

async function compared(prefer: Prefer) {
  const caller = await callerFor(app(), null);
  const run = await caller.valueTest.start({});
  await decideAllPairs(caller, run, prefer);
  return { caller, token: run.token };
}

async function offered(caller: Caller, token: string): Promise<Contradiction> {
  const shown = await caller.valueTest.contradiction({ token });
  if (shown === null) throw new Error('nothing is offered');
  return shown;
}

const pairOf = ({ triad: [a, b] }: Contradiction) => [a, b].toSorted().join();
const comparisonOf = (token: string, pair: string[]) =>
  app().db.prisma.valueComparison.findFirstOrThrow({
    where: { run: { testToken: hashToken(token) }, winner: { in: pair }, loser: { in: pair } },
  });

test('reverses the offered answer, keeps the first one and returns how many contradictions that resolved', async () => {
  const { caller, token } = await compared(oneCircle);
  const { triad, number, of } = await offered(caller, token);
  expect(new Set(triad)).toEqual(new Set(['Balance', 'Ehrlichkeit', 'Familie']));
  expect([number, of]).toEqual([1, 5]);
  const [winner, loser] = triad;
  expect(await caller.valueTest.decideAgain({ token, triad, winner: loser })).toEqual({ resolved: 1, left: 0 });
  expect(await caller.valueTest.contradiction({ token })).toBeNull();
  expect(await comparisonOf(token, [winner, loser])).toMatchObject({
    winner: loser,
    loser: winner,
    firstWinner: winner,
  });
  const { resultId } = await caller.valueTest.finish({ token });
  const stored = await app().db.prisma.valueTestResult.findUniqueOrThrow({ where: { id: resultId } });
  expect((stored.scores as Record<string, number>)[loser]).toBeGreaterThan(
    (stored.scores as Record<string, number>)[winner] ?? 9,
  );
  expect(stored.consistence).toBeCloseTo(1 - 1 / 40);
});

test('offers the decision that resolves most contradictions first', async () => {
  const { caller, token } = await compared(eightAndOne);
  const first = await offered(caller, token);
  expect(first.triad.slice(0, 2)).toEqual(['Respekt', 'Balance']);
  const { resolved, left } = await caller.valueTest.decideAgain({ token, triad: first.triad, winner: 'Balance' });
  expect([resolved, left]).toEqual([8, 1]);
  const second = await offered(caller, token);
  expect(new Set(second.triad)).toEqual(new Set(['Ehrlichkeit', 'Familie', 'Freiheit']));
});

test('offers the same decision until it is settled, however often it is requested', async () => {
  const { caller, token } = await compared(ring);
  const shown = await Promise.all([1, 2, 3].map(() => offered(caller, token)));
  expect(new Set(shown.map((one) => JSON.stringify(one))).size).toBe(1);
  const [first] = shown;
  if (first === undefined) return;
  await caller.valueTest.decideAgain({ token, triad: first.triad, winner: null });
  expect(pairOf(await offered(caller, token))).not.toBe(pairOf(first));
});

test.each([
  ['skipped', () => null],
  ['confirmed', ([winner]: Contradiction['triad']) => winner],
  ['turned round', ([, loser]: Contradiction['triad']) => loser],
])('offers at most five decisions, no pair twice, when every one is %s', async (_how, choose) => {
  const { caller, token } = await compared(ring);
  const pairs: string[] = [];
  let left = 40;
  for (let shown = await caller.valueTest.contradiction({ token }); shown !== null; ) {
    pairs.push(pairOf(shown));
    expect(shown.number).toBe(pairs.length);
    const outcome = await caller.valueTest.decideAgain({ token, triad: shown.triad, winner: choose(shown.triad) });
    expect(outcome.left).toBe(left - outcome.resolved);
    left = outcome.left;
    shown = await caller.valueTest.contradiction({ token });
  }
  expect(pairs).toHaveLength(5);
  expect(new Set(pairs).size).toBe(5);
});

test('takes back decisions one by one, the last one first', async () => {
  const { caller, token } = await compared(ring);
  const first = await offered(caller, token);
  await caller.valueTest.decideAgain({ token, triad: first.triad, winner: first.triad[1] });
  const second = await offered(caller, token);
  await caller.valueTest.decideAgain({ token, triad: second.triad, winner: null });
  await caller.valueTest.takeBack({ token, number: 2 });
  expect(await offered(caller, token)).toEqual(second);
  await caller.valueTest.takeBack({ token, number: 1 });
  expect(await offered(caller, token)).toEqual(first);
  const [winner, loser] = first.triad;
  expect(await comparisonOf(token, [winner, loser])).toMatchObject({ winner, loser, firstWinner: winner });
});

test('only the last answer can be taken back, and two concurrent attempts count once', async () => {
  const { caller, token } = await compared(ring);
  const takeBack = (number: number) => outcomeOf(caller.valueTest.takeBack({ token, number }));
  expect(await takeBack(1)).toBe('STALE_CHANGE');
  for (let number = 1; number <= 2; number++) {
    const { triad } = await offered(caller, token);
    await caller.valueTest.decideAgain({ token, triad, winner: null });
  }
  expect(await takeBack(1)).toBe('STALE_CHANGE');
  expect((await Promise.all([2, 2, 2].map(takeBack))).toSorted()).toEqual(['STALE_CHANGE', 'STALE_CHANGE', 'accepted']);
  expect((await offered(caller, token)).number).toBe(2);
});

test('rejects a decision that is not offered and a value outside the question', async () => {
  const { caller, token } = await compared(oneCircle);
  const decide = (triad: string[], winner: string | null) =>
    outcomeOf(caller.valueTest.decideAgain({ token, triad, winner }));
  expect(await decide(['Balance', 'Ehrlichkeit', 'Familie'], 'Ehrlichkeit')).toBe('STALE_CHANGE');
  const { triad } = await offered(caller, token);
  expect(await decide(triad.toReversed(), triad[1])).toBe('STALE_CHANGE');
  expect(await decide(triad, triad[2])).toBe('ORDER_INVALID');
  expect(await decide(triad, 'Natur')).toBe('ORDER_INVALID');
  const answers = await Promise.all([1, 2, 3].map(() => decide(triad, triad[1])));
  expect(answers.toSorted()).toEqual(['STALE_CHANGE', 'STALE_CHANGE', 'accepted']);
});

test('there is no round after the result or for another person', async () => {
  const owner = await callerFor(app(), await makePerson(app()));
  const run = await owner.valueTest.start({});
  await decideAllPairs(owner, run, oneCircle);
  const { token } = run;
  const { triad } = await offered(owner, token);
  const stranger = await callerFor(app(), await makePerson(app()));
  expect(await outcomeOf(stranger.valueTest.contradiction({ token }))).toBe('NOT_FOUND');
  expect(await outcomeOf(stranger.valueTest.decideAgain({ token, triad, winner: triad[1] }))).toBe('NOT_FOUND');
  expect(await outcomeOf(stranger.valueTest.takeBack({ token, number: 1 }))).toBe('NOT_FOUND');
  await owner.valueTest.decideAgain({ token, triad, winner: null });
  await owner.valueTest.finish({ token });
  expect(await outcomeOf(owner.valueTest.decideAgain({ token, triad, winner: triad[1] }))).toBe('RUN_FINISHED');
  expect(await outcomeOf(owner.valueTest.takeBack({ token, number: 1 }))).toBe('RUN_FINISHED');
});
