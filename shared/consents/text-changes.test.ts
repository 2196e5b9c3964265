import { expect, test } from 'vitest';
import { textChanges } from './text-changes.ts';

test('names new and removed paragraphs without their marks', () => {
  const before = '## Konto\n\nSie sind 16.\n\n- alt\n- bleibt';
  const after = '## Konto\n\nSie sind 18.\n\n- bleibt\n1. neu';
  expect(textChanges(before, after)).toEqual({
    added: ['Sie sind 18.', 'neu'],
    removed: ['Sie sind 16.', 'alt'],
    more: 0,
  });
});

test('counts repeated paragraphs and ignores their order', () => {
  expect(textChanges('a\nb\na', 'b\na')).toEqual({ added: [], removed: ['a'], more: 0 });
});

test('shows a bounded number of paragraphs of a bounded length', () => {
  const after = Array.from({ length: 500 }, (_, index) => `${index} ${'x'.repeat(5_000)}`).join('\n');
  const { added, more } = textChanges('', after);
  expect([added.length, added[0]?.length, more]).toEqual([60, 1_500, 440]);
});
