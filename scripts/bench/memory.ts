import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const everyMs = 15;
const childFile = 'reading/child.mjs';

/** In MB, for a server and its reader process together. */
export function watchMemory(pid: number): () => Promise<number> {
  let [peak, isOver] = [0, false];
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, heldMb(pid));
      await pause(everyMs);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return peak;
  };
}

/** Shared pages count once. PostgreSQL is not included. */
export const heldMb = (pid: number): number =>
  [pid, ...readersOf(pid)].reduce((sum, process) => sum + proportionalKb(process), 0) / 1024;

const readersOf = (pid: number): number[] =>
  namesIn(`/proc/${pid}/task`)
    .flatMap((task) => contentOf(`/proc/${pid}/task/${task}/children`).split(' '))
    .filter((child) => contentOf(`/proc/${child}/cmdline`).includes(childFile))
    .map(Number);

const proportionalKb = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB$/m.exec(contentOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

export const residentBytes = (pid: number): number =>
  1024 * Number(/^VmRSS:\s+(\d+) kB$/m.exec(contentOf(`/proc/${pid}/status`))?.[1] ?? Number.NaN);

export function heapBytes(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** `bytes`: the highest resident memory during the work, above the value before it. */
export async function withMemoryPeak<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ result: T; bytes: number; ms: number }> {
  const before = residentBytes(pid);
  let highest = before;
  const timer = setInterval(() => {
    highest = Math.max(highest, residentBytes(pid));
  }, 20);
  const began = performance.now();
  const result = await work().finally(() => clearInterval(timer));
  return { result, bytes: highest - before, ms: performance.now() - began };
}
