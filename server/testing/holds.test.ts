import { expect, test } from 'vitest';
import { isTooLong } from './holds.ts';

test.each([
  ['a stretch with the processor', { heldMs: 101, passedMs: 110, stolenMs: 0, collectedMs: 0 }, true],
  ['one within the bound', { heldMs: 99, passedMs: 105, stolenMs: 0, collectedMs: 0 }, false],
  ['one while the host took processors away', { heldMs: 180, passedMs: 224, stolenMs: 240, collectedMs: 0 }, false],
  [
    'one in which others had the processor for the most part',
    { heldMs: 166, passedMs: 512, stolenMs: 0, collectedMs: 0 },
    false,
  ],
  ['one that a full collection took', { heldMs: 220, passedMs: 260, stolenMs: 0, collectedMs: 170 }, false],
  ['one with a collection beside it', { heldMs: 220, passedMs: 260, stolenMs: 0, collectedMs: 100 }, true],
  ['one too long for either', { heldMs: 1_400, passedMs: 3_000, stolenMs: 100, collectedMs: 0 }, true],
])('%s: is it too long?', (_, stretch, expected) => {
  expect(isTooLong(stretch)).toBe(expected);
});
