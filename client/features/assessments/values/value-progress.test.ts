import { describe, expect, test } from 'vitest';
import type { ValueRunState } from '#shared/assessments/state.ts';
import { backInValues, decide, findWords, openValueRun, parseChoice, toggleWord } from './value-progress.ts';

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
  test('begins with choosing', () => {
    expect(openValueRun(state([], null), [])).toMatchObject({ step: 'choose' });
  });

  test('resumes at the first open pair, counting what is on its way', () => {
    expect(openValueRun(state(three), []).position).toBe(1);
    expect(openValueRun(state(three), [{ id: 'x', slot: 1, answer: 'C' }]).position).toBe(2);
  });

  test('ignores an unsent winner that is not in the pair', () => {
    expect(openValueRun(state(three), [{ id: 'x', slot: 1, answer: 'A' }]).position).toBe(1);
  });

  test('goes from pair to pair, back and on to the contradictions', () => {
    const second = openValueRun(state(three), []);
    const third = decide(second, 'B');
    expect(third).toMatchObject({ step: 'compare', position: 2 });
    const changed = decide(backInValues(third), 'C');
    expect(changed.pairs[1]?.winner).toBe('C');
    expect(decide(changed, 'A').step).toBe('contradictions');
  });

  test('a pair decided again is followed by the next one, decided or not', () => {
    const first = backInValues(openValueRun(state(three), []));
    expect(first.position).toBe(0);
    expect(decide(first, 'B').position).toBe(1);
  });

  test('before the first pair lies the choice', () => {
    expect(backInValues(backInValues(openValueRun(state(three), []))).step).toBe('choose');
  });

  test('a complete run goes straight to the contradictions', () => {
    expect(openValueRun(state(three.map((one) => ({ ...one, winner: one.left }))), []).step).toBe('contradictions');
  });

  test('takes ten words and not an eleventh', () => {
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
    ['in its order, as far as its words exist', '["Güte","Unfug","Balance",3]', ['Güte', 'Balance']],
    ['each word once', '["Güte","Güte"]', ['Güte']],
    ['nothing from what is no list', '{"Güte":1}', []],
    ['nothing from what cannot be read', '{', []],
  ])('reads a choice back: %s', (_case, stored, expected) => {
    expect(parseChoice(stored, words)).toEqual(expected);
  });

  test('reads back no more than ten', () => {
    const many = Array.from({ length: 12 }, (_, index) => `Wort ${index}`);
    expect(parseChoice(JSON.stringify(many), many)).toEqual(many.slice(0, 10));
  });
});
