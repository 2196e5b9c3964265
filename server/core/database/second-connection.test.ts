import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson } from '../../testing/people.ts';
import { makeQuizCourse } from '../../testing/quiz-course.ts';
import { inTransaction } from './db.ts';

const app = testApp({ settings: { DATABASE_POOL_SIZE: '2' } });

test('a transaction that requests a second connection fails at once', async () => {
  const { db } = app();
  const asking = [
    () => inTransaction(db, () => db.prisma.user.count()),
    () => inTransaction(db, () => db.pool.query('select 1')),
    () => inTransaction(db, () => db.readPool.query('select 1')),
  ];
  for (const ask of asking)
    await expect(ask()).rejects.toThrow('a second connection was requested inside a transaction');
  await expect(inTransaction(db, () => db.sidePool.query('select 1'))).resolves.toMatchObject({ rowCount: 1 });
  await expect(inTransaction(db, (tx) => tx.user.count())).resolves.toEqual(expect.any(Number));
});

test('serves more simultaneous transactions than there are connections', async () => {
  const { editor } = await makeCrew(app());
  const crews = await Promise.all(Array.from({ length: 6 }, () => makeCrew(app())));
  const { courseId, first } = await makeQuizCourse(editor);
  const learners = await Promise.all(crews.map(async () => callerFor(app(), await makePerson(app()))));
  const begun = learners.map(({ learning }) =>
    outcomeOf(learning.markLesson({ courseId, lessonId: first, isDone: true })),
  );
  expect(await Promise.all(begun)).toEqual(Array(6).fill('accepted'));
  const invited = crews.map(({ owner }, nth) =>
    outcomeOf(owner.caller.invitations.invite({ email: `zugleich-${nth}@example.org`, role: 'viewer' })),
  );
  expect(await Promise.all(invited)).toEqual(Array(6).fill('accepted'));
});
