/** How fast this thread computes right now: neighbours on the same core make every piece of work take longer. */

function fixedWork(): number {
  const before = process.threadCpuUsage();
  let sum = 0;
  for (let step = 0; step < 3_000_000; step++) sum = (sum * 31 + step) | 0;
  // The sum is looked at, or nothing would be computed.
  return sum === 0.5 ? 0 : process.threadCpuUsage().user - before.user;
}

/** Sharing a core costs about half as much again; more than that is no neighbour, and lifts no bound. */
const mostSlowness = 1.5;
let bestMicros = Number.POSITIVE_INFINITY;

/** How many times longer work takes now than at this thread's best: from 1 to `mostSlowness`. */
export function slowness(): number {
  const now = Math.min(...Array.from({ length: 3 }, fixedWork));
  bestMicros = Math.min(bestMicros, now);
  return Math.min(mostSlowness, now / bestMicros);
}
