import { type GeneratedBlock, generatedText } from '#shared/ai/generated.ts';
import type { CourseLength } from '#shared/ai/order.ts';
import type { QuestionLevel } from '#shared/courses/question-levels.ts';
import type { LessonOrder, WrittenBlocks } from '../../core/ai/generator.ts';
import { RuleError } from '../../core/errors.ts';
import { waitForSlice } from '../../core/runtime/yielding.ts';
import { lessonAnswer, type TextAnswer } from './answers.ts';
import { evidenceOf, type PromptMaterial, promptMaterialOf } from './evidence.ts';
import { fitToLength } from './fit-to-length.ts';
import { htmlOf } from './markdown.ts';
import { modelLimits, newMark, outputTokens } from './material.ts';
import { lessonPrompt, numberOf } from './prompts/lesson.ts';
import { checkedQuestions, type ModelAccess } from './questions.ts';

const levelPairs: ReadonlyArray<readonly QuestionLevel[]> = [
  ['wissen', 'verstehen'],
  ['verstehen', 'anwenden'],
  ['wissen', 'anwenden'],
];
const each: readonly QuestionLevel[] = ['wissen', 'verstehen', 'anwenden'];

const levelsOf = (length: CourseLength, lesson: number): readonly QuestionLevel[] =>
  length === 'long' ? each : (levelPairs[lesson % levelPairs.length] ?? each);

/** @throws RuleError AI_ANSWER_UNUSABLE if no text block is left */
export async function writeLesson(asking: ModelAccess, given: LessonOrder): Promise<WrittenBlocks> {
  const order = { ...given, excerpts: fitToLength(given.excerpts, modelLimits.lessonInput) };
  const { wishes, excerpts } = order;
  const number = numberOf(order);
  const levels = wishes.hasQuizzes ? levelsOf(wishes.length, number) : [];
  const answer = await asking.ask({
    name: 'lesson',
    schema: lessonAnswer,
    ...lessonPrompt(order, newMark(), levels),
    maxOutputTokens: outputTokens.lesson,
  });
  const shown = promptMaterialOf(excerpts);
  const texts = await textBlocks(answer.sections, shown);
  if (texts.length === 0) throw new RuleError('AI_ANSWER_UNUSABLE');
  const questions = answer.questions.slice(0, levels.length);
  const quizzed = { wishes, shown, levels, first: number * levels.length };
  const { quizzes, leftOut } = await checkedQuestions(asking, questions, quizzed);
  return { blocks: [...texts, ...quizzes], leftOutQuestions: leftOut };
}

/** Yields to the event loop because hostile markdown is slow. */
export async function textBlocks(answers: readonly TextAnswer[], shown: PromptMaterial): Promise<GeneratedBlock[]> {
  const blocks: GeneratedBlock[] = [];
  for (const answer of answers.slice(0, modelLimits.sections)) {
    await waitForSlice();
    const block = { type: 'text', html: htmlOf(answer.markdown), evidence: evidenceOf(shown, answer) };
    const { data } = generatedText.safeParse(block);
    if (data !== undefined) blocks.push(data);
  }
  return blocks;
}
