import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addMs, days } from '../../../core/runtime/clock.ts';
import { testApp } from '../../../testing/app.ts';
import { importAndActivate } from '../../../testing/catalogue-imports.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, makePerson } from '../../../testing/people.ts';
import { adminCaller, setSetting } from '../../../testing/settings.ts';
import { asShown, byId, type Ordering, takeSoftskillTest, takeValueTest } from '../../../testing/test-runs.ts';
import { shippedCatalogueCsv } from '../../import/service.ts';

const app = testApp();
const keysOf = (thing: object | undefined) => Object.keys(thing ?? {}).sort();

async function member() {
  const person = await makePerson(app());
  return { ...person, caller: await callerFor(app(), person) };
}

const softskillKeys = ['createdAt', 'quality', 'resultId', 'skills', 'tiedBeyond', 'totalSkills', 'variant'];
const skillKeys = ['description', 'high', 'isShared', 'low', 'name', 'points', 'rank', 'skillId'];
const qualityKeys = ['decisive', 'fastGroups', 'flatness', 'isReliable', 'signals', 'untouchedGroups'];
const valueKeys = ['band', 'consistence', 'createdAt', 'resultId', 'tiedBeyond', 'values'];

test('an owner sees all 30 skills and ten values with exactly these fields', async () => {
  const { caller } = await member();
  const { resultId } = await takeSoftskillTest(caller);
  const values = await takeValueTest(caller);
  const result = await caller.results.softskill({ resultId });
  expect(keysOf(result)).toEqual(softskillKeys);
  expect(keysOf(result.skills[0])).toEqual(skillKeys);
  expect(keysOf(result.quality)).toEqual(qualityKeys);
  expect([result.skills.length, result.tiedBeyond]).toEqual([30, 0]);
  expect(result.skills.every(({ low, rank, high }) => 1 <= low && low <= rank && rank <= high && high <= 30)).toBe(
    true,
  );
  const ranking = await caller.results.values({ resultId: values.resultId });
  expect(keysOf(ranking ?? {})).toEqual(valueKeys);
  expect(keysOf(ranking?.values[0])).toEqual(['isShared', 'rank', 'value', 'wins']);
  expect(ranking?.values).toHaveLength(10);
});

test('a guest sees the same fields for five skills and three values, and when they are deleted, by token only', async () => {
  const guest = await callerFor(app(), null);
  const withEnd = (keys: string[]) => [...keys, 'expiresAt'].sort();
  await setSetting(await adminCaller(app()), 'retention', { guestResultDays: 45 });
  const softskill = await takeSoftskillTest(guest);
  const values = await takeValueTest(guest);
  const result = await guest.results.softskill({ token: softskill.token });
  expect([keysOf(result), result.skills.length, result.totalSkills]).toEqual([withEnd(softskillKeys), 5, 30]);
  const ranking = await guest.results.values({ token: values.token });
  expect([keysOf(ranking ?? {}), ranking?.values.length]).toEqual([withEnd(valueKeys), 3]);
  for (const one of [result, ranking]) expect(one?.expiresAt).toEqual(addMs(one?.createdAt ?? new Date(0), days(45)));
  expect(await outcomeOf(guest.results.softskill({ resultId: softskill.resultId }))).toBe('NOT_FOUND');
  expect(await outcomeOf(guest.results.softskill({}))).toBe('NOT_FOUND');
  expect(await guest.results.values({})).toBeNull();
  expect(await outcomeOf(guest.results.softskill({ token: 'x'.repeat(43) }))).toBe('NOT_FOUND');
});

const bandsOf = (first: number[]) =>
  JSON.stringify(
    Array.from({ length: 30 }, (_, index) => {
      const rank = first[index] ?? index + 1;
      return { skillId: index + 1, rank, low: Math.max(1, rank - 2), high: rank, strength: -rank, error: 0.5 };
    }),
  );

const setRanks = (resultId: string, first: number[]) =>
  app().db.pool.query('update softskill_test_results set bands = $2 where id = $1', [resultId, bandsOf(first)]);

test('the rank follows the strength, not the points', async () => {
  const { caller } = await member();
  const { resultId } = await takeSoftskillTest(caller);
  await setRanks(resultId, []);
  const few = JSON.stringify(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [index + 1, index])));
  await app().db.pool.query('update softskill_test_results set scores = $2 where id = $1', [resultId, few]);
  const { skills } = await caller.results.softskill({ resultId });
  expect(skills.map(({ rank }) => rank)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  expect(skills.map(({ points }) => points)).toEqual(Array.from({ length: 30 }, (_, index) => index));
});

