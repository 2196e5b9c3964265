/** A skill's strength in one run and its standard error, in logits. */
type Measured = { strength: number; error: number };

/**
 * So many standard errors must lie between two runs before a skill counts as shifted. Chosen so that less than 5 in 100 people who
 * have not changed see any of their 30 skills as shifted, under every assumption of `simulation.ts`, with the same statements as
 * with those of the other variant; a bound that is right for one skill by itself (1.96) would tell about one in eight of them so.
 */
export const shiftedFrom = 2.4;

/** Whether a skill has clearly moved between two runs of one person. */
export function isShifted(before: Measured, after: Measured): boolean {
  return Math.abs(after.strength - before.strength) > shiftedFrom * Math.hypot(before.error, after.error);
}
