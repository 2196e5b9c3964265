import type { RedoOrder, WrittenBlocks } from '../../core/ai/generator.ts';
import { RuleError } from '../../core/errors.ts';
import { lessonAnswer, questionAnswer, textAnswer } from './answers.ts';
import { type PromptMaterial, promptMaterialOf } from './evidence.ts';
import { fitToLength } from './fit-to-length.ts';
import { textBlocks } from './lesson.ts';
import { modelLimits, newMark, outputTokens } from './material.ts';
import { type RedoneShape, redoPrompt } from './prompts/redo.ts';
import { checkedQuestions, type ModelAccess } from './questions.ts';

const shapeOf = ({ before }: RedoOrder): RedoneShape => {
  if (before.length !== 1) return 'lesson';
  return before[0]?.type === 'quiz' ? 'question' : 'text';
};

/** Keeps the block types of the original. @throws RuleError AI_ANSWER_UNUSABLE */
export async function redoContent(asking: ModelAccess, given: RedoOrder): Promise<WrittenBlocks> {
  const order = { ...given, excerpts: fitToLength(given.excerpts, modelLimits.redoInput) };
  const shape = shapeOf(order);
  const shown = promptMaterialOf(order.excerpts);
  const written = await redone[shape](asking, { order, shown });
  if (written.blocks.length === 0) throw new RuleError('AI_ANSWER_UNUSABLE');
  return written;
}

type Redo = { order: RedoOrder; shown: PromptMaterial };
type Redoing = (asking: ModelAccess, redo: Redo) => Promise<WrittenBlocks>;

const redone: Readonly<Record<RedoneShape, Redoing>> = {
  text: async (asking, { order, shown }) => {
    const words = redoPrompt(order, newMark(), 'text');
    const asked = { name: 'text_block', schema: textAnswer, maxOutputTokens: outputTokens.block };
    return { blocks: await textBlocks([await asking.ask({ ...asked, ...words })], shown), leftOutQuestions: 0 };
  },
  question: async (asking, redo) => {
    const words = redoPrompt(redo.order, newMark(), 'question');
    const asked = { name: 'question', schema: questionAnswer, maxOutputTokens: outputTokens.block };
    const answer = await asking.ask({ ...asked, ...words });
    const { quizzes, leftOut } = await checkedQuestions(asking, [answer], quizContextOf(redo));
    return { blocks: quizzes, leftOutQuestions: leftOut };
  },
  lesson: async (asking, redo) => {
    const words = redoPrompt(redo.order, newMark(), 'lesson');
    const asked = { name: 'lesson', schema: lessonAnswer, maxOutputTokens: outputTokens.lesson };
    const answer = await asking.ask({ ...asked, ...words });
    const texts = await textBlocks(answer.sections, redo.shown);
    const { quizzes, leftOut } = await checkedQuestions(asking, answer.questions, quizContextOf(redo));
    return { blocks: [...texts, ...quizzes], leftOutQuestions: leftOut };
  },
};

function quizContextOf({ order: { wishes, before }, shown }: Redo) {
  const quizzes = before.filter((block) => block.type === 'quiz');
  return { wishes, shown, levels: quizzes.map(({ level }) => level), first: (quizzes[0]?.correctIndex ?? 0) + 1 };
}
