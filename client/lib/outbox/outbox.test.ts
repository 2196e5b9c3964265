import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Outbox, retryDelayMs, type Verdict } from './outbox.ts';

type Item = { text: string; isStuck?: boolean };
type Request = { key: string; text: string; answer: (verdict: Verdict) => void };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function start() {
  const pendingRequests: Request[] = [];
  const late: Verdict[] = [];
  const outbox = new Outbox<Item, Verdict>({
    send: (key, { text }) => new Promise((answer) => pendingRequests.push({ key, text, answer })),
    handleAnswer: (_, verdict) => verdict,
    handleLateAnswer: (verdict) => void late.push(verdict),
    isStuck: ({ isStuck = false }) => isStuck,
  });
  const answer = async (verdict: Verdict) => {
    pendingRequests.shift()?.answer(verdict);
    await vi.advanceTimersByTimeAsync(0);
  };
  const texts = () => pendingRequests.map(({ text }) => text);
  return { outbox, onTheWay: pendingRequests, late, answer, texts };
}

describe('the outbox', () => {
  test('sends the newest form of an entry after the delay and then reports it as saved', async () => {
    const { outbox, texts, answer } = start();
    outbox.put('a', { text: 'one' }, 500);
    await vi.advanceTimersByTimeAsync(499);
    outbox.put('a', { text: 'two' }, 500);
    await vi.advanceTimersByTimeAsync(499);
    expect([texts(), outbox.state()]).toEqual([[], 'saving']);
    await vi.advanceTimersByTimeAsync(1);
    expect(texts()).toEqual(['two']);
    await answer('done');
    expect([outbox.state(), outbox.items()]).toEqual(['saved', []]);
  });

  test('sends one attempt per key at a time, and other keys in parallel', async () => {
    const { outbox, texts, answer } = start();
    outbox.put('a', { text: 'a1' });
    outbox.put('b', { text: 'b1' });
    outbox.put('a', { text: 'a2' });
    outbox.flush();
    expect(texts()).toEqual(['a1', 'b1']);
    await answer('open');
    expect(texts()).toEqual(['b1', 'a2']);
  });

  test('sends a change made during an attempt after its own delay', async () => {
    const { outbox, texts, answer } = start();
    outbox.put('a', { text: 'one' });
    outbox.put('a', { text: 'two' }, 500);
    await answer('open');
    expect(texts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(texts()).toEqual(['two']);
  });

  test('waits longer after each failure and resets the delay after a success', async () => {
    const { outbox, texts, answer } = start();
    outbox.put('a', { text: 'one' });
    for (const delayMs of [1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
      await answer('lost');
      expect([outbox.state(), outbox.isFailing()]).toEqual(['unsaved', true]);
      await vi.advanceTimersByTimeAsync(delayMs - 1);
      expect(texts()).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(texts()).toEqual(['one']);
    }
    await answer('open');
    expect(outbox.isFailing()).toBe(false);
    await answer('lost');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(texts()).toEqual(['one']);
  });

  test('keeps the retry delay when a waiting entry changes', async () => {
    const { outbox, texts, answer } = start();
    outbox.put('a', { text: 'one' });
    await answer('lost');
    outbox.put('a', { text: 'two' });
    expect([texts(), outbox.unsaved()]).toEqual([[], [{ text: 'two' }]]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(texts()).toEqual(['two']);
  });

  test('retries at once when the network is back, until it is closed', async () => {
    const network = new EventTarget();
    vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
    vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
    const { outbox, texts, answer } = start();
    outbox.put('a', { text: 'one' });
    await answer('lost');
    network.dispatchEvent(new Event('online'));
    expect(texts()).toEqual(['one']);
    await answer('lost');
    outbox.close();
    network.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(texts()).toEqual([]);
  });

  test('does not send a stuck entry before it is retried in another form', async () => {
    const { outbox, texts, answer } = start();
    outbox.put('a', { text: 'one' });
    outbox.replace('a', { text: 'one', isStuck: true });
    await answer('open');
    outbox.flush();
    outbox.put('a', { text: 'two', isStuck: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([texts(), outbox.state()]).toEqual([[], 'unsaved']);
    outbox.retry('a', { text: 'three' });
    expect([texts(), outbox.state()]).toEqual([['three'], 'saving']);
  });

  test('does not send a removed entry, but reports the late response to a running attempt', async () => {
    const { outbox, late, texts, answer } = start();
    outbox.put('a', { text: 'one' });
    outbox.remove('a');
    expect(outbox.state()).toBe('saved');
    await answer('lost');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([late, outbox.items()]).toEqual([['lost'], []]);
    outbox.put('a', { text: 'two' }, 500);
    outbox.remove('a');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([texts(), outbox.state()]).toEqual([[], 'saved']);
  });

  test('is settled when all matching entries are saved or cannot proceed', async () => {
    const { outbox, answer } = start();
    outbox.put('a', { text: 'one' });
    const saved = outbox.settled();
    await answer('done');
    expect(await saved).toBe(true);
    outbox.put('a', { text: 'two' });
    outbox.put('b', { text: 'other' });
    const lost = outbox.settled(({ text }) => text === 'two');
    await answer('lost');
    expect(await lost).toBe(false);
    expect(await outbox.settled(({ text }) => text === 'nothing like it')).toBe(true);
  });

  test('notifies of every change until the listener unsubscribes', () => {
    const { outbox } = start();
    const listener = vi.fn();
    const stop = outbox.subscribe(listener);
    outbox.put('a', { text: 'one' });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    outbox.remove('a');
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

test('retries failed items with growing delays of at most 15 seconds', () => {
  expect([1, 2, 3, 4, 5, 9].map(retryDelayMs)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
});
