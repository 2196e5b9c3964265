import { setTimeout as pause } from 'node:timers/promises';

/** The first start with demo content needs most of this time on busy cores. */
const timeoutMs = 100_000;

export async function waitUntil(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`timed out waiting until ${what}`);
    await pause(40);
  }
}