test('equal strengths share a rank in result and comparison, and hidden ties are counted for guests', async () => {
  const { caller } = await member();
  const before = await takeSoftskillTest(caller);
  const { resultId } = await takeSoftskillTest(caller);
  await setRanks(resultId, [1, 2, 2, 4]);
  const { skills, tiedBeyond } = await caller.results.softskill({ resultId });
  expect(skills.slice(0, 5).map(({ rank, isShared }) => [rank, isShared])).toEqual([
    [1, false],
    [2, true],
    [2, true],
    [4, false],
    [5, false],
  ]);
  expect(tiedBeyond).toBe(0);
  expect(skills.every(({ low, rank, high }) => low <= rank && rank <= high)).toBe(true);
  const { skills: changes } = await caller.results.compare({ firstId: before.resultId, secondId: resultId });
  expect(changes.filter(({ second }) => second.rank === 2)).toHaveLength(2);
  const guest = await callerFor(app(), null);
  const taken = await takeSoftskillTest(guest);
  await setRanks(taken.resultId, [1, 2, 2, 2, 2, 2, 2]);
  const seen = await guest.results.softskill({ token: taken.token });
  expect(seen.skills.map(({ rank }) => rank)).toEqual([1, 2, 2, 2, 2]);
  expect(seen.tiedBeyond).toBe(2);
});

test('values with equal wins share a rank, including those hidden from guests', async () => {
  const guest = await callerFor(app(), null);
  const { token, resultId } = await takeValueTest(guest);
  const scores = { Balance: 9, Ehrlichkeit: 6, Familie: 6, Freiheit: 6, Frieden: 6, Humor: 1 };
  await app().db.pool.query('update value_test_results set scores = $2 where id = $1', [resultId, scores]);
  const seen = await guest.results.values({ token });
  expect(seen?.values).toEqual([
    { value: 'Balance', wins: 9, rank: 1, isShared: false },
    { value: 'Ehrlichkeit', wins: 6, rank: 2, isShared: true },
    { value: 'Familie', wins: 6, rank: 2, isShared: true },
  ]);
  expect(seen?.tiedBeyond).toBe(2);
});

const undecided: Ordering = (group) => (group.groupIndex % 2 === 0 ? byId(group) : byId(group).toReversed());

test('the dashboard average is points per statement of the five strongest skills and differs between people', async () => {
  const [decided, other] = [await member(), await member()];
  await takeSoftskillTest(decided.caller);
  await takeSoftskillTest(other.caller, undecided);
  const [one, two] = [await decided.caller.results.dashboard(), await other.caller.results.dashboard()];
  for (const { softskill, strongestAverage } of [one, two]) {
    // The five strongest skills appear in both parts: six statements each.
    const expected = (softskill?.skills ?? []).slice(0, 5).reduce((sum, { points }) => sum + points / 6, 0) / 5;
    expect(strongestAverage).toBeCloseTo(expected);
  }
  expect(one.strongestAverage).not.toBeCloseTo(two.strongestAverage ?? 0, 1);
});

test('an account without a result of values gets none, and no failure', async () => {
  const { caller } = await member();
  expect(await caller.results.values({})).toBeNull();
  const { resultId } = await takeValueTest(caller);
  expect((await caller.results.values({}))?.resultId).toBe(resultId);
});

test("only its owner opens a member's result, by id or by token", async () => {
  const owner = await member();
  const stranger = await member();
  const guest = await callerFor(app(), null);
  const softskill = await takeSoftskillTest(owner.caller);
  const values = await takeValueTest(owner.caller);
  for (const other of [stranger.caller, guest]) {
    expect(await outcomeOf(other.results.softskill({ resultId: softskill.resultId }))).toBe('NOT_FOUND');
    expect(await outcomeOf(other.results.softskill({ token: softskill.token }))).toBe('NOT_FOUND');
    expect(await outcomeOf(other.results.values({ resultId: values.resultId }))).toBe('NOT_FOUND');
    expect(await outcomeOf(other.results.values({ token: values.token }))).toBe('NOT_FOUND');
  }
  expect((await owner.caller.results.softskill({ token: softskill.token })).skills).toHaveLength(30);
});

test('the dashboard contains the newest result of each test and the history, newest first', async () => {
  const { caller } = await member();
  expect(await caller.results.dashboard()).toEqual({
    testsCompleted: 0,
    testsAvailable: 2,
    softskill: null,
    values: null,
    strongestAverage: null,
    softskillHistory: [],
    valueHistory: [],
  });
  const first = await takeSoftskillTest(caller);
  app().clock.advance(86_400_000);
  const second = await takeSoftskillTest(caller);
  const board = await caller.results.dashboard();
  expect([board.testsCompleted, board.softskill?.resultId]).toEqual([1, second.resultId]);
  expect(board.softskillHistory.map(({ resultId }) => resultId)).toEqual([second.resultId, first.resultId]);
  expect(keysOf(board.softskillHistory[0])).toEqual(['createdAt', 'resultId', 'variant']);
});

