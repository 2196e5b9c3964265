import type { RedoOrder, WrittenBlocks } from '../../core/ai/generator.ts';
import { RuleError } from '../../core/errors.ts';
import { lessonAnswer, questionAnswer, textAnswer } from './answers.ts';
import { type PromptMaterial, promptMaterialOf } from './evidence.ts';
import { fitToLength } from './fit-to-length.ts';
import { toTextBlocks } from './lesson.ts';
import { modelLimits, newMark, outputTokens } from './material.ts';
import { type RedoShape, redoPrompt } from './prompts/redo.ts';
import { checkQuestions, type ModelAccess } from './questions.ts';

const shapeOf = ({ before }: RedoOrder): RedoShape => {
  if (before.length !== 1) return 'lesson';
  return before[0]?.type === 'quiz' ? 'question' : 'text';
};

/** Keeps the block types of the original. @throws RuleError AI_ANSWER_UNUSABLE */
export async function redoContent(model: ModelAccess, input: RedoOrder): Promise<WrittenBlocks> {
  const order = { ...input, excerpts: fitToLength(input.excerpts, modelLimits.redoInput) };
  const shape = shapeOf(order);
  const material = promptMaterialOf(order.excerpts);
  const written = await writers[shape](model, { order, material });
  if (written.blocks.length === 0) throw new RuleError('AI_ANSWER_UNUSABLE');
  return written;
}

type Redo = { order: RedoOrder; material: PromptMaterial };
type RedoWriter = (asking: ModelAccess, redo: Redo) => Promise<WrittenBlocks>;

const writers: Readonly<Record<RedoShape, RedoWriter>> = {
  text: async (asking, { order, material }) => {
    const words = redoPrompt(order, newMark(), 'text');
    const asked = { name: 'text_block', schema: textAnswer, maxOutputTokens: outputTokens.block };
    return { blocks: await toTextBlocks([await asking.ask({ ...asked, ...words })], material), leftOutQuestions: 0 };
  },
  question: async (asking, redo) => {
    const words = redoPrompt(redo.order, newMark(), 'question');
    const asked = { name: 'question', schema: questionAnswer, maxOutputTokens: outputTokens.block };
    const answer = await asking.ask({ ...asked, ...words });
    const { quizzes, leftOut } = await checkQuestions(asking, [answer], quizContextOf(redo));
    return { blocks: quizzes, leftOutQuestions: leftOut };
  },
  lesson: async (asking, redo) => {
    const words = redoPrompt(redo.order, newMark(), 'lesson');
    const asked = { name: 'lesson', schema: lessonAnswer, maxOutputTokens: outputTokens.lesson };
    const answer = await asking.ask({ ...asked, ...words });
    const texts = await toTextBlocks(answer.sections, redo.material);
    const { quizzes, leftOut } = await checkQuestions(asking, answer.questions, quizContextOf(redo));
    return { blocks: [...texts, ...quizzes], leftOutQuestions: leftOut };
  },
};

function quizContextOf({ order: { wishes, before }, material }: Redo) {
  const quizzes = before.filter((block) => block.type === 'quiz');
  return { wishes, material, levels: quizzes.map(({ level }) => level), first: (quizzes[0]?.correctIndex ?? 0) + 1 };
}
