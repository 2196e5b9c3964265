import { expect, test } from 'vitest';
import { findMixedSpacing, findTooMuchStyle, findUnusedCommon } from './styles.ts';

const styles = new Map([
  ['client/a.module.css', '.a {\n  color: red;\n}\n'],
  ['client/b.module.css', '.b {\n  color: red;\n}\n'],
]);

test('the style sheets together stay within the line limit', () => {
  expect(findTooMuchStyle(styles, 6)).toEqual([]);
});

test('reports one line above the limit of the style sheets', () => {
  expect(findTooMuchStyle(styles, 5)).toEqual(['2 style sheets have 6 lines, at most 5']);
});

test('reports a common class that no component uses', () => {
  const sheet = '@layer look {\n  .link {\n    color: grey;\n  }\n\n  .numbers {\n    color: red;\n  }\n}\n';
  const common = new Map([['client/components/common.module.css', sheet]]);
  expect(findUnusedCommon(common, ['<p className={common.link} />', '<p className={common.numbers} />'])).toEqual([]);
  expect(findUnusedCommon(common, ['<p className={common.link} />', "const name = 'numbers';"])).toEqual([
    "client/components/common.module.css: no component uses 'numbers'",
  ]);
});

test('reports a spacing name beside a length', () => {
  const text = '<Group gap="xs 1.25rem" px="0 md" mt="lg" rowGap="0.5rem 1rem" className="md" />';
  expect(findMixedSpacing([['a.tsx', text]])).toEqual(['a.tsx: gap="xs 1.25rem"', 'a.tsx: px="0 md"']);
});
