import type { z } from 'zod';
import { type GeneratedBlock, generatedQuiz } from '#shared/ai/generated.ts';
import type { OrderWishes } from '#shared/ai/order.ts';
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
import { incompleteReason, questionsAgainPrompt, type Refused } from './prompts/questions.ts';

/** `first`: number of earlier questions in the course, so that the position of the correct answer rotates. */
type QuizContext = { wishes: OrderWishes; shown: PromptMaterial; levels: readonly QuestionLevel[]; first: number };

type CheckedQuestions = { quizzes: GeneratedQuiz[]; leftOut: number };
type Verdict = { quiz: GeneratedQuiz } | { refused: Refused };

export async function checkedQuestions(
  asking: ModelAccess,
  answers: readonly QuestionAnswer[],
  quizzed: QuizContext,
): Promise<CheckedQuestions> {
  const wanted = answers.slice(0, modelLimits.questions);
  const places: Array<GeneratedQuiz | null> = [];
  const good = () => places.filter((quiz) => quiz !== null);
  const refused: Array<Refused & { index: number }> = [];
  for (const [index, answer] of wanted.entries()) {
    const judged = judge({ answer, index }, quizzed, good());
    places.push('quiz' in judged ? judged.quiz : null);
    if ('refused' in judged) refused.push({ ...judged.refused, index });
  }
  if (refused.length === 0) return { quizzes: good(), leftOut: 0 };
  const second = await askAgain(asking, quizzed, refused);
  for (const [order, { index }] of refused.entries()) {
    const answer = second[order];
    const judged = answer === undefined ? null : judge({ answer, index }, quizzed, good());
    if (judged !== null && 'quiz' in judged) places[index] = judged.quiz;
  }
  return { quizzes: good(), leftOut: wanted.length - good().length };
}

async function askAgain(asking: ModelAccess, { wishes, shown }: QuizContext, refused: readonly Refused[]) {
  const { excerpts } = shown;
  try {
    const { questions } = await asking.ask({
      name: 'questions',
      schema: questionsAnswer,
      ...questionsAgainPrompt({ wishes, excerpts, refused }, newMark()),
      maxOutputTokens: outputTokens.questions,
    });
    return questions;
  } catch (error) {
    if (error instanceof RuleError && error.code === 'AI_ANSWER_UNUSABLE') return [];
    throw error;
  }
}

type IndexedAnswer = { answer: QuestionAnswer; index: number };

function judge(placed: IndexedAnswer, quizzed: QuizContext, others: readonly GeneratedQuiz[]): Verdict {
  const quiz = toQuiz(placed, quizzed);
  if (quiz === null) return { refused: { ...truncated(placed.answer), reasons: [incompleteReason] } };
  const reasons = reasonsAgainst(quiz, others);
  return reasons.length === 0 ? { quiz } : { refused: { ...quiz, reasons } };
}

const truncated = ({ question, right, wrong, level }: QuestionAnswer): Omit<Refused, 'reasons'> => ({
  question: truncate(oneLine(question), contentLimits.longLine),
  options: [right, ...wrong.slice(0, modelLimits.wrongAnswers)].map((option) =>
    truncate(oneLine(option), contentLimits.line),
  ),
  correctIndex: 0,
  level: truncate(oneLine(level), 20),
});

function toQuiz({ answer, index }: IndexedAnswer, { shown, levels, first }: QuizContext): GeneratedQuiz | null {
  const wrong = answer.wrong.slice(0, modelLimits.wrongAnswers).map(oneLine);
  const correctIndex = correctPosition(first + index, wrong.length + 1);
  const options = wrong.toSpliced(correctIndex, 0, oneLine(answer.right));
  const said = answer.level.toLowerCase();
  const { data } = generatedQuiz.safeParse({
    type: 'quiz',
    question: oneLine(answer.question),
    options,
    correctIndex,
    explanation: truncate(answer.explanation.trim(), contentLimits.explanation),
    level: questionLevels.find((level) => said.includes(level)) ?? levels[index] ?? 'verstehen',
    evidence: evidenceOf(shown, answer),
  });
  return data ?? null;
}

type GeneratedQuiz = Extract<GeneratedBlock, { type: 'quiz' }>;

const reasonsAgainst = (quiz: GeneratedQuiz, others: readonly GeneratedQuiz[]): string[] =>
  questionProblems(quiz, { others }).filter(isFault).map(questionProblemText);

type Question<T> = { name: string; schema: z.ZodType<T>; system: string; prompt: string; maxOutputTokens: number };

export type ModelAccess = { ask: <T>(question: Question<T>) => Promise<T> };

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
