import { setImmediate as nextTurn } from 'node:timers/promises';

const longestMs = 10;

let lastTurn: Promise<unknown> = Promise.resolve();

/** A turn of the event loop that nobody else has who asks here: many that come at once are served one after the other. */
export function ownTurn(): Promise<void> {
  const turn = lastTurn.then(() => nextTurn());
  lastTurn = turn;
  return turn;
}

/**
 * For work in many small steps: awaited after each of them, it lets others have their turn once the own one has taken long.
 * Most steps cost no turn, so that the work is hardly slower.
 */
export function takingTurns(): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < longestMs) return undefined;
    return nextTurn().then(() => {
      began = performance.now();
    });
  };
}
