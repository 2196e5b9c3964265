import { expect, test } from 'vitest';
import type { ReaderModule } from '#shared/publishing/snapshot.ts';
import { lessonName, lessonPositionOf, lessonsOf, lessonToResume, openQuizzes } from './lesson-order.ts';

const quiz = (id: string) => ({ id, type: 'quiz' as const, json_content: { question: '?', options: ['a', 'b'] } });
const lesson = (id: string, quizzes: string[] = []) => ({ id, title: id, content_blocks: quizzes.map(quiz) });
const modules: ReaderModule[] = [
  { id: 'm1', title: 'Eins', lessons: [lesson('a'), lesson('b', ['q1', 'q2'])] },
  { id: 'm2', title: 'Leer', lessons: [] },
  { id: 'm3', title: 'Drei', lessons: [lesson('c', ['q3'])] },
];
const lessons = lessonsOf(modules);

test('lessons are numbered by module and lesson, in reading order', () => {
  expect(lessons.map(lessonName)).toEqual(['1.1 a', '1.2 b', '3.1 c']);
});

test('a lesson has its previous and next lesson across modules', () => {
  expect(lessonPositionOf(lessons, 'b')).toMatchObject({ previous: { number: '1.1' }, next: { number: '3.1' } });
  expect(lessonPositionOf(lessons, 'a')?.previous).toBeNull();
  expect(lessonPositionOf(lessons, 'c')?.next).toBeNull();
  expect(lessonPositionOf(lessons, 'fort')).toBeNull();
  expect(lessonPositionOf(lessons, null)).toBeNull();
});

test.each([
  [{ lessonsDone: [], lastLessonId: null }, 'a'],
  [{ lessonsDone: [], lastLessonId: 'b' }, 'b'],
  [{ lessonsDone: ['b'], lastLessonId: 'b' }, 'c'],
  [{ lessonsDone: ['c'], lastLessonId: 'c' }, 'a'],
  [{ lessonsDone: ['a', 'b', 'c'], lastLessonId: 'c' }, undefined],
  [{ lessonsDone: ['a'], lastLessonId: 'fort' }, 'b'],
])('progress %j resumes at lesson %s', (learned, expected) => {
  expect(lessonToResume(lessons, learned)?.lesson.id).toBe(expected);
});

test('unanswered and wrong questions are open, in reading order with their lessons', () => {
  const open = openQuizzes(lessons, [
    { blockId: 'q1', isCorrect: false },
    { blockId: 'q3', isCorrect: true },
  ]);
  expect(open.map(({ block, placed }) => [block.id, placed.number])).toEqual([
    ['q1', '1.2'],
    ['q2', '1.2'],
  ]);
});
