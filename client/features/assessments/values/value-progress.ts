/** Pure state of a values run. Decisions show before they are stored. */
import type { ValueRunState } from '#shared/assessments/state.ts';
import { createMatcher } from '#shared/search.ts';
import type { Pending } from '../../../lib/outbox/answer-queue.ts';

type ValuePairState = ValueRunState['pairs'][number];
export type ValueProgress = {
  token: string;
  words: readonly string[];
  selected: readonly string[] | null;
  pairs: readonly ValuePairState[];
  step: 'choose' | 'compare' | 'contradictions';
  position: number;
};

export const requiredWordCount = 10;

export function openValueRun(state: ValueRunState, pending: readonly Pending<string>[]): ValueProgress {
  const winners = new Map(pending.map(({ slot, answer }) => [slot, answer]));
  const pairs = state.pairs.map((pair, index) => {
    const winner = winners.get(index);
    return winner === pair.left || winner === pair.right ? { ...pair, winner } : pair;
  });
  const { token, words, selected } = state;
  if (selected === null) return { token, words, selected, pairs, step: 'choose', position: 0 };
  return { token, words, selected, pairs, ...nextPosition(pairs, 0) };
}

function nextPosition(pairs: readonly ValuePairState[], from: number): Pick<ValueProgress, 'step' | 'position'> {
  if (from > 0 && from < pairs.length) return { step: 'compare', position: from };
  const open = pairs.findIndex(({ winner }) => winner === null);
  return open === -1 ? { step: 'contradictions', position: pairs.length - 1 } : { step: 'compare', position: open };
}

export function decide(run: ValueProgress, winner: string): ValueProgress {
  const pairs = run.pairs.map((pair, index) => (index === run.position ? { ...pair, winner } : pair));
  return { ...run, pairs, ...nextPosition(pairs, run.position + 1) };
}

export const previousPair = (run: ValueProgress): ValueProgress =>
  run.position === 0 ? { ...run, step: 'choose' } : { ...run, position: run.position - 1 };

export function toggleWord(chosen: readonly string[], word: string): string[] | null {
  if (chosen.includes(word)) return chosen.filter((other) => other !== word);
  return chosen.length < requiredWordCount ? [...chosen, word] : null;
}

const stripDiacritics = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');

export function findWords(words: readonly string[], query: string): string[] {
  const [matches, matchesPlain] = [createMatcher(query), createMatcher(stripDiacritics(query))];
  return words.filter((word) => matches(word) || matchesPlain(stripDiacritics(word)));
}

export function parseSelection(stored: string, words: readonly string[]): string[] {
  try {
    const list: unknown = JSON.parse(stored);
    return Array.isArray(list)
      ? [...new Set(list)].filter((word) => words.includes(word)).slice(0, requiredWordCount)
      : [];
  } catch {
    return [];
  }
}
