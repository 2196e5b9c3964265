import { expect, test } from 'vitest';
import { hashToken } from '../../../core/runtime/random.ts';
import { testApp } from '../../../testing/app.ts';
import { callerFor } from '../../../testing/people.ts';
import { asShown, byId, takeSoftskillTest } from '../../../testing/test-runs.ts';

const app = testApp();
const started = async () => {
  const caller = await callerFor(app(), null);
  return { caller, run: await caller.softskillTest.start({ variant: 'test1' }) };
};
type Started = Awaited<ReturnType<typeof started>>;

const answer = ({ caller, run }: Started, index: number, ordering = asShown): Promise<string> => {
  const group = run.partOne[index];
  const order = group === undefined ? [] : ordering(group);
  return caller.softskillTest.answer({ token: run.token, groupIndex: index, order, durationMs: 9_000 }).then(
    () => 'stored',
    (error: { cause?: { code?: string } }) => error.cause?.code ?? String(error),
  );
};
const answersOf = async ({ caller, run }: Started) =>
  (await caller.softskillTest.state({ token: run.token })).partOne.map((group) => group.answer);

test('stores concurrent answers of many people, each in its own run', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, started));
  const indices = [0, 1, 2];
  const answered = people.flatMap((person) => indices.map((index) => answer(person, index)));
  expect(new Set(await Promise.all(answered))).toEqual(new Set(['stored']));
  for (const person of people) {
    const expected = person.run.partOne.map((group, index) => (indices.includes(index) ? asShown(group) : null));
    expect(await answersOf(person)).toEqual(expected);
  }
});

test('stores concurrent answers of a part 2', async () => {
  const { caller, run } = await started();
  await Promise.all(run.partOne.map((_, index) => answer({ caller, run }, index, byId)));
  const { partTwo } = await caller.softskillTest.partTwo({ token: run.token });
  const groups = partTwo ?? [];
  await Promise.all(
    groups.map((group) => {
      const { groupIndex } = group;
      return caller.softskillTest.answer({ token: run.token, groupIndex, order: byId(group), durationMs: 9_000 });
    }),
  );
  const { partTwo: stored } = await caller.softskillTest.state({ token: run.token });
  expect(stored?.map((group) => group.answer)).toEqual(groups.map(byId));
});

test('stores one of two concurrent orders of the same group', async () => {
  const person = await started();
  const [group] = person.run.partOne;
  const both = [answer(person, 0, asShown), answer(person, 0, (shown) => asShown(shown).toReversed())];
  expect(await Promise.all(both)).toEqual(['stored', 'stored']);
  const [stored] = await answersOf(person);
  const shown = group === undefined ? [] : asShown(group);
  expect([shown, shown.toReversed()]).toContainEqual(stored);
});

test('among concurrent answers, only that of a finished run is rejected', async () => {
  const [first, second, done] = await Promise.all([started(), started(), started()]);
  const caller = done.caller;
  const { token } = await takeSoftskillTest(caller);
  const finished = {
    caller,
    run: { ...done.run, token, partOne: (await caller.softskillTest.state({ token })).partOne },
  };
  expect(await Promise.all([answer(first, 4), answer(finished, 4), answer(second, 4)])).toEqual([
    'stored',
    'RUN_FINISHED',
    'stored',
  ]);
});

test('a locked run delays only its own answer', async () => {
  const [held, first, second] = await Promise.all([started(), started(), started()]);
  const connection = await app().db.pool.connect();
  await connection.query('begin');
  await connection.query('select 1 from softskill_test_runs where test_token = $1 for update', [
    hashToken(held.run.token),
  ]);
  const waiting = answer(held, 0);
  expect(await Promise.all([answer(first, 0), answer(second, 0)])).toEqual(['stored', 'stored']);
  expect((await answersOf(held))[0]).toBeNull();
  await connection.query('commit');
  connection.release();
  expect(await waiting).toBe('stored');
});
