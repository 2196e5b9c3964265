import { randomInt } from 'node:crypto';
import { pseudonymWords } from '#shared/releases/pseudonym-words.ts';

const { adjectives, nouns } = pseudonymWords;

/** Drawn for each company and release, so that companies cannot link a person. */
export function newPseudonym(): string {
  const adjective = adjectives[randomInt(adjectives.length)] ?? '';
  const noun = nouns[randomInt(nouns.length)] ?? '';
  return `${adjective} ${noun} ${randomInt(100, 1_000)}`;
}
