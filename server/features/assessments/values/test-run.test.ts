import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, makePerson } from '../../../testing/people.ts';
import { decideAllPairs, takeValueTest, tenValues } from '../../../testing/test-runs.ts';

const app = testApp();
const started = async () => {
  const caller = await callerFor(app(), null);
  return { caller, run: await caller.valueTest.start({}) };
};

const circular = (left: string, right: string): string => {
  const pair = [left, right].sort().join();
  if (pair === 'Balance,Familie') return 'Familie';
  return left < right ? left : right;
};

test('the 170 words come in a personal order that stays the same', async () => {
  const { caller, run } = await started();
  expect(new Set(run.words).size).toBe(170);
  expect((await caller.valueTest.state({ token: run.token })).words).toEqual(run.words);
  expect((await caller.valueTest.start({})).words).not.toEqual(run.words);
});

test('only a run that is gone counts as a fresh start', async () => {
  const { caller, run } = await started();
  await decideAllPairs(caller, run);
  await caller.valueTest.finish({ token: run.token });
  expect(await caller.valueTest.start({ token: run.token })).not.toHaveProperty('isFreshStart');
  expect(await caller.valueTest.start({ token: 'x'.repeat(43) })).toHaveProperty('isFreshStart', true);
});

test('ten chosen values form 45 pairs, each pair once', async () => {
  const { caller, run } = await started();
  const { pairs, selected } = await caller.valueTest.choose({ token: run.token, values: tenValues });
  expect(selected).toEqual(tenValues);
  expect(new Set(pairs.map(({ left, right }) => [left, right].sort().join())).size).toBe(45);
});

test.each([
  ['nine', tenValues.slice(0, 9)],
  ['eleven', [...tenValues, 'Liebe']],
])('rejects %s values', async (_name, values) => {
  const { caller, run } = await started();
  await expect(caller.valueTest.choose({ token: run.token, values })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test.each([
  ['one value twice', [...tenValues.slice(0, 9), 'Balance']],
  ['a word that is not in the list', [...tenValues.slice(0, 9), 'Quatsch']],
])('rejects %s', async (_name, values) => {
  const { caller, run } = await started();
  expect(await outcomeOf(caller.valueTest.choose({ token: run.token, values }))).toBe('INVALID_INPUT');
});

test('transitive answers rank all ten values with 9 to 0 wins and are fully consistent', async () => {
  const caller = await callerFor(app(), await makePerson(app()));
  const { resultId } = await takeValueTest(caller);
  const result = await caller.results.values({ resultId });
  expect(result?.values.map(({ value, wins }) => [value, wins])).toEqual(
    [...tenValues].sort().map((value, index) => [value, 9 - index]),
  );
  expect([result?.consistence, result?.band]).toEqual([1, 'klar']);
});

test('finishing requires every comparison', async () => {
  const { caller, run } = await started();
  expect(await outcomeOf(caller.valueTest.finish({ token: run.token }))).toBe('RUN_INCOMPLETE');
  const { pairs } = await caller.valueTest.choose({ token: run.token, values: tenValues });
  for (const [pairIndex, { left }] of pairs.slice(0, 44).entries())
    await caller.valueTest.compare({ token: run.token, pairIndex, winner: left });
  expect(await outcomeOf(caller.valueTest.finish({ token: run.token }))).toBe('RUN_INCOMPLETE');
  expect(await outcomeOf(caller.valueTest.contradiction({ token: run.token }))).toBe('RUN_INCOMPLETE');
});

test('rejects a winner that is not in the pair', async () => {
  const { caller, run } = await started();
  const { pairs } = await caller.valueTest.choose({ token: run.token, values: tenValues });
  const foreign = tenValues.find((value) => value !== pairs[0]?.left && value !== pairs[0]?.right) ?? '';
  expect(await outcomeOf(caller.valueTest.compare({ token: run.token, pairIndex: 0, winner: foreign }))).toBe(
    'ORDER_INVALID',
  );
});

test('an answer changed with Zurück counts as the first answer', async () => {
  const { caller, run } = await started();
  const { pairs } = await caller.valueTest.choose({ token: run.token, values: tenValues });
  const [{ left, right } = { left: '', right: '' }] = pairs;
  await caller.valueTest.compare({ token: run.token, pairIndex: 0, winner: left });
  await caller.valueTest.compare({ token: run.token, pairIndex: 0, winner: right });
  const row = await app().db.prisma.valueComparison.findFirstOrThrow({
    orderBy: { decidedAt: 'desc' },
    where: { pairIndex: 0, winner: right, loser: left },
  });
  expect(row.firstWinner).toBe(right);
});

test('comparing and choosing end once contradictions were shown', async () => {
  const { caller, run } = await started();
  await decideAllPairs(caller, run, circular);
  await caller.valueTest.contradiction({ token: run.token });
  expect(await outcomeOf(caller.valueTest.compare({ token: run.token, pairIndex: 0, winner: 'Balance' }))).not.toBe(
    'accepted',
  );
  expect(
    await outcomeOf(caller.valueTest.choose({ token: run.token, values: [...tenValues.slice(0, 9), 'Liebe'] })),
  ).toBe('RUN_FINISHED');
});

test('four concurrent attempts to finish create one result, and nothing changes afterwards', async () => {
  const { caller, run } = await started();
  await decideAllPairs(caller, run);
  const results = await Promise.all([1, 2, 3, 4].map(() => caller.valueTest.finish({ token: run.token })));
  expect(new Set(results.map(({ resultId }) => resultId)).size).toBe(1);
  expect(await outcomeOf(caller.valueTest.compare({ token: run.token, pairIndex: 0, winner: 'Balance' }))).toBe(
    'RUN_FINISHED',
  );
});

test('another person’s run does not exist', async () => {
  const owner = await makePerson(app());
  const run = await (await callerFor(app(), owner)).valueTest.start({});
  const { id } = await app().db.prisma.valueTestRun.findFirstOrThrow({ where: { userId: owner.userId } });
  const stranger = await callerFor(app(), await makePerson(app()));
  for (const token of [run.token, id]) expect(await outcomeOf(stranger.valueTest.state({ token }))).toBe('NOT_FOUND');
});
