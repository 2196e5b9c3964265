import type { App } from '../app.ts';
import { seconds } from '../runtime/clock.ts';
import { waitForSlice } from '../runtime/yielding.ts';
import { workReference } from '../workers/work.ts';
import { sanitiseText } from './sanitise.ts';

const terms = { pace: 'quick', limitMs: seconds(5), tooMuch: 'TEXT_TOO_COMPLEX' } as const;
const works = workReference<typeof import('./sanitise.work.ts')>(new URL('./sanitise.work.ts', import.meta.url));
/** Measured: 2 to 3 ms per thousand characters of pure markup. */
const maxInlineLength = 8_000;

/**
 * Like `sanitiseText`, without blocking the event loop: long texts run in a worker, short ones yield between each
 * other.
 * @throws RuleError TEXT_TOO_COMPLEX, BUSY
 */
export async function sanitiseAsync({ workers }: App, content: string, personId: string): Promise<string> {
  if (content.length > maxInlineLength) return workers.run(works('sanitise'), content, { ...terms, personId });
  await waitForSlice();
  return sanitiseText(content);
}
