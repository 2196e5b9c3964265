import { expect, test } from 'vitest';
import { orderLimits } from '#shared/ai/order.ts';
import type { CoursePlan, PlannedLesson } from '#shared/ai/plan.ts';
import { lessonChanged, moduleRenamed } from '../../../lib/outline.ts';
import * as change from './plan.ts';

const lesson = (key: string): PlannedLesson => ({ key, title: key, goal: '', draws: [] });
const plan: CoursePlan = {
  title: 'Kurs',
  modules: [
    { key: 'A', title: 'A', lessons: [lesson('a1'), lesson('a2')] },
    { key: 'B', title: 'B', lessons: [lesson('b1')] },
  ],
};
/** 'A: a1 a2 | B: b1' */
const outline = ({ modules }: CoursePlan) =>
  modules.map(({ title, lessons }) => [`${title}:`, ...lessons.map((one) => one.title)].join(' ')).join(' | ');

test.each<[string, change.PlanChange, string]>([
  ['a module added', change.moduleAdded({ key: 'C', title: 'C', lessons: [] }), 'A: a1 a2 | B: b1 | C:'],
  ['a module put back', change.moduleAdded({ key: 'C', title: 'C', lessons: [] }, 1), 'A: a1 a2 | C: | B: b1'],
  ['a lesson added', change.lessonAdded(lesson('a3'), 'A'), 'A: a1 a2 a3 | B: b1'],
  ['a lesson put back', change.lessonAdded(lesson('a0'), 'A', 0), 'A: a0 a1 a2 | B: b1'],
  ['a lesson put back whose module is gone', change.lessonAdded(lesson('x'), 'Z', 0), 'A: x a1 a2 | B: b1'],
  ['a module removed', change.moduleRemoved('A'), 'B: b1'],
  ['a step over the border', change.lessonStepped('a2', 1), 'A: a1 | B: a2 b1'],
  ['a step beyond the last', change.lessonStepped('b1', 1), 'A: a1 a2 | B: b1'],
])('%s', (_, apply, expected) => {
  expect(outline(apply(plan))).toBe(expected);
});

test('the last module stays', () => {
  const one = change.moduleRemoved('A')(plan);
  expect(change.moduleRemoved('B')(one)).toBe(one);
});

test('a module takes no more lessons than it may have, and a plan no more modules', () => {
  const lessons = Array.from({ length: orderLimits.lessonsInModule }, (_, index) => lesson(`l${index}`));
  const full = { ...plan, modules: [{ key: 'A', title: 'A', lessons }, ...plan.modules.slice(1)] };
  expect(change.fullness(full, full.modules[0])).toBe('lessonsInModule');
  expect(change.lessonAdded(lesson('x'), 'A')(full)).toBe(full);
  expect(change.lessonMoved('b1', { moduleId: 'A', index: 0 })(full)).toBe(full);
  expect(outline(change.lessonMoved('l0', { moduleId: 'A', index: 1 })(full))).toContain('l1 l0');
  const modules = Array.from({ length: orderLimits.modules }, (_, index) => ({
    key: `m${index}`,
    title: 'M',
    lessons: [],
  }));
  const wide = { title: 'Kurs', modules };
  expect(change.fullness(wide)).toBe('modules');
  expect(change.moduleAdded({ key: 'x', title: 'X', lessons: [] })(wide)).toBe(wide);
});

test('a plan with an empty title is not sent', () => {
  expect(change.isSendable(plan)).toBe(true);
  expect(change.isSendable(change.courseRenamed(' ')(plan))).toBe(false);
  expect(change.isSendable(moduleRenamed('A', '')(plan))).toBe(false);
  expect(change.isSendable(lessonChanged('a1', { title: '' })(plan))).toBe(false);
});
