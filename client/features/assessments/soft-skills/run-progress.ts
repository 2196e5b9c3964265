/** Where a person is in a soft-skill run, and what comes next. Pure: what is confirmed here is shown before it is stored. */

import { partOneGroupCount, partTwoGroupCount } from '#shared/assessments/soft-skills/variants.ts';
import type { ShownGroup, SoftskillRunState } from '#shared/assessments/state.ts';
import type { Pending } from '../taking/pending-answers.ts';

export type OrderAnswer = { order: number[]; durationMs: number };

export type RunProgress = {
  token: string;
  partOne: readonly ShownGroup[];
  /** null until part 1 is complete and the server has built it; [] if there is none. */
  partTwo: readonly ShownGroup[] | null;
  /** Position among all groups of both parts. */
  position: number;
};

export type NextStep = 'group' | 'partTwo' | 'finish';
export type Place = { part: 1 | 2; number: number; of: number; next: NextStep };

const groupsOf = ({ partOne, partTwo }: Pick<RunProgress, 'partOne' | 'partTwo'>): ShownGroup[] => [
  ...partOne,
  ...(partTwo ?? []),
];

export const currentGroup = (run: RunProgress): ShownGroup | null => groupsOf(run)[run.position] ?? null;

/** The first group without an answer from `from` on; the last group if all have one. */
export function nextUnanswered(groups: readonly ShownGroup[], from = 0): number {
  const found = groups.findIndex(({ answer }, index) => index >= from && answer === null);
  return found === -1 ? Math.max(0, groups.length - 1) : found;
}

/** The run as the server knows it, with the answers that are still on their way, at the first unanswered group. */
export function openRun(state: SoftskillRunState, pending: readonly Pending<OrderAnswer>[]): RunProgress {
  const orders = new Map(pending.map(({ slot, answer }) => [slot, answer.order]));
  const withPending = (group: ShownGroup): ShownGroup => {
    const order = orders.get(group.groupIndex);
    return order !== undefined && isOrderOf(order, group) ? { ...group, answer: order } : group;
  };
  const partOne = state.partOne.map(withPending);
  const partTwo = state.partTwo?.map(withPending) ?? null;
  return { token: state.token, partOne, partTwo, position: nextUnanswered(groupsOf({ partOne, partTwo })) };
}

const isOrderOf = (order: readonly number[], { statements }: ShownGroup): boolean =>
  order.length === statements.length && statements.every(({ id }) => order.includes(id));

export function placeIn({ partOne, partTwo, position }: RunProgress): Place {
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

/** Takes the order down and goes on, unless what comes next has to be asked from the server. */
export function confirm(run: RunProgress, order: readonly number[]): RunProgress {
  const { groupIndex } = currentGroup(run) ?? { groupIndex: -1 };
  const withAnswer = (group: ShownGroup): ShownGroup =>
    group.groupIndex === groupIndex ? { ...group, answer: [...order] } : group;
  return {
    ...run,
    partOne: run.partOne.map(withAnswer),
    partTwo: run.partTwo?.map(withAnswer) ?? null,
    position: placeIn(run).next === 'group' ? run.position + 1 : run.position,
  };
}

export const back = (run: RunProgress): RunProgress => ({ ...run, position: Math.max(0, run.position - 1) });

/** Goes on into part 2 as the server has built it. */
export function enterPartTwo(run: RunProgress, state: SoftskillRunState): RunProgress {
  const partTwo = state.partTwo ?? [];
  const position = nextUnanswered(groupsOf({ partOne: run.partOne, partTwo }), run.partOne.length);
  return { ...run, partTwo, position };
}

/** How much of the two parts lies behind, each from 0 to 1. */
export function completion(run: RunProgress): { partOne: number; partTwo: number } {
  const { partOne, position } = run;
  const inTwo = Math.max(0, position - partOne.length);
  return {
    partOne: Math.min(1, position / (partOne.length || partOneGroupCount)),
    partTwo: inTwo / (run.partTwo?.length || partTwoGroupCount),
  };
}
