import { setTimeout as pause } from 'node:timers/promises';

/** Ends what hangs; the first start with demo content takes most of it where other work fills the cores. */
const timeoutMs = 100_000;

/** Waits until the condition holds. `what` stands in the error if that never happens. */
export async function waitUntil(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`waited in vain until ${what}`);
    await pause(40);
  }
}
