import { setImmediate as nextTurn } from 'node:timers/promises';

const inMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

/**
 * Does something while looking after every turn of the event loop how much this thread has worked in it; other work of the
 * machine does not count. @returns what came of it, and the busiest turn in ms of CPU
 */
export async function busiestTurn<T>(work: () => Promise<T>): Promise<{ result: T; busiestMs: number }> {
  let [busiestMs, isOver] = [0, false];
  const watch = async () => {
    for (let before = process.threadCpuUsage(); !isOver; before = process.threadCpuUsage()) {
      await nextTurn();
      busiestMs = Math.max(busiestMs, inMs(process.threadCpuUsage(before)));
    }
  };
  const watching = watch();
  try {
    const result = await work();
    // What was done last belongs to a turn, too.
    await nextTurn();
    return { result, busiestMs };
  } finally {
    isOver = true;
    await watching;
  }
}
