import { expect, test } from 'vitest';
import { composed } from './text.ts';

test.each([
  ['u\u0308ber', 'über'],
  ['a\u0301\u0323', 'ạ\u0301'],
  ['', ''],
  ['क्षि नी 한국어', 'क्षि नी 한국어'],
])('%j is composed', (text, expected) => {
  expect(composed(text)).toBe(expected.normalize('NFC'));
});

test('marks beyond the thirtieth on one letter fall away, wherever they stand', () => {
  expect(composed(`a${'\u0301'.repeat(30)}b`)).toBe(`á${'\u0301'.repeat(29)}b`);
  expect(composed(`a${'\u0301'.repeat(31)}b${'\u0301'.repeat(2)}`)).toBe(`á${'\u0301'.repeat(29)}b\u0301\u0301`);
});

test('the marks of a million characters are put in order without delay', () => {
  const marks = '\u0301\u0323'.repeat(500_000);
  const before = process.threadCpuUsage();
  expect(composed(`a${marks}`)).toHaveLength(30);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(100);
});
