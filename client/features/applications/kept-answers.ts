import type { Answered } from '#shared/applications/state.ts';

/** What was typed, for the questions as they are now: each answer stays with its question, and of two that are worded alike with the same one. */
export function keptAnswers(questions: readonly string[], typed: readonly Answered[]): string[] {
  const left = [...typed];
  return questions.map((question) => {
    const at = left.findIndex((one) => one.question === question);
    return at === -1 ? '' : (left.splice(at, 1)[0]?.answer ?? '');
  });
}
