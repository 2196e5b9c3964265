import { describe, expect, test } from 'vitest';
import { parsePending, withNewest, withoutSent } from './pending-answers.ts';

const first = { id: 'a', slot: 0, answer: 'x' };
const second = { id: 'b', slot: 1, answer: 'y' };
const changed = { id: 'c', slot: 0, answer: 'z' };
const isText = (value: unknown): value is string => typeof value === 'string';

describe('answers on their way', () => {
  test('the newest answer of a slot wins and goes last', () => {
    expect(withNewest([first, second], changed)).toEqual([second, changed]);
  });

  test('what was sent leaves, its replacement stays', () => {
    expect(withoutSent([second, changed], 'a')).toEqual([second, changed]);
    expect(withoutSent([first, second], 'a')).toEqual([second]);
  });

  test('survive being written down', () => {
    expect(parsePending(JSON.stringify([first, second]), isText)).toEqual([first, second]);
  });

  test.each([null, '', '{', '{"a":1}', '[1,null,{"id":"a"}]', '[{"id":"a","slot":0.5,"answer":"x"}]'])(
    'none are read from %j',
    (stored) => {
      expect(parsePending(stored, isText)).toEqual([]);
    },
  );
});
