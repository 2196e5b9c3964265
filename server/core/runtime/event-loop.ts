/**
 * Reports stretches that block the event loop. Measures the CPU time of this thread, not the wall time, so that an
 * overloaded machine does not look like a slow request.
 */
import { seconds } from './clock.ts';

export const maxBlockingMs = 100;
const intervalMs = 10;

export type EventLoopWatch = {
  /** Called for each blocking stretch, with CPU time and wall time. @returns a function that unsubscribes */
  onBlocked: (listener: (cpuMs: number, wallMs: number) => void) => () => void;
  restart: () => void;
  close: () => void;
};

export function watchEventLoop(): EventLoopWatch {
  const listeners = new Set<(heldMs: number, passedMs: number) => void>();
  let [before, beganAt] = [process.threadCpuUsage(), performance.now()];
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    const wallMs = performance.now() - beganAt;
    [before, beganAt] = [process.threadCpuUsage(), performance.now()];
    const cpuMs = (user + system) / 1000;
    if (cpuMs >= intervalMs) for (const listener of listeners) listener(cpuMs, wallMs);
  }, intervalMs);
  timer.unref();
  return {
    onBlocked: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restart: () => {
      [before, beganAt] = [process.threadCpuUsage(), performance.now()];
    },
    close: () => clearInterval(timer),
  };
}

const reportIntervalMs = seconds(10);

export function reportBlocking(watch: EventLoopWatch, report: (heldMs: number) => void): void {
  let lastAt = Number.NEGATIVE_INFINITY;
  watch.onBlocked((cpuMs) => {
    if (cpuMs <= maxBlockingMs || performance.now() - lastAt < reportIntervalMs) return;
    lastAt = performance.now();
    report(Math.round(cpuMs));
  });
}
