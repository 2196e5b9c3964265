import { expect, test } from 'vitest';
import { isTooLong } from './event-loop-watch.ts';

test.each([
  ['a block with the CPU', { heldMs: 101, passedMs: 110, stolenMs: 0, collectedMs: 0 }, true],
  ['a block within the limit', { heldMs: 99, passedMs: 105, stolenMs: 0, collectedMs: 0 }, false],
  ['a block while the host took CPUs away', { heldMs: 180, passedMs: 224, stolenMs: 240, collectedMs: 0 }, false],
  [
    'a block during which other programs mostly had the CPU',
    { heldMs: 166, passedMs: 512, stolenMs: 0, collectedMs: 0 },
    false,
  ],
  ['a block caused by a full garbage collection', { heldMs: 220, passedMs: 260, stolenMs: 0, collectedMs: 170 }, false],
  ['a block next to a garbage collection', { heldMs: 220, passedMs: 260, stolenMs: 0, collectedMs: 100 }, true],
  ['a block too long for either', { heldMs: 1_400, passedMs: 3_000, stolenMs: 100, collectedMs: 0 }, true],
])('%s: is it too long?', (_, stretch, expected) => {
  expect(isTooLong(stretch, 100)).toBe(expected);
});
