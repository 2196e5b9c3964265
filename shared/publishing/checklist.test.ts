import { expect, test } from 'vitest';
import { blockersOf, type CheckedCourse, evaluateChecklist } from './checklist.ts';

const ready: CheckedCourse = { title: 'Hygiene', moduleCount: 1, modulesWithLessons: 1, hasVisibility: true };

test.each<[string, Partial<CheckedCourse>, string[]]>([
  ['a course with title, module, lesson and visibility', {}, []],
  ['a title of five characters', { title: 'Küche' }, []],
  ['a title of four characters', { title: 'Koch' }, ['title']],
  ['blanks around a short title', { title: '   Koch   ' }, ['title']],
  ['characters beyond the basic plane count once', { title: '🍎🍏🍐🍊' }, ['title']],
  ['no module', { moduleCount: 0, modulesWithLessons: 0 }, ['modules', 'lessons']],
  ['modules without any lesson', { modulesWithLessons: 0 }, ['lessons']],
  ['a missing visibility blocks nothing', { hasVisibility: false }, []],
])('%s', (_, change, blockers) => {
  expect(blockersOf(evaluateChecklist({ ...ready, ...change }))).toEqual(blockers);
});
