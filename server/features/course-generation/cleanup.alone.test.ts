import { expect, test, vi } from 'vitest';
import { days } from '../../core/runtime/clock.ts';
import { runCleanups } from '../../jobs.ts';
import { testApp } from '../../testing/app.ts';
import { orderPlan, startWriting, waitForGeneration } from '../../testing/generation-orders.ts';
import { makeCrew } from '../../testing/organisations.ts';

vi.mock('./choose-generator.ts', async () => {
  const { plainGenerator } = await import('../../testing/plain-generator.ts');
  return { chooseGenerator: () => plainGenerator };
});

const app = testApp({ mail: false });

test('deletes orders untouched for 90 days, and their sources unless blocks use them', async () => {
  const { editor, admin } = await makeCrew(app());
  const [drawn, unused] = [
    (await editor.caller.courses.create({ title: 'Messer' })).courseId,
    (await admin.caller.courses.create({ title: 'Gabel' })).courseId,
  ];
  await startWriting(editor, drawn, await orderPlan(editor, drawn));
  await waitForGeneration(editor, drawn, 'written');
  await orderPlan(admin, unused);
  const countOf = async (courseId: string) => [
    await app().db.prisma.courseGeneration.count({ where: { courseId } }),
    await app().db.prisma.courseSource.count({ where: { courseId } }),
  ];
  app().clock.advance(days(89));
  await runCleanups(app());
  expect([await countOf(drawn), await countOf(unused)]).toEqual([
    [1, 1],
    [1, 1],
  ]);
  app().clock.advance(days(2));
  await runCleanups(app());
  expect([await countOf(drawn), await countOf(unused)]).toEqual([
    [0, 1],
    [0, 0],
  ]);
});

test('deletes decided proposals after 30 days and keeps open ones', async () => {
  const createdAt = app().clock.now();
  const data = { title: 'Messer', invitationToken: crypto.randomUUID(), createdAt, updatedAt: createdAt };
  const { id: courseId } = await app().db.prisma.course.create({ data, select: { id: true } });
  const make = (state: string) => ({
    ...{ id: crypto.randomUUID(), courseId, kind: 'lesson', state, createdAt },
    ...(state === 'open' ? {} : { decidedAt: createdAt }),
  });
  await app().db.prisma.courseProposal.createMany({ data: ['open', 'taken', 'refused', 'failed'].map(make) });
  const states = async () =>
    (await app().db.prisma.courseProposal.findMany({ where: { courseId } })).map(({ state }) => state).sort();
  app().clock.advance(days(29));
  await runCleanups(app());
  expect(await states()).toHaveLength(4);
  app().clock.advance(days(2));
  await runCleanups(app());
  expect(await states()).toEqual(['open']);
});
