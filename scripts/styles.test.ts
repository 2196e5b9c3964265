import { expect, test } from 'vitest';
import { findTooMuchStyle, findUnusedLooks } from './styles.ts';

const styles = new Map([
  ['client/a.module.css', '.a {\n  color: red;\n}\n'],
  ['client/b.module.css', '.b {\n  color: red;\n}\n'],
]);

test('style sheets have as many lines as they may have together', () => {
  expect(findTooMuchStyle(styles, 6)).toEqual([]);
});

test('one line more than the style sheets may have together is found', () => {
  expect(findTooMuchStyle(styles, 5)).toEqual(['2 style sheets have 6 lines; 5 are enough']);
});

test('a common class that no component names is found', () => {
  const sheet = '@layer look {\n  .muted {\n    color: grey;\n  }\n\n  .small {\n    font-size: 1px;\n  }\n}\n';
  expect(findUnusedLooks([sheet], ["look('muted', 'small')"])).toEqual([]);
  expect(findUnusedLooks([sheet], ["look('muted')", "const name = 'small';"])).toEqual([
    "look('small') is used nowhere",
  ]);
});
