import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, makePerson } from '../../../testing/people.ts';
import { answerAll, asShown, byId, takeSoftskillTest } from '../../../testing/test-runs.ts';

const app = testApp();
const guest = () => callerFor(app(), null);
const started = async () => {
  const caller = await guest();
  return { caller, run: await caller.softskillTest.start({ variant: 'test1' }) };
};
const count = async (table: string) =>
  Number((await app().db.pool.query(`select count(*) from ${table}`)).rows[0].count);

test('a run shows 30 groups of four statements and nothing about skills', async () => {
  const { run } = await started();
  expect(run.partOne).toHaveLength(30);
  expect(run.partOne.every((group) => group.statements.length === 4 && group.answer === null)).toBe(true);
  expect(new Set(run.partOne.flatMap(asShown)).size).toBe(120);
  expect(Object.keys(run).sort()).toEqual(['partOne', 'partTwo', 'status', 'token', 'variant']);
  expect(Object.keys(run.partOne[0]?.statements[0] ?? {}).sort()).toEqual(['id', 'text']);
  expect(run.token.length).toBeGreaterThanOrEqual(32);
});

test('the order of statements is shuffled per run and stays the same within the run', async () => {
  const { caller, run } = await started();
  const other = await caller.softskillTest.start({ variant: 'test1' });
  expect(other.partOne.map(asShown)).not.toEqual(run.partOne.map(asShown));
  expect((await caller.softskillTest.state({ token: run.token })).partOne.map(asShown)).toEqual(
    run.partOne.map(asShown),
  );
});

test('variant test2 asks other statements', async () => {
  const { caller, run } = await started();
  const other = await caller.softskillTest.start({ variant: 'test2' });
  const texts = new Set(run.partOne.flatMap((group) => group.statements.map(({ text }) => text)));
  expect(other.partOne.flatMap((group) => group.statements).filter(({ text }) => texts.has(text))).toEqual([]);
});

test('a whole test assigns 350 points, 4 to 24 to each skill', async () => {
  const caller = await guest();
  const { resultId } = await takeSoftskillTest(caller);
  const { scores } = await app().db.prisma.softskillTestResult.findUniqueOrThrow({ where: { id: resultId } });
  const points = Object.values(scores as Record<string, number>);
  expect(points).toHaveLength(30);
  expect(points.reduce((sum, value) => sum + value, 0)).toBe(350);
  expect(Math.min(...points)).toBeGreaterThanOrEqual(4);
  expect(Math.max(...points)).toBeLessThanOrEqual(24);
});

test('the points of a group depend on the order alone', async () => {
  const { userId, email } = await makePerson(app());
  const caller = await callerFor(app(), { userId, email });
  const run = await caller.softskillTest.start({ variant: 'test1' });
  const [group] = run.partOne;
  if (group === undefined) throw new Error('no group');
  const order = byId(group);
  await caller.softskillTest.answer({ token: run.token, groupIndex: 0, order, durationMs: 9_876 });
  const { rows } = await app().db.pool.query(
    'select group_scores, duration_seconds from softskill_group_decisions where user_id = $1',
    [userId],
  );
  const skills = await app().db.prisma.statement.findMany({
    where: { id: { in: order } },
    select: { id: true, softskillId: true },
  });
  const expected = Object.fromEntries(
    order.map((id, place) => [skills.find((statement) => statement.id === id)?.softskillId, 4 - place]),
  );
  expect(rows[0].group_scores).toEqual(expected);
  expect(rows[0].duration_seconds).toBe('9.9');
});

test('a run resumes where its answers stopped', async () => {
  const { caller, run } = await started();
  await answerAll(caller, run, { groups: run.partOne.slice(0, 12) });
  const again = await caller.softskillTest.start({ variant: 'test1', token: run.token });
  expect(again.token).toBe(run.token);
  expect(again.partOne.filter((group) => group.answer !== null)).toHaveLength(12);
  expect(again.partOne[3]?.durationSeconds).toBe(12);
  expect(again.partOne[12]?.durationSeconds).toBeNull();
  expect(again.partOne[3]?.answer).toEqual(
    byId(run.partOne[3] ?? { groupIndex: 0, statements: [], answer: null, durationSeconds: null }),
  );
});

test('only a run that is gone or belongs to an account counts as a fresh start', async () => {
  const { caller, run } = await started();
  const start = (variant: 'test1' | 'test2', token: string) => caller.softskillTest.start({ variant, token });
  expect(await start('test1', run.token)).not.toHaveProperty('isFreshStart');
  const other = await start('test2', run.token);
  expect(other).not.toHaveProperty('isFreshStart');
  expect(await start('test1', run.token)).toHaveProperty('isFreshStart', true);
  await answerAll(caller, other);
  await app().db.pool.query("update softskill_test_runs set status = 'finished' where test_variant = 'test2'");
  expect(await start('test2', other.token)).not.toHaveProperty('isFreshStart');
  const member = await callerFor(app(), await makePerson(app()));
  const owned = await member.softskillTest.start({ variant: 'test1' });
  expect(await start('test1', owned.token)).toHaveProperty('isFreshStart', true);
});

