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
  /**
   * Called with every stretch of computing of at least `everyMs`: how long this thread computed, and how long that took on the
   * clock, both in ms. @returns a function that ends it
   */
  onHold: (listener: (heldMs: number, passedMs: number) => void) => () => void;
  /** What was computed so far was nobody's request: the start of the product, or what a test does itself. */
  restart: () => void;
  close: () => void;
};

export function watchEventLoop(): EventLoopWatch {
  const listeners = new Set<(heldMs: number, passedMs: number) => void>();
  let [before, beganAt] = [process.threadCpuUsage(), performance.now()];
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    const passedMs = performance.now() - beganAt;
    [before, beganAt] = [process.threadCpuUsage(), performance.now()];
    const heldMs = (user + system) / 1000;
    if (heldMs >= everyMs) for (const listener of listeners) listener(heldMs, passedMs);
  }, everyMs);
  timer.unref();
  return {
    onHold: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restart: () => {
      [before, beganAt] = [process.threadCpuUsage(), performance.now()];
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
