import { expect, test } from 'vitest';
import { pseudonymWords } from './pseudonym-words.ts';

const { adjectives, nouns } = pseudonymWords;

test('no list repeats a word, and no word is empty', () => {
  for (const words of [adjectives, nouns]) {
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    expect(words.filter((word) => !/^\p{Lu}\p{Ll}+$/u.test(word))).toEqual([]);
  }
});

test('adjectives have feminine forms and nouns are feminine', () => {
  expect(adjectives.filter((word) => !word.endsWith('e'))).toEqual([]);
  const otherGenders = /(?:chen|lein|ling|or|ismus|ment|baum|busch|fink|vogel|stern)$/;
  expect(nouns.filter((word) => otherGenders.test(word))).toEqual([]);
});

test('there are enough words for a free pseudonym in a company with twenty thousand people', () => {
  expect(adjectives.length * nouns.length * 900).toBeGreaterThan(100 * 20_000);
});
