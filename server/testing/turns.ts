import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';
import { minutes } from '../core/runtime/clock.ts';
import { maxBlockingMs } from '../core/runtime/event-loop.ts';

// What is measured several times takes several times as long.
vi.setConfig({ testTimeout: minutes(2) });

/** What nothing that comes in from outside may take of one turn of the event loop. */
export const mostMs = maxBlockingMs;

const millisecondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

/** Computing time of this thread in milliseconds, the least of several times: what other programs of the machine do does not count. */
export function computingTime(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    work();
    return millisecondsSince(before);
  });
  return Math.min(...times);
}

/** Computes for so long. */
export function compute(ms: number): void {
  const before = process.threadCpuUsage();
  while (millisecondsSince(before) < ms);
}

/** Interval of the samples in ms. Sampling every turn would use a whole core. */
const lookEveryMs = 1;

/** Does something while measuring how much this thread computes in one turn of the event loop. */
async function watchTurns<T>(work: () => Promise<T>): Promise<{ result: T; busiestMs: number }> {
  let [busiestMs, isOver] = [0, false];
  const watch = async () => {
    while (!isOver) {
      const before = process.threadCpuUsage();
      await pause(lookEveryMs);
      busiestMs = Math.max(busiestMs, millisecondsSince(before));
    }
  };
  const watching = watch();
  const result = await work().finally(async () => {
    isOver = true;
    await watching;
  });
  return { result, busiestMs };
}

const mostTimes = 5;

/**
 * What something leads to, and how much its busiest turn of the event loop computes. What the work itself costs it costs every time,
 * what the machine adds comes and goes: so the least of several times is taken, where the first is not short already.
 */
export async function busiestTurn<T>(work: () => Promise<T>): Promise<{ result: T; busiestMs: number }> {
  const first = await watchTurns(work);
  let { busiestMs } = first;
  for (let times = 1; times < mostTimes && busiestMs >= mostMs; times++)
    busiestMs = Math.min(busiestMs, (await watchTurns(work)).busiestMs);
  return { result: first.result, busiestMs };
}

/** The longest that a single turn of the event loop computed while this went on. */
export const longestTurn = async (work: () => Promise<unknown>): Promise<number> => (await busiestTurn(work)).busiestMs;
