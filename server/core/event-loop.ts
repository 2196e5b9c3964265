/**
 * Watches how long the event loop is held: while it is, this process answers nobody. What counts is the time that this thread
 * computes between two turns, not the time on the clock, so that a machine with too much to do is not taken for a request
 * that computes too long.
 */
import { seconds } from './clock.ts';

/** No request may hold the event loop longer. */
export const longestHoldMs = 100;
const everyMs = 10;

export type EventLoopWatch = {
  /** Called with every stretch of computing, in ms, of at least `everyMs`. @returns a function that ends it */
  onHold: (listener: (heldMs: number) => void) => () => void;
  /** What was computed so far was nobody's request: the start of the product, or what a test does itself. */
  restart: () => void;
  close: () => void;
};

export function watchEventLoop(): EventLoopWatch {
  const listeners = new Set<(heldMs: number) => void>();
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const now = process.threadCpuUsage();
    const heldMs = (now.user - before.user + now.system - before.system) / 1000;
    before = now;
    if (heldMs >= everyMs) for (const listener of listeners) listener(heldMs);
  }, everyMs);
  timer.unref();
  return {
    onHold: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restart: () => {
      before = process.threadCpuUsage();
    },
    close: () => clearInterval(timer),
  };
}

const quietMs = seconds(10);

/** Says in the log that the bound was broken, now and then. */
export function reportHolds(watch: EventLoopWatch, report: (heldMs: number) => void): void {
  let lastAt = Number.NEGATIVE_INFINITY;
  watch.onHold((heldMs) => {
    if (heldMs <= longestHoldMs || performance.now() - lastAt < quietMs) return;
    lastAt = performance.now();
    report(Math.round(heldMs));
  });
}
