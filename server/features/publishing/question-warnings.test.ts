import { expect, test } from 'vitest';
import type { QuizContent } from '#shared/courses/content.ts';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { type Member, makeCrew } from '../../testing/organisations.ts';

const app = testApp();

async function makeQuestions(member: Member, questions: readonly QuizContent[]) {
  const { editor } = member.caller;
  const { courseId, modules } = await makeCourse(member, { lessons: 1, blocks: 0 });
  const lessonId = modules[0]?.lessons[0]?.lessonId ?? '';
  const blockIds: string[] = [];
  for (const content of questions) {
    const { blockId, revision } = await editor.addBlock({ courseId, lessonId, type: 'quiz' });
    await editor.saveBlock({ courseId, blockId, revision, block: { type: 'quiz', content } });
    blockIds.push(blockId);
  }
  return { courseId, blockIds };
}

const ask = (question: string, more: Partial<QuizContent> = {}): QuizContent => ({
  question,
  options: ['Rot', 'Blau', 'Gelb'],
  correctIndex: 0,
  ...more,
});

test('the publish dialog warns of similar questions and of answers in the same position', async () => {
  const { editor } = await makeCrew(app());
  const topics = ['Datenschutz', 'Brandschutz', 'Arbeitsschutz', 'Hygiene'];
  const questions = [...topics.map((topic) => ask(`Was ist ${topic}?`)), ask('Was versteht man unter Hygiene?')];
  const { courseId, blockIds } = await makeQuestions(editor, questions);
  const { warnings } = await editor.caller.publishing.checklist({ courseId });
  expect(warnings.map(({ rule, blockId }) => [rule, blockId])).toEqual([
    ['alikeQuestions', blockIds[4]],
    ['unbalancedAnswers', blockIds[0]],
    ['noSkill', null],
  ]);
});

test('does not compare unfinished questions', async () => {
  const { editor } = await makeCrew(app());
  const { courseId } = await makeQuestions(editor, [ask(''), ask('')]);
  const { warnings } = await editor.caller.publishing.checklist({ courseId });
  expect(new Set(warnings.map(({ rule }) => rule))).toEqual(new Set(['quizWithoutText', 'noSkill']));
});

test('the publish dialog shows the levels of the questions of a module', async () => {
  const { editor } = await makeCrew(app());
  const questions = [
    ask('Was ist Hygiene?', { level: 'wissen' }),
    ask('Was ist Datenschutz?', { level: 'wissen', correctIndex: 1 }),
    ask('Wann lüften Sie?', { level: 'anwenden', correctIndex: 2 }),
    ask('Wer hilft?'),
  ];
  const { courseId } = await makeQuestions(editor, questions);
  const { levels } = await editor.caller.publishing.checklist({ courseId });
  expect(levels.map(({ counts }) => counts)).toEqual([{ wissen: 2, anwenden: 1 }]);
});
