import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { callerFor, makePerson } from '../../../testing/people.ts';
import { asShown, takeSoftskillTest, takeValueTest } from '../../../testing/test-runs.ts';
import { applyImport, shippedCatalogueCsv } from '../../import/service.ts';

const app = testApp();
const keysOf = (thing: object | undefined) => Object.keys(thing ?? {}).sort();
const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'accepted',
    (error: { cause?: { code?: string } }) => error.cause?.code ?? String(error),
  );

async function member() {
  const person = await makePerson(app());
  return { ...person, caller: await callerFor(app(), person) };
}

const softskillKeys = ['createdAt', 'quality', 'resultId', 'skills', 'tiedBeyond', 'totalSkills', 'variant'];
const skillKeys = ['description', 'high', 'isShared', 'low', 'name', 'points', 'rank', 'skillId'];
const qualityKeys = ['fastGroups', 'flatness', 'isReliable', 'signals', 'untouchedGroups'];
const valueKeys = ['band', 'consistence', 'createdAt', 'resultId', 'tiedBeyond', 'values'];

test('an owner sees all 30 skills and ten values, field by field', async () => {
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
  expect(keysOf(ranking)).toEqual(valueKeys);
  expect(keysOf(ranking.values[0])).toEqual(['isShared', 'rank', 'value', 'wins']);
  expect(ranking.values).toHaveLength(10);
});

test('a guest sees the same fields of five skills and three values, by token only', async () => {
  const guest = await callerFor(app(), null);
  const softskill = await takeSoftskillTest(guest);
  const values = await takeValueTest(guest);
  const result = await guest.results.softskill({ token: softskill.token });
  expect([keysOf(result), result.skills.length, result.totalSkills]).toEqual([softskillKeys, 5, 30]);
  const ranking = await guest.results.values({ token: values.token });
  expect([keysOf(ranking), ranking.values.length]).toEqual([valueKeys, 3]);
  expect(await refusal(guest.results.softskill({ resultId: softskill.resultId }))).toBe('NOT_FOUND');
  expect(await refusal(guest.results.softskill({}))).toBe('NOT_FOUND');
  expect(await refusal(guest.results.softskill({ token: 'x'.repeat(43) }))).toBe('NOT_FOUND');
});

test("a member's result is opened by nobody else: not by its id, not by its token", async () => {
  const owner = await member();
  const stranger = await member();
  const guest = await callerFor(app(), null);
  const softskill = await takeSoftskillTest(owner.caller);
  const values = await takeValueTest(owner.caller);
  for (const other of [stranger.caller, guest]) {
    expect(await refusal(other.results.softskill({ resultId: softskill.resultId }))).toBe('NOT_FOUND');
    expect(await refusal(other.results.softskill({ token: softskill.token }))).toBe('NOT_FOUND');
    expect(await refusal(other.results.values({ resultId: values.resultId }))).toBe('NOT_FOUND');
    expect(await refusal(other.results.values({ token: values.token }))).toBe('NOT_FOUND');
  }
  expect((await owner.caller.results.softskill({ token: softskill.token })).skills).toHaveLength(30);
});

test('the dashboard holds the newest of each test and the history, newest first', async () => {
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

test('two own runs are compared skill by skill; with a foreign one there is nothing', async () => {
  const { caller } = await member();
  const stranger = await member();
  const first = await takeSoftskillTest(caller);
  const second = await takeSoftskillTest(caller, asShown);
  const foreign = await takeSoftskillTest(stranger.caller);
  const comparison = await caller.results.compare({ firstId: first.resultId, secondId: second.resultId });
  expect(keysOf(comparison)).toEqual(['first', 'second', 'skills']);
  expect(keysOf(comparison.skills[0])).toEqual(['bandsOverlap', 'first', 'name', 'second', 'skillId']);
  expect(comparison.skills).toHaveLength(30);
  const same = await caller.results.compare({ firstId: first.resultId, secondId: first.resultId });
  expect(same.skills.every(({ bandsOverlap }) => bandsOverlap)).toBe(true);
  for (const [firstId, secondId] of [
    [first.resultId, foreign.resultId],
    [foreign.resultId, first.resultId],
  ] as const) {
    expect(await refusal(caller.results.compare({ firstId, secondId }))).toBe('NOT_FOUND');
  }
});

test('deleting a run removes its answers and its result, and the one before counts again', async () => {
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
  expect(await refusal(caller.results.delete({ kind: 'values', resultId: values.resultId }))).toBe('NOT_FOUND');
});

test('nobody deletes a foreign run, and an id of the other test deletes nothing', async () => {
  const owner = await member();
  const stranger = await member();
  const { resultId } = await takeSoftskillTest(owner.caller);
  expect(await refusal(stranger.caller.results.delete({ kind: 'softskill', resultId }))).toBe('NOT_FOUND');
  expect(await refusal(owner.caller.results.delete({ kind: 'values', resultId }))).toBe('NOT_FOUND');
  expect(await refusal(owner.caller.results.delete({ kind: 'softskill', resultId: randomUUID() }))).toBe('NOT_FOUND');
  expect((await owner.caller.results.softskill({ resultId })).skills).toHaveLength(30);
});

test('a skill that an import has renamed is shown by its new name, in results of before, too', async () => {
  const { caller } = await member();
  const { resultId } = await takeSoftskillTest(caller);
  const nameOfFirst = async () =>
    (await caller.results.softskill({ resultId })).skills.find(({ skillId }) => skillId === 1)?.name;
  const before = await nameOfFirst();
  const shipped = await shippedCatalogueCsv('test1');
  const rename = (from: string, to: string) => ({ ...shipped, softskillsCsv: shipped.softskillsCsv.replace(from, to) });
  const files = rename('1,Kommunikation,', '1,Verständigung,');
  await applyImport(app(), { ...files, testVariant: 'test1', acceptWarnings: true });
  expect([before, await nameOfFirst()]).toEqual(['Kommunikation', 'Verständigung']);
  await applyImport(app(), { ...shipped, testVariant: 'test1', acceptWarnings: true });
  expect(await nameOfFirst()).toBe('Kommunikation');
});
