import { describe, expect, test } from 'vitest';
import type { ShownGroup, SoftskillRunState } from '#shared/assessments/state.ts';
import { back, confirm, currentGroup, enterPartTwo, openRun, placeIn } from './run-progress.ts';

const statementsOf = (groupIndex: number) => [1, 2, 3, 4].map((n) => ({ id: groupIndex * 10 + n, text: `Satz ${n}` }));
const orderOf = (groupIndex: number) => statementsOf(groupIndex).map(({ id }) => id);
const group = (groupIndex: number, isAnswered = false): ShownGroup => ({
  groupIndex,
  statements: statementsOf(groupIndex),
  answer: isAnswered ? orderOf(groupIndex) : null,
});
const groups = (from: number, count: number, answered = 0) =>
  Array.from({ length: count }, (_, index) => group(from + index, index < answered));

const state = (answered: number, partTwo: ShownGroup[] | null = null): SoftskillRunState => ({
  token: 't',
  variant: 'test1',
  status: 'open',
  partOne: groups(0, 30, answered),
  partTwo,
});

describe('progress of a run', () => {
  test('resumes at the first unanswered group', () => {
    expect(placeIn(openRun(state(12), []))).toEqual({ part: 1, number: 13, of: 30, next: 'group' });
  });

  test('counts answers that are still on their way', () => {
    const pending = [{ id: 'a', slot: 12, answer: { order: orderOf(12).reverse(), durationMs: 1 } }];
    const run = openRun(state(12), pending);
    expect(run.position).toBe(13);
    expect(run.partOne[12]?.answer).toEqual(orderOf(12).reverse());
  });

  test('ignores an unsent order that belongs to other statements', () => {
    const run = openRun(state(3), [{ id: 'a', slot: 3, answer: { order: [9, 9, 9, 9], durationMs: 1 } }]);
    expect(run.position).toBe(3);
  });

  test('confirming goes on, back comes back to what was confirmed', () => {
    const run = confirm(openRun(state(0), []), [4, 3, 2, 1]);
    expect(run.position).toBe(1);
    expect(currentGroup(back(run))?.answer).toEqual([4, 3, 2, 1]);
    expect(back(back(run)).position).toBe(0);
  });

  test('waits at the end of part 1 for the server to build part 2', () => {
    const last = openRun(state(29), []);
    expect(placeIn(last)).toEqual({ part: 1, number: 30, of: 30, next: 'partTwo' });
    const confirmed = confirm(last, orderOf(29));
    expect(confirmed.position).toBe(29);
    const inTwo = enterPartTwo(confirmed, state(30, groups(30, 5)));
    expect(placeIn(inTwo)).toEqual({ part: 2, number: 1, of: 5, next: 'group' });
  });

  test('ends with the last group of part 2', () => {
    expect(placeIn(openRun(state(30, groups(30, 5, 4)), []))).toEqual({ part: 2, number: 5, of: 5, next: 'finish' });
    expect(placeIn(openRun(state(30, groups(30, 5, 5)), [])).next).toBe('finish');
  });

  test('ends after part 1 where there is no part 2', () => {
    expect(placeIn(openRun(state(30, []), []))).toEqual({ part: 1, number: 30, of: 30, next: 'finish' });
  });

  test('part 2 that was renewed begins at its first unanswered group', () => {
    const inTwo = openRun(state(30, groups(30, 5, 3)), []);
    expect(enterPartTwo(inTwo, state(30, groups(30, 5))).position).toBe(30);
  });
});
