import type { App } from '../app.ts';
import { seconds } from '../runtime/clock.ts';
import { waitForSlice } from '../runtime/yielding.ts';
import { workReference } from '../workers/work.ts';
import { sanitiseText } from './sanitise.ts';

const workOptions = { pace: 'quick', limitMs: seconds(5), tooMuch: 'TEXT_TOO_COMPLEX' } as const;
const workNamed = workReference<typeof import('./sanitise.work.ts')>(new URL('./sanitise.work.ts', import.meta.url));
/** Sanitising 1,000 characters of pure markup takes 2 to 3 ms (measured). */
const maxInlineLength = 8_000;

/**
 * `sanitiseText` without blocking the event loop: long texts run in a worker.
 * @throws RuleError TEXT_TOO_COMPLEX, BUSY
 */
export async function sanitiseAsync({ workers }: App, content: string, personId: string): Promise<string> {
  if (content.length > maxInlineLength)
    return workers.run(workNamed('sanitise'), content, { ...workOptions, personId });
  await waitForSlice();
  return sanitiseText(content);
}
