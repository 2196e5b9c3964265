import { RuleError } from '../errors.ts';

type Bounds = {
  /** How many may be at it at the same time. */
  places: number;
  /** How many may wait for that, and for how long, in ms. */
  waiting: number;
  timeoutMs: number;
};

type Turns = {
  /** Waits for a place. @returns gives it back @throws RuleError BUSY if too many wait already, or it takes too long; the signal's reason */
  take: (signal?: AbortSignal) => Promise<() => void>;
};

/** One after the other, in the order of their coming, and never more in line than can be served soon. */
export function openTurns({ places, waiting, timeoutMs }: Bounds): Turns {
  const line: Array<() => void> = [];
  let taken = 0;

  const giveBack = () => {
    taken--;
    line.shift()?.();
  };
  const placed = (): (() => void) => {
    taken++;
    let isGivenBack = false;
    return () => {
      if (!isGivenBack) giveBack();
      isGivenBack = true;
    };
  };
  return {
    take: (signal) => {
      if (signal?.aborted === true) return Promise.reject(signal.reason);
      if (taken < places && line.length === 0) return Promise.resolve(placed());
      if (line.length >= waiting) return Promise.reject(new RuleError('BUSY'));
      return new Promise((resolve, reject) => {
        const stopWaiting = () => {
          clearTimeout(giveUp);
          signal?.removeEventListener('abort', aborted);
        };
        const called = () => {
          stopWaiting();
          resolve(placed());
        };
        const leave = (reason: unknown) => {
          stopWaiting();
          line.splice(line.indexOf(called), 1);
          reject(reason);
        };
        const aborted = () => leave(signal?.reason);
        const giveUp = setTimeout(() => leave(new RuleError('BUSY')), timeoutMs);
        signal?.addEventListener('abort', aborted, { once: true });
        line.push(called);
      });
    },
  };
}
