import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffWords, shortenUnchanged } from './text-diff.tsx';

const marks = { same: '', added: '+', removed: '-' } as const;
const describeDiff = (before: string, after: string) =>
  diffWords(before, after).map(({ kind, text }) => `${marks[kind]}${text.trim()}`);

test.each([
  ['Hände waschen', 'Hände waschen', ['Hände waschen']],
  ['Hände waschen', 'Hände gründlich waschen', ['Hände', '+gründlich', 'waschen']],
  ['Hände 20 Sekunden waschen', 'Hände 30 Sekunden waschen', ['Hände', '-20', '+30', 'Sekunden waschen']],
  ['', 'Neu', ['+Neu']],
  ['Alt', '', ['-Alt']],
  ['Hände waschen.', 'Hände waschen.\nDann trocknen.', ['Hände waschen.', '+Dann trocknen.']],
  ['', '', []],
])('the diff of %j and %j shows the changed words', (before, after, parts) => {
  expect(describeDiff(before, after)).toEqual(parts);
});

test('the parts restore both texts', () => {
  const words = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd', ' ', '\n'), { maxLength: 40 })
    .map((list) => list.join(''));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = diffWords(before, after);
      const textOf = (without: string) =>
        parts
          .filter(({ kind }) => kind !== without)
          .map(({ text }) => text)
          .join('');
      expect(textOf('added')).toBe(before);
      expect(textOf('removed')).toBe(after);
    }),
  );
});

test('long unchanged parts are shortened', () => {
  const long = Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ');
  const [first, change, last] = shortenUnchanged(diffWords(`${long} alt ${long}`, `${long} ${long}`));
  expect(first?.text.split(' ').filter(Boolean)).toHaveLength(15);
  expect(change).toEqual({ kind: 'removed', text: ' alt' });
  expect(last?.text.trim().endsWith('…')).toBe(true);
});

test('two long texts with nothing in common are shown as one replacement', () => {
  const text = (prefix: string) => Array.from({ length: 3000 }, (_, index) => `${prefix}${index}`).join(' ');
  expect(diffWords(text('a'), text('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
