import { useState } from 'react';
import type { Answered } from '#shared/applications/state.ts';
import { keptAnswers } from './kept-answers.ts';

/** What was answered to these questions, in their order; when they change, answers stay with the questions that are still asked. */
export function useAnswers(questions: readonly string[]) {
  const [typed, setTyped] = useState<readonly Answered[]>([]);
  const type = (answers: readonly string[]) =>
    setTyped(questions.map((question, index) => ({ question, answer: answers[index] ?? '' })));
  return [keptAnswers(questions, typed), type] as const;
}
