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
const outline = ({ modules }: CoursePlan) =>
  modules.map(({ title, lessons }) => [`${title}:`, ...lessons.map((one) => one.title)].join(' ')).join(' | ');

test.each<[string, change.PlanChange, string]>([
  ['adds a module', change.moduleAdded({ key: 'C', title: 'C', lessons: [] }), 'A: a1 a2 | B: b1 | C:'],
  ['restores a module', change.moduleAdded({ key: 'C', title: 'C', lessons: [] }, 1), 'A: a1 a2 | C: | B: b1'],
  ['adds a lesson', change.lessonAdded(lesson('a3'), 'A'), 'A: a1 a2 a3 | B: b1'],
  ['restores a lesson', change.lessonAdded(lesson('a0'), 'A', 0), 'A: a0 a1 a2 | B: b1'],
  [
    'restores a lesson into the first module if its own is gone',
    change.lessonAdded(lesson('x'), 'Z', 0),
    'A: x a1 a2 | B: b1',
  ],
  ['removes a module', change.moduleRemoved('A'), 'B: b1'],
  ['moves a lesson one place into the next module', change.lessonStepped('a2', 1), 'A: a1 | B: a2 b1'],
  ['ignores a move after the last place', change.lessonStepped('b1', 1), 'A: a1 a2 | B: b1'],
])('%s', (_, apply, expected) => {
  expect(outline(apply(plan))).toBe(expected);
});

test('keeps the last module', () => {
  const one = change.moduleRemoved('A')(plan);
  expect(change.moduleRemoved('B')(one)).toBe(one);
});

test('limits the lessons of a module and the modules of a plan', () => {
  const lessons = Array.from({ length: orderLimits.lessonsInModule }, (_, index) => lesson(`l${index}`));
  const full = { ...plan, modules: [{ key: 'A', title: 'A', lessons }, ...plan.modules.slice(1)] };
  expect(change.reachedLimit(full, full.modules[0])).toBe('lessonsInModule');
  expect(change.lessonAdded(lesson('x'), 'A')(full)).toBe(full);
  expect(change.lessonMoved('b1', { moduleId: 'A', index: 0 })(full)).toBe(full);
  expect(outline(change.lessonMoved('l0', { moduleId: 'A', index: 1 })(full))).toContain('l1 l0');
  const modules = Array.from({ length: orderLimits.modules }, (_, index) => ({
    key: `m${index}`,
    title: 'M',
    lessons: [],
  }));
  const wide = { title: 'Kurs', modules };
  expect(change.reachedLimit(wide)).toBe('modules');
  expect(change.moduleAdded({ key: 'x', title: 'X', lessons: [] })(wide)).toBe(wide);
});

test('does not send a plan with an empty title', () => {
  expect(change.isSendable(plan)).toBe(true);
  expect(change.isSendable(change.courseRenamed(' ')(plan))).toBe(false);
  expect(change.isSendable(moduleRenamed('A', '')(plan))).toBe(false);
  expect(change.isSendable(lessonChanged('a1', { title: '' })(plan))).toBe(false);
});
