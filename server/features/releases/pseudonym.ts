/** Friendly names for people who show no name: drawn anew for each company and release, so that nobody can compare notes. */
import { randomInt } from 'node:crypto';
import { pseudonymWords } from '#shared/releases/pseudonym-words.ts';

const { adjectives, nouns } = pseudonymWords;

/** 'Heitere Linde 482': the words alone are some ten thousand, with the figure nine million. */
export function newPseudonym(): string {
  const adjective = adjectives[randomInt(adjectives.length)] ?? '';
  const noun = nouns[randomInt(nouns.length)] ?? '';
  return `${adjective} ${noun} ${randomInt(100, 1_000)}`;
}
