import { describe, expect, test } from 'vitest';
import type { ValueRunState } from '#shared/assessments/state.ts';
import { decide, findWords, openValueRun, parseSelection, previousPair, toggleWord } from './value-progress.ts';

const words = ['Balance', 'Ehrlichkeit', 'Familie', 'Freiheit', 'Güte'];
const pair = (left: string, right: string, winner: string | null = null) => ({ left, right, winner });
const state = (pairs: ValueRunState['pairs'], selected: string[] | null = ['A', 'B', 'C']): ValueRunState => ({
  token: 't',
  status: 'open',
  words,
  selected,
  pairs,
});
const three = [pair('A', 'B', 'A'), pair('B', 'C'), pair('A', 'C')];

describe('progress of the values test', () => {
  test('starts with the choice of words', () => {
    expect(openValueRun(state([], null), [])).toMatchObject({ step: 'choose' });
  });

  test('resumes at the first open pair, counting unsent decisions', () => {
    expect(openValueRun(state(three), []).position).toBe(1);
    expect(openValueRun(state(three), [{ id: 'x', slot: 1, answer: 'C' }]).position).toBe(2);
  });

  test('ignores an unsent winner that is not in the pair', () => {
    expect(openValueRun(state(three), [{ id: 'x', slot: 1, answer: 'A' }]).position).toBe(1);
  });

  test('advances pair by pair, goes back, and continues to the contradictions', () => {
    const second = openValueRun(state(three), []);
    const third = decide(second, 'B');
    expect(third).toMatchObject({ step: 'compare', position: 2 });
    const changed = decide(previousPair(third), 'C');
    expect(changed.pairs[1]?.winner).toBe('C');
    expect(decide(changed, 'A').step).toBe('contradictions');
  });

  test('changing a decision advances to the next pair, even if that is decided', () => {
    const first = previousPair(openValueRun(state(three), []));
    expect(first.position).toBe(0);
    expect(decide(first, 'B').position).toBe(1);
  });

  test('going back before the first pair shows the choice of words', () => {
    expect(previousPair(previousPair(openValueRun(state(three), []))).step).toBe('choose');
  });

  test('a complete run opens with the contradictions', () => {
    expect(openValueRun(state(three.map((one) => ({ ...one, winner: one.left }))), []).step).toBe('contradictions');
  });

  test('accepts ten words and rejects an eleventh', () => {
    const ten = Array.from({ length: 10 }, (_, index) => `Wort ${index}`);
    expect(toggleWord(ten, 'Wort 11')).toBeNull();
    expect(toggleWord(ten, 'Wort 3')).toHaveLength(9);
    expect(toggleWord([], 'Güte')).toEqual(['Güte']);
  });

  test.each([
    ['gute', ['Güte']],
    ['Guete', ['Güte']],
    ['Gu\u0308te', ['Güte']],
    ['EIT', ['Ehrlichkeit', 'Freiheit']],
    ['  ', words],
  ])('finds %j', (query, found) => {
    expect(findWords(words, query)).toEqual(found);
  });

  test.each([
    ['keeps the order and drops unknown words', '["Güte","Unfug","Balance",3]', ['Güte', 'Balance']],
    ['keeps each word once', '["Güte","Güte"]', ['Güte']],
    ['returns nothing for a value that is no list', '{"Güte":1}', []],
    ['returns nothing for invalid JSON', '{', []],
  ])('restores a choice: %s', (_case, stored, expected) => {
    expect(parseSelection(stored, words)).toEqual(expected);
  });

  test('restores at most ten words', () => {
    const many = Array.from({ length: 12 }, (_, index) => `Wort ${index}`);
    expect(parseSelection(JSON.stringify(many), many)).toEqual(many.slice(0, 10));
  });
});