test('a member finds the open run on another device, without a token', async () => {
  const person = await makePerson(app());
  const caller = await callerFor(app(), person);
  const run = await caller.softskillTest.start({ variant: 'test1' });
  await answerAll(caller, run, { groups: run.partOne.slice(0, 5) });
  const elsewhere = await (await callerFor(app(), person)).softskillTest.start({ variant: 'test1' });
  expect(elsewhere.partOne.filter((group) => group.answer !== null)).toHaveLength(5);
  expect(elsewhere.partOne.map(asShown)).toEqual(run.partOne.map(asShown));
});

test('an answer can be changed until the end, and the last one counts', async () => {
  const { caller, run } = await started();
  const [group] = run.partOne;
  if (group === undefined) throw new Error('no group');
  await answerAll(caller, run, { groups: [group], ordering: byId });
  await answerAll(caller, run, { groups: [group], ordering: (shown) => byId(shown).reverse() });
  const state = await caller.softskillTest.state({ token: run.token });
  expect(state.partOne[0]?.answer).toEqual(byId(group).reverse());
});

test.each([
  ['an unknown statement', (ids: number[]) => [...ids.slice(0, 3), 999]],
  ['a statement of another group', (ids: number[]) => [...ids.slice(0, 3), (ids[3] ?? 0) + 7]],
  ['a repeated statement', (ids: number[]) => [ids[0] ?? 0, ids[0] ?? 0, ids[1] ?? 0, ids[2] ?? 0]],
])('rejects %s and writes nothing', async (_name, forge) => {
  const { caller, run } = await started();
  const before = await count('softskill_group_decisions');
  const order = forge(
    asShown(run.partOne[0] ?? { groupIndex: 0, statements: [], answer: null, durationSeconds: null }),
  );
  expect(await outcomeOf(caller.softskillTest.answer({ token: run.token, groupIndex: 0, order, durationMs: 1 }))).toBe(
    'ORDER_INVALID',
  );
  expect(await count('softskill_group_decisions')).toBe(before);
});

