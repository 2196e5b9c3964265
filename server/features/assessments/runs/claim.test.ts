import { expect, test } from 'vitest';
import { testApp } from '../../../testing/app.ts';
import { outcomeOf } from '../../../testing/organisations.ts';
import { callerFor, makePerson } from '../../../testing/people.ts';
import { answerAll, takeSoftskillTest, takeValueTest } from '../../../testing/test-runs.ts';

const app = testApp();
const tokensOf = (softskill: string[], values: string[] = []) => ({ softskillTokens: softskill, valueTokens: values });

test('guest runs move with their answers into the account that signs in on the same browser', async () => {
  const guest = await callerFor(app(), null);
  const softskill = await takeSoftskillTest(guest);
  const values = await takeValueTest(guest);
  const person = await makePerson(app());
  const member = await callerFor(app(), person);
  expect(await member.tests.claim(tokensOf([softskill.token], [values.token]))).toEqual({ claimed: 2 });
  const board = await member.results.dashboard();
  expect([board.softskill?.resultId, board.values?.resultId, board.testsCompleted]).toEqual([
    softskill.resultId,
    values.resultId,
    2,
  ]);
  const { userId } = person;
  expect(await app().db.prisma.softskillGroupDecision.count({ where: { userId } })).toBe(35);
  expect(await app().db.prisma.valueComparison.count({ where: { userId } })).toBe(45);
});

test('a run moves only once: a second account gets nothing, and the token alone no longer opens it', async () => {
  const guest = await callerFor(app(), null);
  const { token } = await takeSoftskillTest(guest);
  const [first, second] = await Promise.all([
    callerFor(app(), await makePerson(app())),
    callerFor(app(), await makePerson(app())),
  ]);
  const outcomes = await Promise.all([first.tests.claim(tokensOf([token])), second.tests.claim(tokensOf([token]))]);
  expect(outcomes.map(({ claimed }) => claimed).sort()).toEqual([0, 1]);
  expect(await outcomeOf(guest.results.softskill({ token }))).toBe('NOT_FOUND');
});

test('an open run moves too and continues where it stopped', async () => {
  const guest = await callerFor(app(), null);
  const run = await guest.softskillTest.start({ variant: 'test1' });
  await answerAll(guest, run, { groups: run.partOne.slice(0, 7) });
  const member = await callerFor(app(), await makePerson(app()));
  await member.tests.claim(tokensOf([run.token]));
  const again = await member.softskillTest.start({ variant: 'test1' });
  expect(again.partOne.filter((group) => group.answer !== null)).toHaveLength(7);
});

test('unknown tokens claim nothing', async () => {
  const member = await callerFor(app(), await makePerson(app()));
  expect(await member.tests.claim(tokensOf(['a'.repeat(43)], ['b'.repeat(43)]))).toEqual({ claimed: 0 });
});

test('the overview counts by account or by tokens, and only own runs', async () => {
  const guest = await callerFor(app(), null);
  const { token } = await takeSoftskillTest(guest);
  expect(await guest.tests.overview(tokensOf([token]))).toMatchObject({
    softskill: { status: 'finished' },
    values: { status: 'none' },
    completed: 1,
    available: 2,
  });
  expect(await guest.tests.overview(tokensOf([]))).toMatchObject({ completed: 0 });
  const member = await callerFor(app(), await makePerson(app()));
  await member.tests.claim(tokensOf([token]));
  expect(await member.tests.overview(tokensOf([]))).toMatchObject({ completed: 1 });
  expect(await guest.tests.overview(tokensOf([token]))).toMatchObject({ completed: 0 });
});

test('finds an open run of the other version on any device, next to a finished test', async () => {
  const person = await makePerson(app());
  const caller = await callerFor(app(), person);
  await takeSoftskillTest(caller);
  const run = await caller.softskillTest.start({ variant: 'test2' });
  await answerAll(caller, run, { groups: run.partOne.slice(0, 3) });
  const { softskill } = await (await callerFor(app(), person)).tests.overview(tokensOf([]));
  expect(softskill).toMatchObject({ status: 'finished', answered: 3, hasOpenRun: true, openVariant: 'test2' });
});

test('staff take tests as guests: runs do not join their account, and earlier results are inaccessible', async () => {
  const person = await makePerson(app());
  const { token: own } = await takeSoftskillTest(await callerFor(app(), person));
  await app().db.prisma.profile.update({ where: { userId: person.userId }, data: { platformRole: 'support' } });
  const staff = await callerFor(app(), person);
  const { token } = await takeSoftskillTest(staff);
  const values = await takeValueTest(staff);
  const runs = await app().db.prisma.softskillTestRun.count({ where: { userId: person.userId } });
  expect([runs, await app().db.prisma.valueTestRun.count({ where: { userId: person.userId } })]).toEqual([1, 0]);
  expect(await staff.tests.overview(tokensOf([token], [values.token]))).toMatchObject({ completed: 2 });
  expect(await staff.tests.overview(tokensOf([own]))).toMatchObject({ completed: 0 });
  expect((await staff.results.softskill({ token })).skills).toHaveLength(5);
  const refused = [staff.tests.claim(tokensOf([token])), staff.results.softskill({}), staff.results.dashboard()];
  expect(await Promise.all(refused.map(outcomeOf))).toEqual(['FORBIDDEN', 'NOT_FOUND', 'FORBIDDEN']);
});
