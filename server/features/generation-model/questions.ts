import type { z } from 'zod';
import { type GeneratedBlock, generatedQuiz } from '#shared/ai/generated.ts';
import type { OrderOptions } from '#shared/ai/order.ts';
import { contentLimits } from '#shared/courses/content.ts';
import { type QuestionLevel, questionLevels } from '#shared/courses/question-levels.ts';
import { isFault, questionProblems } from '#shared/questions/check.ts';
import { questionProblemText } from '#shared/texts/ai/questions.ts';
import { oneLine } from '#shared/validation/text.ts';
import type { TextService } from '../../core/ai/port.ts';
import { RuleError } from '../../core/errors.ts';
import { type QuestionAnswer, questionsAnswer } from './answers.ts';
import { evidenceOf, type PromptMaterial } from './evidence.ts';
import { truncate } from './fit-to-length.ts';
import { modelLimits, newMark, outputTokens } from './material.ts';
import { incompleteReason, type RefusedQuestion, retryQuestionsPrompt } from './prompts/questions.ts';

/** `first`: number of earlier questions in the course, so that the position of the correct answer rotates. */
type QuizContext = { wishes: OrderOptions; material: PromptMaterial; levels: readonly QuestionLevel[]; first: number };

type CheckedQuestions = { quizzes: GeneratedQuiz[]; leftOut: number };
type Verdict = { quiz: GeneratedQuiz } | { refused: RefusedQuestion };

export async function checkQuestions(
  model: ModelAccess,
  answers: readonly QuestionAnswer[],
  context: QuizContext,
): Promise<CheckedQuestions> {
  const candidates = answers.slice(0, modelLimits.questions);
  const quizByIndex: Array<GeneratedQuiz | null> = [];
  const good = () => quizByIndex.filter((quiz) => quiz !== null);
  const refused: Array<RefusedQuestion & { index: number }> = [];
  for (const [index, answer] of candidates.entries()) {
    const verdict = checkAnswer({ answer, index }, context, good());
    quizByIndex.push('quiz' in verdict ? verdict.quiz : null);
    if ('refused' in verdict) refused.push({ ...verdict.refused, index });
  }
  if (refused.length === 0) return { quizzes: good(), leftOut: 0 };
  const secondAnswers = await requestAgain(model, context, refused);
  for (const [order, { index }] of refused.entries()) {
    const answer = secondAnswers[order];
    const verdict = answer === undefined ? null : checkAnswer({ answer, index }, context, good());
    if (verdict !== null && 'quiz' in verdict) quizByIndex[index] = verdict.quiz;
  }
  return { quizzes: good(), leftOut: candidates.length - good().length };
}

async function requestAgain(
  model: ModelAccess,
  { wishes, material }: QuizContext,
  refused: readonly RefusedQuestion[],
) {
  const { excerpts } = material;
  try {
    const { questions } = await model.ask({
      name: 'questions',
      schema: questionsAnswer,
      ...retryQuestionsPrompt({ wishes, excerpts, refused }, newMark()),
      maxOutputTokens: outputTokens.questions,
    });
    return questions;
  } catch (error) {
    if (error instanceof RuleError && error.code === 'AI_ANSWER_UNUSABLE') return [];
    throw error;
  }
}

type IndexedAnswer = { answer: QuestionAnswer; index: number };

function checkAnswer(indexedAnswer: IndexedAnswer, context: QuizContext, others: readonly GeneratedQuiz[]): Verdict {
  const quiz = toQuiz(indexedAnswer, context);
  if (quiz === null) return { refused: { ...truncateQuestion(indexedAnswer.answer), reasons: [incompleteReason] } };
  const reasons = findFaults(quiz, others);
  return reasons.length === 0 ? { quiz } : { refused: { ...quiz, reasons } };
}

const truncateQuestion = ({ question, right, wrong, level }: QuestionAnswer): Omit<RefusedQuestion, 'reasons'> => ({
  question: truncate(oneLine(question), contentLimits.longLine),
  options: [right, ...wrong.slice(0, modelLimits.wrongAnswers)].map((option) =>
    truncate(oneLine(option), contentLimits.line),
  ),
  correctIndex: 0,
  level: truncate(oneLine(level), 20),
});

function toQuiz({ answer, index }: IndexedAnswer, { material, levels, first }: QuizContext): GeneratedQuiz | null {
  const wrong = answer.wrong.slice(0, modelLimits.wrongAnswers).map(oneLine);
  const correctIndex = correctPosition(first + index, wrong.length + 1);
  const options = wrong.toSpliced(correctIndex, 0, oneLine(answer.right));
  const statedLevel = answer.level.toLowerCase();
  const { data } = generatedQuiz.safeParse({
    type: 'quiz',
    question: oneLine(answer.question),
    options,
    correctIndex,
    explanation: truncate(answer.explanation.trim(), contentLimits.explanation),
    level: questionLevels.find((level) => statedLevel.includes(level)) ?? levels[index] ?? 'verstehen',
    evidence: evidenceOf(material, answer),
  });
  return data ?? null;
}

type GeneratedQuiz = Extract<GeneratedBlock, { type: 'quiz' }>;

const findFaults = (quiz: GeneratedQuiz, others: readonly GeneratedQuiz[]): string[] =>
  questionProblems(quiz, { others }).filter(isFault).map(questionProblemText);

type ModelRequest<T> = { name: string; schema: z.ZodType<T>; system: string; prompt: string; maxOutputTokens: number };

export type ModelAccess = { ask: <T>(question: ModelRequest<T>) => Promise<T> };

type Model = { service: TextService; orgId: string | null };

export const modelAccess = ({ service, orgId }: Model, signal: AbortSignal): ModelAccess => ({
  ask: (question) => service.ask({ ...question, orgId, signal }),
});

/**
 * The position of the correct answer in the nth question of a course. Each round uses every position once, in a
 * different order, so that positions are not predictable.
 */
export function correctPosition(question: number, options: number): number {
  const round = Math.floor(question / options);
  const steps = Array.from({ length: options }, (_, place) => place);
  const order = steps.toSorted((one, other) => hashOf(round, one) - hashOf(round, other));
  return order[question % options] ?? 0;
}

function hashOf(round: number, place: number): number {
  const first = Math.imul((round + 1) * 131 + place * 7919, 0x9e3779b1);
  const second = Math.imul(first ^ (first >>> 15), 0x85ebca6b);
  return (second ^ (second >>> 13)) >>> 0;
}
