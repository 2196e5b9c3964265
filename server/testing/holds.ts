/** The lag watch of every server test: nothing that a test asks of the product may hold the event loop for longer than its bound. */
import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type EventLoopWatch, maxBlockingMs } from '../core/runtime/event-loop.ts';
import { openCollections, type Span } from './collections.ts';

/** A tick of the kernel's account of processors, in ms. */
const tickMs = 10;
/** How often the account is read: so much earlier than a stretch may lie what is taken for a part of it. */
const lookMs = 50;
const mostLooks = 10;

/** What the host has taken from the processors of this virtual machine so far, in ms (proc_stat(5)); 0 where nobody tells. */
function stolenMs(): number {
  try {
    const processors = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/ +/) ?? [];
    return Number(processors[8] ?? 0) * tickMs;
  } catch {
    return 0;
  }
}

/** A stretch of computing; all in ms. `passedMs`: on the clock. `collectedMs`: spent on looking through the whole memory for what is free. */
type Stretch = { heldMs: number; passedMs: number; stolenMs: number; collectedMs: number };

/** What no lack of processors explains. */
const inexplicableMs = 1_000;

/**
 * Whether a stretch is the product's. While the host takes processors away, their time goes on as computing; while other programs have
 * them, more arrives than would otherwise come in one turn. Either is seen in the figures, and neither is anything the product does.
 * Nor is it the product's that this process keeps the modules of all test files, whose memory takes 0.2 s to look through.
 */
export function isTooLong({ heldMs, passedMs, stolenMs, collectedMs }: Stretch): boolean {
  const ownMs = heldMs - collectedMs;
  if (ownMs - stolenMs > inexplicableMs) return true;
  const hadProcessor = stolenMs === 0 && heldMs >= 0.8 * passedMs;
  return hadProcessor && ownMs > maxBlockingMs;
}

/** Reads the account now and then, to say later how much was taken since a moment (as of `performance.now()`). */
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

export function watchHolds(eventLoop: () => EventLoopWatch | undefined): void {
  if (process.env['WATCH_HOLDS'] === '0') return;
  const stretches: Array<Omit<Stretch, 'collectedMs'> & Span> = [];
  let collections: ReturnType<typeof openCollections> | undefined;
  beforeAll(() => {
    const account = openAccount();
    const noting = openCollections();
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
    // A collection is told of in the turn after it.
    await nextTurn();
    const judged = stretches.splice(0).map(({ from, to, ...stretch }) => ({
      ...stretch,
      collectedMs: collections?.during({ from, to }) ?? 0,
    }));
    expect(judged.filter(isTooLong), 'the event loop was held too long').toEqual([]);
  });
}
