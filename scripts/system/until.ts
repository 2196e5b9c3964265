import { setTimeout as pause } from 'node:timers/promises';

/** A first start with all demo content takes 6 s on a machine of its own, and was seen to take half a minute on a busy one. */
const patienceMs = 90_000;

/** Waits until the condition holds. `what` stands in the error if that never happens. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await pause(40);
  }
}
