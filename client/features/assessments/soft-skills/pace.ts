import type { ShownGroup } from '#shared/assessments/state.ts';

/**
 * How many whole minutes so many groups take at the pace of those that this person has answered, at least one; null where
 * nothing tells the pace. The middle of all times: one group during which the phone rang says nothing about the others.
 */
export function minutesFor(groupCount: number, answered: readonly ShownGroup[]): number | null {
  const times = answered.flatMap(({ durationSeconds }) => durationSeconds ?? []).toSorted((a, b) => a - b);
  const [low, high] = [times[Math.floor((times.length - 1) / 2)], times[Math.floor(times.length / 2)]];
  if (low === undefined || high === undefined) return null;
  return Math.max(1, Math.round((groupCount * (low + high)) / 2 / 60));
}
