/** Pure state of a soft-skill run and its next step. Confirmed answers show before they are stored. */

import { partOneGroupCount, partTwoGroupCount } from '#shared/assessments/soft-skills/variants.ts';
import type { GroupView, SoftskillRunState } from '#shared/assessments/state.ts';
import type { Pending } from '../../../lib/outbox/answer-queue.ts';
import { isOrderOf } from './ordering.ts';
import type { StoredStop } from './stored-run.ts';

export type OrderAnswer = { order: number[]; durationMs: number };

export type RunProgress = {
  token: string;
  partOne: readonly GroupView[];
  /** Null until part one is complete and the server has built part two; [] if there is none. */
  partTwo: readonly GroupView[] | null;
  position: number;
  stop: Stop | null;
  hasBegunPartTwo: boolean;
};

export type Stop = 'pause' | 'partTwo';
/** Number of confirmed groups of part one before each pause. */
export const pausesAfter = [10, 20] as const;

export type NextStep = 'group' | 'partTwo' | 'finish';
export type GroupPosition = { part: 1 | 2; number: number; of: number; next: NextStep };

const groupsOf = ({ partOne, partTwo }: Pick<RunProgress, 'partOne' | 'partTwo'>): GroupView[] => [
  ...partOne,
  ...(partTwo ?? []),
];

export const currentGroup = (run: RunProgress): GroupView | null => groupsOf(run)[run.position] ?? null;

/** Returns the last group if all are answered. */
function nextUnanswered(groups: readonly GroupView[], from = 0): number {
  const firstIndex = groups.findIndex(({ answer }, index) => index >= from && answer === null);
  return firstIndex === -1 ? Math.max(0, groups.length - 1) : firstIndex;
}

type BrowserState = { pending: readonly Pending<OrderAnswer>[]; storedStop: StoredStop };

export function openRun(state: SoftskillRunState, { pending, storedStop }: BrowserState): RunProgress {
  const answers = new Map(pending.map(({ slot, answer }) => [slot, answer]));
  const withPending = (group: GroupView): GroupView => {
    const answer = answers.get(group.groupIndex);
    const ids = group.statements.map(({ id }) => id);
    return answer !== undefined && isOrderOf(answer.order, ids) ? answered(group, answer) : group;
  };
  const partOne = state.partOne.map(withPending);
  const partTwo = state.partTwo?.map(withPending) ?? null;
  const position = nextUnanswered(groupsOf({ partOne, partTwo }));
  const { hasBegunPartTwo, pausedAt } = storedStop;
  const run = { token: state.token, partOne, partTwo, position, stop: null, hasBegunPartTwo };
  if (isBeforePartTwo(run)) return { ...run, stop: 'partTwo' };
  return pausedAt === position && isPause(run) ? { ...run, stop: 'pause' } : run;
}

export const answeredCount = (run: RunProgress): number => groupsOf(run).filter(({ answer }) => answer !== null).length;

const answered = (group: GroupView, { order, durationMs }: OrderAnswer): GroupView => ({
  ...group,
  answer: [...order],
  durationSeconds: durationMs / 1000,
});

const isPause = ({ partOne, position }: RunProgress): boolean =>
  position < partOne.length && pausesAfter.some((count) => count === position);

const isBeforePartTwo = ({ partOne, partTwo, position, hasBegunPartTwo }: RunProgress): boolean =>
  !hasBegunPartTwo && partTwo?.[0] !== undefined && partTwo[0].answer === null && position === partOne.length;

export function groupPositionIn({ partOne, partTwo, position }: RunProgress): GroupPosition {
  const isPartOne = position < partOne.length;
  if (!isPartOne) {
    const of = partTwo?.length ?? partTwoGroupCount;
    const number = position - partOne.length + 1;
    return { part: 2, number, of, next: number === of ? 'finish' : 'group' };
  }
  const isLast = position === partOne.length - 1;
  const afterLast = partTwo?.length === 0 ? 'finish' : 'partTwo';
  return { part: 1, number: position + 1, of: partOne.length, next: isLast ? afterLast : 'group' };
}

export function confirm(run: RunProgress, answer: OrderAnswer): RunProgress {
  const current = currentGroup(run);
  const withAnswer = (group: GroupView): GroupView =>
    group.groupIndex === current?.groupIndex ? answered(group, answer) : group;
  const next: RunProgress = {
    ...run,
    partOne: run.partOne.map(withAnswer),
    partTwo: run.partTwo?.map(withAnswer) ?? null,
    position: groupPositionIn(run).next === 'group' ? run.position + 1 : run.position,
  };
  const isNew = current?.answer === null && next.position !== run.position;
  return { ...next, stop: isNew && isPause(next) ? 'pause' : null };
}

export const previousGroup = (run: RunProgress): RunProgress => ({
  ...run,
  position: Math.max(0, run.position - 1),
  stop: null,
});

export const leaveStop = (run: RunProgress): RunProgress => ({
  ...run,
  stop: null,
  hasBegunPartTwo: run.hasBegunPartTwo || run.stop === 'partTwo',
});

export const storedStopOf = ({ stop, position, hasBegunPartTwo }: RunProgress): StoredStop => ({
  pausedAt: stop === 'pause' ? position : null,
  hasBegunPartTwo,
});

export function enterPartTwo(run: RunProgress, state: SoftskillRunState): RunProgress {
  const partTwo = state.partTwo ?? [];
  const position = nextUnanswered(groupsOf({ partOne: run.partOne, partTwo }), run.partOne.length);
  const next: RunProgress = { ...run, partTwo, position, stop: null };
  return { ...next, stop: isBeforePartTwo(next) ? 'partTwo' : null };
}

export function minutesLeft(run: RunProgress): number | null {
  const groups = groupsOf(run);
  const isOpen = ({ answer }: GroupView) => answer === null;
  const openGroupCount = groups.filter(isOpen).length + (run.partTwo === null ? partTwoGroupCount : 0);
  return minutesFor(openGroupCount, groups);
}

/** The completed share of each part, 0 to 1. */
export function completion(run: RunProgress): { partOne: number; partTwo: number } {
  const { partOne, position } = run;
  const partTwoPosition = Math.max(0, position - partOne.length);
  return {
    partOne: Math.min(1, position / (partOne.length || partOneGroupCount)),
    partTwo: partTwoPosition / (run.partTwo?.length || partTwoGroupCount),
  };
}

/** Reading a group takes this long at least; a longer median is a break, not a pace. In seconds. */
const paceBounds = { fastest: 8, slowest: 90 };

/** Uses the median time per answered group, which ignores single interruptions. */
export function minutesFor(groupCount: number, answered: readonly GroupView[]): number | null {
  const times = answered.flatMap(({ durationSeconds }) => durationSeconds ?? []).toSorted((a, b) => a - b);
  const [low, high] = [times[Math.floor((times.length - 1) / 2)], times[Math.floor(times.length / 2)]];
  if (low === undefined || high === undefined) return null;
  const pace = Math.min(paceBounds.slowest, Math.max(paceBounds.fastest, (low + high) / 2));
  return Math.max(1, Math.round((groupCount * pace) / 60));
}
