import { expect, test } from 'vitest';
import * as outline from './outline.ts';

const keyed = (key: string) => ({ key, title: key });
const plan = {
  modules: [
    { ...keyed('A'), lessons: [keyed('a1'), keyed('a2')] },
    { ...keyed('B'), lessons: [keyed('b1')] },
  ],
};
const course = {
  modules: plan.modules.map(({ key: moduleId, title, lessons }) => ({
    moduleId,
    title,
    lessons: lessons.map((lesson) => ({ lessonId: lesson.key, title: lesson.title })),
  })),
};

type Modules = { modules: { title: string; lessons: { title: string }[] }[] };
/** 'A: a1 a2 | B: b1' */
const written = ({ modules }: Modules) =>
  modules.map(({ title, lessons }) => [`${title}:`, ...lessons.map((one) => one.title)].join(' ')).join(' | ');

test.each([
  ['renames a module', outline.moduleRenamed('A', 'Neu'), 'Neu: a1 a2 | B: b1'],
  ['changes a lesson', outline.lessonChanged('b1', { title: 'Neu' }), 'A: a1 a2 | B: Neu'],
  ['removes a module', outline.moduleRemoved('A'), 'B: b1'],
  ['removes a lesson', outline.lessonRemoved('a1'), 'A: a2 | B: b1'],
  ['moves a module down', outline.moduleMoved('A', 1), 'B: b1 | A: a1 a2'],
  ['moves a module up', outline.moduleMoved('B', 0), 'B: b1 | A: a1 a2'],
  ['moves a lesson within its module', outline.lessonMoved('a1', { moduleId: 'A', index: 1 }), 'A: a2 a1 | B: b1'],
  ['moves a lesson to another module', outline.lessonMoved('a1', { moduleId: 'B', index: 1 }), 'A: a2 | B: b1 a1'],
  ['moves a lesson behind the last', outline.lessonMoved('b1', { moduleId: 'A', index: 10_000 }), 'A: a1 a2 b1 | B:'],
])('%s', (_, change, expected) => {
  expect(written(change(course))).toBe(expected);
  expect(written(change(plan))).toBe(expected);
});

test.each([
  ['up', 'a2', -1, { moduleId: 'A', index: 0 }],
  ['down', 'a1', 1, { moduleId: 'A', index: 1 }],
  ['down into the next module', 'a2', 1, { moduleId: 'B', index: 0 }],
  ['up into the previous module', 'b1', -1, { moduleId: 'A', index: 2 }],
  ['nowhere from the first place', 'a1', -1, null],
  ['nowhere from the last place', 'b1', 1, null],
  ['nowhere from an unknown lesson', 'x', 1, null],
] as const)('steps %s', (_, lessonId, step, target) => {
  expect(outline.lessonStep(course, lessonId, step)).toEqual(target);
  expect(outline.lessonStep(plan, lessonId, step)).toEqual(target);
});

test.each([
  ['a lesson moves to an unknown module', outline.lessonMoved('a1', { moduleId: 'Z', index: 0 })],
  ['an unknown lesson moves', outline.lessonMoved('x', { moduleId: 'A', index: 0 })],
  ['an unknown module moves', outline.moduleMoved('Z', 0)],
  ['an unknown lesson is removed', outline.lessonRemoved('x')],
])('returns the same outline when %s', (_, change) => {
  expect(change(course)).toBe(course);
});

test('keeps the objects of unchanged parts', () => {
  const [a, b] = outline.lessonChanged('b1', { title: 'Neu' })(course).modules;
  expect(a).toBe(course.modules[0]);
  expect(b).not.toBe(course.modules[1]);
  expect(outline.lessonMoved('a1', { moduleId: 'A', index: 1 })(course).modules[0]?.lessons[0]).toBe(
    course.modules[0]?.lessons[1],
  );
});
