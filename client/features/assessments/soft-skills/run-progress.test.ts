import { describe, expect, test } from 'vitest';
import type { GroupView, SoftskillRunState } from '#shared/assessments/state.ts';
import {
  confirm,
  currentGroup,
  enterPartTwo,
  groupPositionIn,
  leaveStop,
  minutesLeft,
  openRun,
  previousGroup,
  type RunProgress,
  storedStopOf,
} from './run-progress.ts';
import type { StoredStop } from './stored-run.ts';

const statementsOf = (groupIndex: number) => [1, 2, 3, 4].map((n) => ({ id: groupIndex * 10 + n, text: `Satz ${n}` }));
const orderOf = (groupIndex: number) => statementsOf(groupIndex).map(({ id }) => id);
const group = (groupIndex: number, isAnswered = false): GroupView => ({
  groupIndex,
  statements: statementsOf(groupIndex),
  answer: isAnswered ? orderOf(groupIndex) : null,
  durationSeconds: isAnswered ? 30 : null,
});
const groups = (from: number, count: number, answered = 0) =>
  Array.from({ length: count }, (_, index) => group(from + index, index < answered));

const state = (answered: number, partTwo: GroupView[] | null = null): SoftskillRunState => ({
  token: 't',
  variant: 'test1',
  status: 'open',
  partOne: groups(0, 30, answered),
  partTwo,
});

const nothingStored: StoredStop = { pausedAt: null, hasBegunPartTwo: false };
const opened = (answered: number, partTwo: GroupView[] | null = null, storedStop = nothingStored): RunProgress =>
  openRun(state(answered, partTwo), { pending: [], storedStop });
const confirmed = (run: RunProgress): RunProgress =>
  confirm(run, { order: orderOf(currentGroup(run)?.groupIndex ?? 0), durationMs: 20_000 });

describe('progress of a run', () => {
  test('resumes at the first unanswered group', () => {
    expect(groupPositionIn(opened(12))).toEqual({ part: 1, number: 13, of: 30, next: 'group' });
  });

  test('counts answers that are not sent yet', () => {
    const pending = [{ id: 'a', slot: 12, answer: { order: orderOf(12).reverse(), durationMs: 1 } }];
    const run = openRun(state(12), { pending, storedStop: nothingStored });
    expect(run.position).toBe(13);
    expect(run.partOne[12]?.answer).toEqual(orderOf(12).reverse());
  });

  test('ignores an unsent order of other statements', () => {
    const run = openRun(state(3), {
      pending: [{ id: 'a', slot: 3, answer: { order: [9, 9, 9, 9], durationMs: 1 } }],
      storedStop: nothingStored,
    });
    expect(run.position).toBe(3);
  });

  test('confirming advances, and going back shows the confirmed answer', () => {
    const run = confirm(opened(0), { order: [4, 3, 2, 1], durationMs: 9_000 });
    expect(run.position).toBe(1);
    expect(currentGroup(previousGroup(run))?.answer).toEqual([4, 3, 2, 1]);
    expect(previousGroup(previousGroup(run)).position).toBe(0);
  });

  test('waits after part one until the server has built part two', () => {
    const last = opened(29);
    expect(groupPositionIn(last)).toEqual({ part: 1, number: 30, of: 30, next: 'partTwo' });
    const complete = confirmed(last);
    expect(complete.position).toBe(29);
    const inTwo = enterPartTwo(complete, state(30, groups(30, 5)));
    expect(groupPositionIn(inTwo)).toEqual({ part: 2, number: 1, of: 5, next: 'group' });
  });

  test('ends after the last group of part two', () => {
    expect(groupPositionIn(opened(30, groups(30, 5, 4)))).toEqual({ part: 2, number: 5, of: 5, next: 'finish' });
    expect(groupPositionIn(opened(30, groups(30, 5, 5))).next).toBe('finish');
  });

  test('ends after part one if there is no part two', () => {
    expect(groupPositionIn(opened(30, []))).toEqual({ part: 1, number: 30, of: 30, next: 'finish' });
  });

  test('starts a rebuilt part two at its first unanswered group', () => {
    const inTwo = opened(30, groups(30, 5, 3));
    expect(enterPartTwo(inTwo, state(30, groups(30, 5))).position).toBe(30);
  });
});

describe('a pause', () => {
  test.each([
    [9, 'pause'],
    [19, 'pause'],
    [0, null],
    [8, null],
    [10, null],
    [28, null],
  ])('after confirming the group at %i, the stop is %j', (position, stop) => {
    expect(confirmed(opened(position))).toMatchObject({ position: position + 1, stop });
  });

  test('is not shown a second time', () => {
    const passed = leaveStop(confirmed(opened(9)));
    expect(passed).toMatchObject({ position: 10, stop: null });
    expect(confirmed(previousGroup(passed))).toMatchObject({ position: 10, stop: null });
  });

  test('ends when going back', () => {
    expect(previousGroup(confirmed(opened(9)))).toMatchObject({ position: 9, stop: null });
  });

  test('survives a reload until it is passed', () => {
    const paused = confirmed(opened(9));
    expect(opened(10, null, storedStopOf(paused)).stop).toBe('pause');
    expect(opened(10, null, storedStopOf(leaveStop(paused))).stop).toBeNull();
    expect(opened(10).stop).toBeNull();
  });

  test.each([
    [10, 12],
    [7, 7],
    [30, 30],
  ])('stored for position %i is ignored at position %i', (pausedAt, answered) => {
    expect(opened(answered, null, { pausedAt, hasBegunPartTwo: false }).stop).toBeNull();
  });
});

describe('the introduction of part two', () => {
  const partTwo = groups(30, 5);

  test('shows before the first group until the person begins', () => {
    const inTwo = enterPartTwo(confirmed(opened(29)), state(30, partTwo));
    expect(inTwo).toMatchObject({ position: 30, stop: 'partTwo' });
    expect(leaveStop(inTwo)).toMatchObject({ position: 30, stop: null, hasBegunPartTwo: true });
  });

  test('shows again after going back before it was begun, but not later', () => {
    const inTwo = enterPartTwo(confirmed(opened(29)), state(30, partTwo));
    expect(enterPartTwo(previousGroup(inTwo), state(30, partTwo)).stop).toBe('partTwo');
    expect(enterPartTwo(previousGroup(leaveStop(inTwo)), state(30, partTwo)).stop).toBeNull();
  });

  test('survives a reload until it is begun', () => {
    expect(opened(30, partTwo).stop).toBe('partTwo');
    expect(opened(30, partTwo, { pausedAt: null, hasBegunPartTwo: true }).stop).toBeNull();
  });

  test.each([
    ['a group of part two is answered', opened(30, groups(30, 5, 1))],
    ['part one is incomplete', opened(29, partTwo)],
    ['part two does not exist', opened(30, [])],
    ['part two is not built yet', opened(30)],
  ])('is not shown if %s', (_, run) => {
    expect(run.stop).toBeNull();
  });
});

test('the remaining time covers both parts at the pace of the answered groups', () => {
  expect(minutesLeft(opened(10))).toBe(13);
  expect(minutesLeft(confirmed(opened(9)))).toBe(13);
  expect(minutesLeft(opened(30, groups(30, 5)))).toBe(3);
  expect(minutesLeft(opened(0))).toBeNull();
});
