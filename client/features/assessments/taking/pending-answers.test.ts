import { describe, expect, test } from 'vitest';
import { parsePending, retryDelayMs, withNewest, withoutSent } from './pending-answers.ts';

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

  test('are tried again ever more rarely, at most every 15 seconds', () => {
    expect([1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  });
});
