import { expect, test } from 'vitest';
import { pseudonymWords } from './pseudonym-words.ts';

const { adjectives, nouns } = pseudonymWords;

test('no word stands twice in a list, and none is empty', () => {
  for (const words of [adjectives, nouns]) {
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(words.filter((word) => !/^\p{Lu}\p{Ll}+$/u.test(word))).toEqual([]);
  }
});

test('every adjective stands in the feminine, as every noun does', () => {
  expect(adjectives.filter((word) => !word.endsWith('e'))).toEqual([]);
  // What German nouns of other genders end in, as far as an ending tells.
  const otherGenders = /(?:chen|lein|ling|or|ismus|ment|baum|busch|fink|vogel|stern)$/;
  expect(nouns.filter((word) => otherGenders.test(word))).toEqual([]);
});

test('there are enough of them that a company with twenty thousand people finds one that is free', () => {
  expect(adjectives.length * nouns.length * 900).toBeGreaterThan(100 * 20_000);
});
