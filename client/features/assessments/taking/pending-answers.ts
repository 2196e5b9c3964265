/** Answers that wait to be sent: in order, the newest of a slot (a group, a pair) in place of an older one. */

export type Pending<Answer> = { id: string; slot: number; answer: Answer };

export const withNewest = <Answer>(pending: readonly Pending<Answer>[], added: Pending<Answer>): Pending<Answer>[] => [
  ...pending.filter(({ slot }) => slot !== added.slot),
  added,
];

/** By id: what replaced it meanwhile stays. */
export const withoutSent = <Answer>(pending: readonly Pending<Answer>[], id: string): Pending<Answer>[] =>
  pending.filter((item) => item.id !== id);

/** What local storage holds; anything else than a list of answers counts as none. */
export function parsePending<Answer>(
  stored: string | null,
  isAnswer: (value: unknown) => value is Answer,
): Pending<Answer>[] {
  if (stored === null) return [];
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? list.filter((item) => isPending(item, isAnswer)) : [];
  } catch {
    return [];
  }
}

function isPending<Answer>(value: unknown, isAnswer: (value: unknown) => value is Answer): value is Pending<Answer> {
  if (typeof value !== 'object' || value === null) return false;
  const { id, slot, answer } = value as Partial<Pending<unknown>>;
  return typeof id === 'string' && Number.isInteger(slot) && isAnswer(answer);
}
