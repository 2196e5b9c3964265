/** Where a person is in a values run. Pure: what is decided here is shown before it is stored. */
import type { ValueRunState } from '#shared/assessments/state.ts';
import { isFoundBy } from '#shared/search.ts';
import type { Pending } from '../../../lib/outbox/answer-queue.ts';

type ValuePairState = ValueRunState['pairs'][number];
export type ValueProgress = {
  token: string;
  words: readonly string[];
  selected: readonly string[] | null;
  pairs: readonly ValuePairState[];
  step: 'choose' | 'compare' | 'contradictions';
  /** The pair on screen. */
  position: number;
};

export const chosenCount = 10;

/** The run as the server knows it, with the comparisons that are still on their way. */
export function openValueRun(state: ValueRunState, pending: readonly Pending<string>[]): ValueProgress {
  const winners = new Map(pending.map(({ slot, answer }) => [slot, answer]));
  const pairs = state.pairs.map((pair, index) => {
    const winner = winners.get(index);
    return winner === pair.left || winner === pair.right ? { ...pair, winner } : pair;
  });
  const { token, words, selected } = state;
  if (selected === null) return { token, words, selected, pairs, step: 'choose', position: 0 };
  return { token, words, selected, pairs, ...placeAfter(pairs, 0) };
}

function placeAfter(pairs: readonly ValuePairState[], from: number): Pick<ValueProgress, 'step' | 'position'> {
  if (from > 0 && from < pairs.length) return { step: 'compare', position: from };
  const open = pairs.findIndex(({ winner }) => winner === null);
  return open === -1 ? { step: 'contradictions', position: pairs.length - 1 } : { step: 'compare', position: open };
}

/** Takes the choice down and goes on: to the next pair, or to the contradictions after the last. */
export function decide(run: ValueProgress, winner: string): ValueProgress {
  const pairs = run.pairs.map((pair, index) => (index === run.position ? { ...pair, winner } : pair));
  return { ...run, pairs, ...placeAfter(pairs, run.position + 1) };
}

/** The pair before; before the first pair lies the choice of the ten. */
export const backInValues = (run: ValueProgress): ValueProgress =>
  run.position === 0 ? { ...run, step: 'choose' } : { ...run, position: run.position - 1 };

/** Adds or takes back a word; null if it would be one too many. */
export function toggleWord(chosen: readonly string[], word: string): string[] | null {
  if (chosen.includes(word)) return chosen.filter((other) => other !== word);
  return chosen.length < chosenCount ? [...chosen, word] : null;
}

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

/** The words that contain what was typed, however its umlauts are written, or with their dots left out. */
export function findWords(words: readonly string[], query: string): string[] {
  const [isFound, isFoundPlain] = [isFoundBy(query), isFoundBy(withoutMarks(query))];
  return words.filter((word) => isFound(word) || isFoundPlain(withoutMarks(word)));
}

/** A choice that was written down, in its order, as far as its words exist. */
export function parseChoice(stored: string, words: readonly string[]): string[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list) ? [...new Set(list)].filter((word) => words.includes(word)).slice(0, chosenCount) : [];
  } catch {
    return [];
  }
}
