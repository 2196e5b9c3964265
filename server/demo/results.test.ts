import { expect, test } from 'vitest';
import { testApp } from '../testing/app.ts';
import { callerFor, makePerson } from '../testing/people.ts';
import { addDemoResults } from './results.ts';

const app = testApp();

test('without the demo applicant nothing is added', async () => {
  await addDemoResults(app());
  expect(await app().db.prisma.softskillTestResult.count()).toBe(0);
});

test('the demo applicant has two soft-skill runs on different days and the values, believable and without complaint', async () => {
  const person = await makePerson(app(), { email: 'jana.petersen@demo.example', firstName: 'Jana' });
  await addDemoResults(app());
  const caller = await callerFor(app(), person);
  const board = await caller.results.dashboard();
  expect([board.testsCompleted, board.softskillHistory.length, board.valueHistory.length]).toEqual([2, 2, 1]);
  expect(board.softskill?.quality.isReliable).toBe(true);
  expect(board.values?.band).not.toBe('nicht von Zufall zu trennen');
  const [second, first] = board.softskillHistory;
  const between = (second?.createdAt.getTime() ?? 0) - (first?.createdAt.getTime() ?? 0);
  expect(between).toBeGreaterThan(86_400_000);
  expect(second?.createdAt.getTime()).toBeLessThan(app().clock.now().getTime());
});