test('a comparison marks the skills that changed more than chance explains', async () => {
  const { caller } = await member();
  const [first, second] = [await takeSoftskillTest(caller), await takeSoftskillTest(caller)];
  await setRanks(first.resultId, []);
  // Two logits apart, each with a standard error of 0.5: 2.8 standard errors. One logit: 1.4.
  await setRanks(second.resultId, [3, 3, 3]);
  const { skills } = await caller.results.compare({ firstId: first.resultId, secondId: second.resultId });
  expect(skills.slice(0, 4).map(({ isShifted }) => isShifted)).toEqual([true, false, false, false]);
});

test('compares two own results skill by skill; the result of another person is not found', async () => {
  const { caller } = await member();
  const stranger = await member();
  const first = await takeSoftskillTest(caller);
  const second = await takeSoftskillTest(caller, asShown);
  const foreign = await takeSoftskillTest(stranger.caller);
  const comparison = await caller.results.compare({ firstId: first.resultId, secondId: second.resultId });
  expect(keysOf(comparison)).toEqual(['first', 'second', 'skills']);
  expect(keysOf(comparison.skills[0])).toEqual(['first', 'isShifted', 'name', 'second', 'skillId']);
  expect(comparison.skills).toHaveLength(30);
  const same = await caller.results.compare({ firstId: first.resultId, secondId: first.resultId });
  expect(same.skills.some(({ isShifted }) => isShifted)).toBe(false);
  for (const [firstId, secondId] of [
    [first.resultId, foreign.resultId],
    [foreign.resultId, first.resultId],
  ] as const) {
    expect(await outcomeOf(caller.results.compare({ firstId, secondId }))).toBe('NOT_FOUND');
  }
});

test('deleting a run removes its answers and its result, and the previous one counts again', async () => {
  const { caller, userId } = await member();
  const { prisma } = app().db;
  const first = await takeSoftskillTest(caller);
  const second = await takeSoftskillTest(caller);
  const values = await takeValueTest(caller);
  await caller.results.delete({ kind: 'softskill', resultId: second.resultId });
  expect(await prisma.softskillGroupDecision.count({ where: { userId } })).toBe(35);
  expect((await caller.results.dashboard()).softskill?.resultId).toBe(first.resultId);
  await caller.results.delete({ kind: 'values', resultId: values.resultId });
  expect(await prisma.valueComparison.count({ where: { userId } })).toBe(0);
  expect(await prisma.valueSelection.count({ where: { userId } })).toBe(0);
  expect(await prisma.valueTestRun.count({ where: { userId } })).toBe(0);
  expect(await outcomeOf(caller.results.delete({ kind: 'values', resultId: values.resultId }))).toBe('NOT_FOUND');
});

test('cannot delete the run of another person or a result by an id of the other test', async () => {
  const owner = await member();
  const stranger = await member();
  const { resultId } = await takeSoftskillTest(owner.caller);
  expect(await outcomeOf(stranger.caller.results.delete({ kind: 'softskill', resultId }))).toBe('NOT_FOUND');
  expect(await outcomeOf(owner.caller.results.delete({ kind: 'values', resultId }))).toBe('NOT_FOUND');
  expect(await outcomeOf(owner.caller.results.delete({ kind: 'softskill', resultId: randomUUID() }))).toBe('NOT_FOUND');
  expect((await owner.caller.results.softskill({ resultId })).skills).toHaveLength(30);
});

test('shows a renamed skill by its new name, also in older results', async () => {
  const { caller } = await member();
  const { resultId } = await takeSoftskillTest(caller);
  const nameOfFirst = async () =>
    (await caller.results.softskill({ resultId })).skills.find(({ skillId }) => skillId === 1)?.name;
  const before = await nameOfFirst();
  const shipped = await shippedCatalogueCsv('test1');
  const rename = (from: string, to: string) => ({ ...shipped, softskillsCsv: shipped.softskillsCsv.replace(from, to) });
  const files = rename('1,Kommunikation,', '1,Verständigung,');
  await importAndActivate(app(), files);
  expect([before, await nameOfFirst()]).toEqual(['Kommunikation', 'Verständigung']);
  await importAndActivate(app(), shipped);
  expect(await nameOfFirst()).toBe('Kommunikation');
});
