import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';
import { minutes } from '../core/runtime/clock.ts';
import { maxBlockingMs } from '../core/runtime/event-loop.ts';

vi.setConfig({ testTimeout: minutes(2) });

export const maxSliceMs = maxBlockingMs;

const millisecondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

export function measureCpuTime(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    work();
    return millisecondsSince(before);
  });
  return Math.min(...times);
}

export function compute(ms: number): void {
  const before = process.threadCpuUsage();
  while (millisecondsSince(before) < ms);
}

const sampleIntervalMs = 1;

async function watchSlices<T>(work: () => Promise<T>): Promise<{ result: T; busiestMs: number }> {
  let [busiestMs, isOver] = [0, false];
  const watch = async () => {
    while (!isOver) {
      const before = process.threadCpuUsage();
      await pause(sampleIntervalMs);
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

const maxAttempts = 5;

/** In ms of CPU time. Repeats slow measurements and takes the minimum, because the load of the machine varies. */
export async function busiestSlice<T>(work: () => Promise<T>): Promise<{ result: T; busiestMs: number }> {
  const first = await watchSlices(work);
  let { busiestMs } = first;
  for (let times = 1; times < maxAttempts && busiestMs >= maxSliceMs; times++)
    busiestMs = Math.min(busiestMs, (await watchSlices(work)).busiestMs);
  return { result: first.result, busiestMs };
}

export const longestSliceMs = async (work: () => Promise<unknown>): Promise<number> =>
  (await busiestSlice(work)).busiestMs;
