import { describe, expect, test } from 'vitest';
import type { ShownGroup, SoftskillRunState } from '#shared/assessments/state.ts';
import type { KeptStop } from './kept-place.ts';
import {
  back,
  confirm,
  currentGroup,
  enterPartTwo,
  leaveStop,
  minutesLeft,
  openRun,
  placeIn,
  type RunProgress,
  stopToKeep,
} from './run-progress.ts';

const statementsOf = (groupIndex: number) => [1, 2, 3, 4].map((n) => ({ id: groupIndex * 10 + n, text: `Satz ${n}` }));
const orderOf = (groupIndex: number) => statementsOf(groupIndex).map(({ id }) => id);
const group = (groupIndex: number, isAnswered = false): ShownGroup => ({
  groupIndex,
  statements: statementsOf(groupIndex),
  answer: isAnswered ? orderOf(groupIndex) : null,
  durationSeconds: isAnswered ? 30 : null,
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

const nothingKept: KeptStop = { pausedAt: null, hasBegunPartTwo: false };
const opened = (answered: number, partTwo: ShownGroup[] | null = null, kept = nothingKept): RunProgress =>
  openRun(state(answered, partTwo), { pending: [], kept });
/** Confirms the group on screen, in the order shown. */
const confirmed = (run: RunProgress): RunProgress =>
  confirm(run, { order: orderOf(currentGroup(run)?.groupIndex ?? 0), durationMs: 20_000 });

describe('progress of a run', () => {
  test('resumes at the first unanswered group', () => {
    expect(placeIn(opened(12))).toEqual({ part: 1, number: 13, of: 30, next: 'group' });
  });

  test('counts answers that are still on their way', () => {
    const pending = [{ id: 'a', slot: 12, answer: { order: orderOf(12).reverse(), durationMs: 1 } }];
    const run = openRun(state(12), { pending, kept: nothingKept });
    expect(run.position).toBe(13);
    expect(run.partOne[12]?.answer).toEqual(orderOf(12).reverse());
  });

  test('ignores an unsent order that belongs to other statements', () => {
    const run = openRun(state(3), {
      pending: [{ id: 'a', slot: 3, answer: { order: [9, 9, 9, 9], durationMs: 1 } }],
      kept: nothingKept,
    });
    expect(run.position).toBe(3);
  });

  test('confirming goes on, back comes back to what was confirmed', () => {
    const run = confirm(opened(0), { order: [4, 3, 2, 1], durationMs: 9_000 });
    expect(run.position).toBe(1);
    expect(currentGroup(back(run))?.answer).toEqual([4, 3, 2, 1]);
    expect(back(back(run)).position).toBe(0);
  });

  test('waits at the end of part 1 for the server to build part 2', () => {
    const last = opened(29);
    expect(placeIn(last)).toEqual({ part: 1, number: 30, of: 30, next: 'partTwo' });
    const complete = confirmed(last);
    expect(complete.position).toBe(29);
    const inTwo = enterPartTwo(complete, state(30, groups(30, 5)));
    expect(placeIn(inTwo)).toEqual({ part: 2, number: 1, of: 5, next: 'group' });
  });

  test('ends with the last group of part 2', () => {
    expect(placeIn(opened(30, groups(30, 5, 4)))).toEqual({ part: 2, number: 5, of: 5, next: 'finish' });
    expect(placeIn(opened(30, groups(30, 5, 5))).next).toBe('finish');
  });

  test('ends after part 1 where there is no part 2', () => {
    expect(placeIn(opened(30, []))).toEqual({ part: 1, number: 30, of: 30, next: 'finish' });
  });

  test('part 2 that was renewed begins at its first unanswered group', () => {
    const inTwo = opened(30, groups(30, 5, 3));
    expect(enterPartTwo(inTwo, state(30, groups(30, 5))).position).toBe(30);
  });
});

describe('a breath', () => {
  test.each([
    [9, 'pause'],
    [19, 'pause'],
    [0, null],
    [8, null],
    [10, null],
    [28, null],
  ])('after confirming the group at %i: %j', (position, stop) => {
    expect(confirmed(opened(position))).toMatchObject({ position: position + 1, stop });
  });

  test('is none the second time', () => {
    const passed = leaveStop(confirmed(opened(9)));
    expect(passed).toMatchObject({ position: 10, stop: null });
    expect(confirmed(back(passed))).toMatchObject({ position: 10, stop: null });
  });

  test('is left by going back, too', () => {
    expect(back(confirmed(opened(9)))).toMatchObject({ position: 9, stop: null });
  });

  test('outlives a reload until it is passed', () => {
    const paused = confirmed(opened(9));
    expect(opened(10, null, stopToKeep(paused)).stop).toBe('pause');
    expect(opened(10, null, stopToKeep(leaveStop(paused))).stop).toBeNull();
    expect(opened(10).stop).toBeNull();
  });

  test.each([
    [10, 12],
    [7, 7],
    [30, 30],
  ])('kept for position %i means nothing at %i', (pausedAt, answered) => {
    expect(opened(answered, null, { pausedAt, hasBegunPartTwo: false }).stop).toBeNull();
  });
});

describe('the introduction of part 2', () => {
  const partTwo = groups(30, 5);

  test('stands before its first group, until it is begun', () => {
    const inTwo = enterPartTwo(confirmed(opened(29)), state(30, partTwo));
    expect(inTwo).toMatchObject({ position: 30, stop: 'partTwo' });
    expect(leaveStop(inTwo)).toMatchObject({ position: 30, stop: null, hasBegunPartTwo: true });
  });

  test('comes again where somebody went back before beginning, not after', () => {
    const inTwo = enterPartTwo(confirmed(opened(29)), state(30, partTwo));
    expect(enterPartTwo(back(inTwo), state(30, partTwo)).stop).toBe('partTwo');
    expect(enterPartTwo(back(leaveStop(inTwo)), state(30, partTwo)).stop).toBeNull();
  });

  test('outlives a reload until it is begun', () => {
    expect(opened(30, partTwo).stop).toBe('partTwo');
    expect(opened(30, partTwo, { pausedAt: null, hasBegunPartTwo: true }).stop).toBeNull();
  });

  test.each([
    ['something of part 2 is answered', opened(30, groups(30, 5, 1))],
    ['part 1 is not complete', opened(29, partTwo)],
    ['there is no part 2', opened(30, [])],
    ['part 2 is not built yet', opened(30)],
  ])('is none where %s', (_, run) => {
    expect(run.stop).toBeNull();
  });
});

test('the time that is left counts both parts, at the pace of what is answered', () => {
  expect(minutesLeft(opened(10))).toBe(13);
  expect(minutesLeft(confirmed(opened(9)))).toBe(13);
  expect(minutesLeft(opened(30, groups(30, 5)))).toBe(3);
  expect(minutesLeft(opened(0))).toBeNull();
});
