import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type EventLoopWatch, maxBlockingMs } from '../core/runtime/event-loop.ts';
import { recordGarbageCollections, type Span } from './garbage-collections.ts';

const tickMs = 10;
const lookMs = 50;
const mostLooks = 10;

/** Stolen by the host of this virtual machine so far (proc_stat(5)); 0 if unknown. */
function stolenMs(): number {
  try {
    const processors = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/ +/) ?? [];
    return Number(processors[8] ?? 0) * tickMs;
  } catch {
    return 0;
  }
}

/** In ms. `collectedMs`: time of major garbage collections. */
type BlockingSpan = { heldMs: number; passedMs: number; stolenMs: number; collectedMs: number };

const inexplicableMs = 1_000;

/** Beside a second worker, the same work takes up to twice the CPU time: the workers share caches and cores. */
const limitMsOf = (testFile: string | undefined): number =>
  testFile?.includes('.alone.') ? maxBlockingMs : 2 * maxBlockingMs;

/**
 * False if the product is not the cause: stolen CPU time counts as computing, and with busy CPUs more work arrives per
 * slice. Garbage collections of 0.2 s come from the modules of all test files.
 */
export function isTooLong({ heldMs, passedMs, stolenMs, collectedMs }: BlockingSpan, limitMs: number): boolean {
  const ownMs = heldMs - collectedMs;
  if (ownMs - stolenMs > inexplicableMs) return true;
  const hadProcessor = stolenMs === 0 && heldMs >= 0.8 * passedMs;
  return hadProcessor && ownMs > limitMs;
}

function openAccount(): { stolenSince: (at: number) => number; close: () => void } {
  const looks = [{ at: performance.now(), stolen: stolenMs() }];
  const look = () => {
    looks.push({ at: performance.now(), stolen: stolenMs() });
    if (looks.length > mostLooks) looks.shift();
  };
  const looking = setInterval(look, lookMs);
  return {
    stolenSince: (at) => stolenMs() - ((looks.findLast((look) => look.at <= at) ?? looks[0])?.stolen ?? 0),
    close: () => clearInterval(looking),
  };
}

export function expectResponsiveEventLoop(eventLoop: () => EventLoopWatch | undefined): void {
  if (process.env['WATCH_HOLDS'] === '0') return;
  const stretches: Array<Omit<BlockingSpan, 'collectedMs'> & Span> = [];
  let collections: ReturnType<typeof recordGarbageCollections> | undefined;
  beforeAll(() => {
    const account = openAccount();
    const noting = recordGarbageCollections();
    collections = noting;
    eventLoop()?.onBlocked((heldMs, passedMs) => {
      if (heldMs <= maxBlockingMs) return;
      const [from, to] = [performance.now() - passedMs, performance.now()];
      stretches.push({ heldMs, passedMs, stolenMs: account.stolenSince(from), from, to });
    });
    return () => {
      account.close();
      noting.close();
    };
  });
  beforeEach(() => {
    eventLoop()?.restart();
    stretches.length = 0;
    collections?.clear();
  });
  afterEach(async () => {
    if (stretches.length === 0) return;
    await nextTurn();
    const judged = stretches.splice(0).map(({ from, to, ...stretch }) => ({
      ...stretch,
      collectedMs: collections?.during({ from, to }) ?? 0,
    }));
    const limitMs = limitMsOf(expect.getState().testPath);
    const tooLong = judged.filter((span) => isTooLong(span, limitMs));
    expect(tooLong, 'the event loop was held too long').toEqual([]);
  });
}