test('rejects forged points and extra fields', async () => {
  const { caller, run } = await started();
  const forged = {
    token: run.token,
    groupIndex: 0,
    order: asShown(run.partOne[0] ?? { groupIndex: 0, statements: [], answer: null, durationSeconds: null }),
    durationMs: 1,
    groupScores: { 1: 400 },
  };
  await expect(caller.softskillTest.answer(forged)).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('part 2 requires all of part 1, and requesting it twice gives the same groups', async () => {
  const { caller, run } = await started();
  await answerAll(caller, run, { groups: run.partOne.slice(0, 29) });
  expect(await outcomeOf(caller.softskillTest.partTwo({ token: run.token }))).toBe('RUN_INCOMPLETE');
  expect(await outcomeOf(caller.softskillTest.finish({ token: run.token }))).toBe('RUN_INCOMPLETE');
  await answerAll(caller, run, { groups: run.partOne.slice(29) });
  const states = await Promise.all([1, 2, 3].map(() => caller.softskillTest.partTwo({ token: run.token })));
  const [first, second, third] = states.map((state) => state.partTwo?.map(asShown));
  expect(first).toHaveLength(5);
  expect(second).toEqual(first);
  expect(third).toEqual(first);
});

test('part 2 contains the ten strongest skills of part 1, each twice, none twice in a group', async () => {
  const { caller, run } = await started();
  await answerAll(caller, run);
  const { partTwo } = await caller.softskillTest.partTwo({ token: run.token });
  const ids = (partTwo ?? []).flatMap(asShown);
  const rows = await app().db.prisma.statement.findMany({
    where: { id: { in: ids } },
    select: { id: true, softskillId: true },
  });
  const skillOf = new Map(rows.map((row) => [row.id, row.softskillId]));
  const skills = ids.map((id) => skillOf.get(id) ?? 0);
  expect(new Set(ids).size).toBe(20);
  expect(new Set(skills).size).toBe(10);
  for (const group of partTwo ?? []) expect(new Set(asShown(group).map((id) => skillOf.get(id))).size).toBe(4);
  const { rows: sums } = await app().db.pool.query(
    `select key::int as skill, sum(value::int) as points from softskill_group_decisions d join softskill_test_runs r on r.id = d.run_id, jsonb_each_text(d.group_scores)
      where r.shown_part_two is not null and r.shown_part_two = $1::jsonb group by key order by 2 desc, 1`,
    [JSON.stringify(partTwo?.map(asShown))],
  );
  expect(new Set(skills)).toEqual(new Set(sums.slice(0, 10).map((row: { skill: number }) => row.skill)));
});

test('a changed part-1 answer that changes the ten strongest skills rebuilds part 2', async () => {
  const { caller, run } = await started();
  await answerAll(caller, run);
  const before = await caller.softskillTest.partTwo({ token: run.token });
  await answerAll(caller, run, { groups: before.partTwo?.slice(0, 2) ?? [] });
  await answerAll(caller, run, { groups: run.partOne, ordering: (group) => byId(group).reverse() });
  const after = await caller.softskillTest.state({ token: run.token });
  expect(after.partTwo?.map(asShown)).not.toEqual(before.partTwo?.map(asShown));
  expect(after.partTwo?.every((group) => group.answer === null)).toBe(true);
  const [stale] = before.partTwo ?? [];
  expect(
    await outcomeOf(
      caller.softskillTest.answer({
        token: run.token,
        groupIndex: 30,
        order: asShown(
          stale ?? run.partOne[0] ?? { groupIndex: 0, statements: [], answer: null, durationSeconds: null },
        ),
        durationMs: 1,
      }),
    ),
  ).toBe('PART_TWO_CHANGED');
});

test('finishing twice, also concurrently, creates one result', async () => {
  const { caller, run } = await started();
  await answerAll(caller, run);
  const { partTwo } = await caller.softskillTest.partTwo({ token: run.token });
  await answerAll(caller, run, { groups: partTwo ?? [] });
  const results = await Promise.all([1, 2, 3, 4].map(() => caller.softskillTest.finish({ token: run.token })));
  expect(new Set(results.map(({ resultId }) => resultId)).size).toBe(1);
});

test('rejects answers after the end', async () => {
  const caller = await guest();
  const { token } = await takeSoftskillTest(caller);
  const state = await caller.softskillTest.state({ token });
  const [group] = state.partOne;
  expect(state.status).toBe('finished');
  expect(
    await outcomeOf(
      caller.softskillTest.answer({
        token,
        groupIndex: 0,
        order: asShown(group ?? { groupIndex: 0, statements: [], answer: null, durationSeconds: null }).reverse(),
        durationMs: 1,
      }),
    ),
  ).toBe('RUN_FINISHED');
  expect(await outcomeOf(caller.softskillTest.partTwo({ token }))).toBe('RUN_FINISHED');
});

test('answers that race with the end never leave a result that does not match them', async () => {
  for (let round = 0; round < 5; round++) {
    const { caller, run } = await started();
    await answerAll(caller, run);
    const { partTwo } = await caller.softskillTest.partTwo({ token: run.token });
    await answerAll(caller, run, { groups: partTwo ?? [] });
    const change = answerAll(caller, run, {
      groups: partTwo?.slice(0, 3) ?? [],
      ordering: (group) => byId(group).reverse(),
    }).catch(() => undefined);
    const [{ resultId }] = await Promise.all([caller.softskillTest.finish({ token: run.token }), change]);
    const { rows } = await app().db.pool.query(
      `select r.scores = (select jsonb_object_agg(skill, points) from (select key as skill, sum(value::int) as points
         from softskill_group_decisions d, jsonb_each_text(d.group_scores) where d.run_id = r.run_id group by key) sums) as agrees
         from softskill_test_results r where r.id = $1`,
      [resultId],
    );
    expect(rows[0].agrees).toBe(true);
  }
});

test('another person’s run cannot be read or answered, by token or by id', async () => {
  const [owner, stranger] = await Promise.all([makePerson(app()), makePerson(app())]);
  const own = await callerFor(app(), owner);
  const run = await own.softskillTest.start({ variant: 'test1' });
  const { id } = await app().db.prisma.softskillTestRun.findFirstOrThrow({ where: { userId: owner.userId } });
  const order = asShown(run.partOne[0] ?? { groupIndex: 0, statements: [], answer: null, durationSeconds: null });
  for (const caller of [await callerFor(app(), stranger), await guest()]) {
    for (const token of [run.token, id]) {
      expect(await outcomeOf(caller.softskillTest.state({ token }))).toBe('NOT_FOUND');
      expect(await outcomeOf(caller.softskillTest.answer({ token, groupIndex: 0, order, durationMs: 1 }))).toBe(
        'NOT_FOUND',
      );
      expect(await outcomeOf(caller.softskillTest.finish({ token }))).toBe('NOT_FOUND');
    }
  }
  expect(await outcomeOf(own.softskillTest.state({ token: id }))).toBe('accepted');
});

test('stores only a hash of the token, which opens nothing', async () => {
  const { caller, run } = await started();
  const shown = JSON.stringify(run.partOne.map(asShown));
  const { rows } = await app().db.pool.query(
    'select id, test_token as "testToken" from softskill_test_runs where shown_part_one = $1::jsonb',
    [shown],
  );
  const [stored] = rows as Array<{ id: string; testToken: string }>;
  if (stored === undefined) throw new Error('the run is not stored');
  expect(JSON.stringify(stored)).not.toContain(run.token);
  expect(await outcomeOf(caller.softskillTest.state({ token: stored.testToken }))).toBe('NOT_FOUND');
  expect(await outcomeOf(caller.softskillTest.state({ token: stored.id }))).toBe('NOT_FOUND');
});
