import { setImmediate as nextTurn } from 'node:timers/promises';

/** What nothing that comes in from outside may take of one turn of the event loop. */
export const mostMs = 100;

/** Computing time of this thread in milliseconds: what other programs of the machine do does not count. */
export function computingTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  return millisecondsSince(before);
}

/** The longest that a single turn of the event loop computed while this went on. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let isRunning = true;
  const done = work().finally(() => {
    isRunning = false;
  });
  let longest = 0;
  while (isRunning) {
    const before = process.threadCpuUsage();
    await nextTurn();
    longest = Math.max(longest, millisecondsSince(before));
  }
  await done;
  return longest;
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
