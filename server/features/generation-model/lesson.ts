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
import { lessonIndexOf, lessonPrompt } from './prompts/lesson.ts';
import { checkQuestions, type ModelAccess } from './questions.ts';

const levelPairs: ReadonlyArray<readonly QuestionLevel[]> = [
  ['wissen', 'verstehen'],
  ['verstehen', 'anwenden'],
  ['wissen', 'anwenden'],
];
const each: readonly QuestionLevel[] = ['wissen', 'verstehen', 'anwenden'];

const levelsOf = (length: CourseLength, lesson: number): readonly QuestionLevel[] =>
  length === 'long' ? each : (levelPairs[lesson % levelPairs.length] ?? each);

/** @throws RuleError AI_ANSWER_UNUSABLE if no text block is left */
export async function writeLesson(model: ModelAccess, input: LessonOrder): Promise<WrittenBlocks> {
  const order = { ...input, excerpts: fitToLength(input.excerpts, modelLimits.lessonInput) };
  const { wishes, excerpts } = order;
  const number = lessonIndexOf(order);
  const levels = wishes.hasQuizzes ? levelsOf(wishes.length, number) : [];
  const answer = await model.ask({
    name: 'lesson',
    schema: lessonAnswer,
    ...lessonPrompt(order, newMark(), levels),
    maxOutputTokens: outputTokens.lesson,
  });
  const material = promptMaterialOf(excerpts);
  const texts = await toTextBlocks(answer.sections, material);
  if (texts.length === 0) throw new RuleError('AI_ANSWER_UNUSABLE');
  const questions = answer.questions.slice(0, levels.length);
  const quizContext = { wishes, material, levels, first: number * levels.length };
  const { quizzes, leftOut } = await checkQuestions(model, questions, quizContext);
  return { blocks: [...texts, ...quizzes], leftOutQuestions: leftOut };
}

/** Yields to the event loop because hostile markdown is slow. */
export async function toTextBlocks(
  answers: readonly TextAnswer[],
  material: PromptMaterial,
): Promise<GeneratedBlock[]> {
  const blocks: GeneratedBlock[] = [];
  for (const answer of answers.slice(0, modelLimits.sections)) {
    await waitForSlice();
    const block = { type: 'text', html: htmlOf(answer.markdown), evidence: evidenceOf(material, answer) };
    const { data } = generatedText.safeParse(block);
    if (data !== undefined) blocks.push(data);
  }
  return blocks;
}
