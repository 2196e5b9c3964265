import { setImmediate as nextTurn } from 'node:timers/promises';

const sliceMs = 10;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Each caller gets a separate turn of the event loop, so simultaneous callers run one after the other. */
export function waitForSlice(): Promise<void> {
  const turn = lastTurn.then(() => nextTurn());
  lastTurn = turn;
  return turn;
}

/** Call the returned function after each step of long work: it yields once a slice has taken too long. */
export function openYielder(): () => Promise<void> | undefined {
  let startedAt = performance.now();
  return () => {
    if (performance.now() - startedAt < sliceMs) return undefined;
    return nextTurn().then(() => {
      startedAt = performance.now();
    });
  };
}
