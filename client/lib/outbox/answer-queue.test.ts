import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { removeStored } from '../browser-storage.ts';
import { AnswerQueue, type Channel, parsePending, withLatest, withoutSent } from './answer-queue.ts';

const storageKey = 'unsent_answers:test';
const isAnswer = (value: unknown): value is string => typeof value === 'string';
const refusalOf = (error: unknown) => (error === 'refused' ? ('RUN_FINISHED' as const) : null);

type Send = Channel<string, 'RUN_FINISHED'>['send'];
const queueWith = (send: Send) => new AnswerQueue({ storageKey, isAnswer, send, refusalOf });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  removeStored(storageKey);
});

describe('the answer queue', () => {
  test('sends in order, one at a time', async () => {
    const log: string[] = [];
    const queue = queueWith(async (slot) => {
      log.push(`begin ${slot}`);
      await Promise.resolve();
      log.push(`end ${slot}`);
    });
    queue.add(0, 'x');
    queue.add(1, 'y');
    await expect(queue.waitUntilSent()).resolves.toBe(true);
    expect(log).toEqual(['begin 0', 'end 0', 'begin 1', 'end 1']);
    expect(queue.state()).toEqual({ unsent: 0, status: 'saved', refusal: null });
  });

  test('sends the newest answer of a group that changed during a send', async () => {
    const send = vi.fn<Send>(() => Promise.resolve());
    const queue = queueWith(send);
    queue.add(0, 'first');
    queue.add(0, 'second');
    await queue.waitUntilSent();
    expect(send.mock.calls.at(-1)).toEqual([0, 'second']);
  });

  test('keeps everything while offline and catches up automatically', async () => {
    let isOnline = false;
    const sent: string[] = [];
    const queue = queueWith(async (_slot, answer) => {
      if (!isOnline) throw new Error('offline');
      sent.push(answer);
    });
    queue.add(0, 'x');
    await vi.advanceTimersByTimeAsync(100);
    queue.add(1, 'y');
    queue.add(2, 'z');
    expect(queue.state()).toMatchObject({ unsent: 3, status: 'failed' });
    isOnline = true;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sent).toEqual(['x', 'y', 'z']);
    expect(queue.state()).toMatchObject({ unsent: 0, status: 'saved' });
  });

  test('restores pending answers after a reload', async () => {
    queueWith(() => Promise.reject(new Error('offline'))).add(4, 'x');
    await vi.advanceTimersByTimeAsync(0);
    const send = vi.fn<Send>(() => Promise.resolve());
    const reloaded = queueWith(send);
    expect(reloaded.pending()).toMatchObject([{ slot: 4, answer: 'x' }]);
    await expect(reloaded.waitUntilSent()).resolves.toBe(true);
    expect(send).toHaveBeenCalledWith(4, 'x');
  });

  test('stops at a refusal and reports its code', async () => {
    const queue = queueWith(() => Promise.reject('refused'));
    queue.add(0, 'x');
    await expect(queue.waitUntilSent()).resolves.toBe(false);
    expect(queue.state()).toMatchObject({ status: 'refused', refusal: 'RUN_FINISHED' });
    queue.discard();
    expect(queue.state()).toEqual({ unsent: 0, status: 'new', refusal: null });
  });

  test('is not drained before the network is back', async () => {
    let isOnline = false;
    const queue = queueWith(() => (isOnline ? Promise.resolve() : Promise.reject(new Error('offline'))));
    queue.add(0, 'x');
    const done = vi.fn();
    void queue.waitUntilSent().then(done);
    await vi.advanceTimersByTimeAsync(900);
    expect(done).not.toHaveBeenCalled();
    isOnline = true;
    queue.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalledWith(true);
  });
});

const first = { id: 'a', slot: 0, answer: 'x' };
const second = { id: 'b', slot: 1, answer: 'y' };
const changed = { id: 'c', slot: 0, answer: 'z' };
const isText = (value: unknown): value is string => typeof value === 'string';

describe('pending answers', () => {
  test('keeps the newest answer of a slot and sends it last', () => {
    expect(withLatest([first, second], changed)).toEqual([second, changed]);
  });

  test('removes a sent answer and keeps its replacement', () => {
    expect(withoutSent([second, changed], 'a')).toEqual([second, changed]);
    expect(withoutSent([first, second], 'a')).toEqual([second]);
  });

  test('survive serialisation', () => {
    expect(parsePending(JSON.stringify([first, second]), isText)).toEqual([first, second]);
  });

  test.each([null, '', '{', '{"a":1}', '[1,null,{"id":"a"}]', '[{"id":"a","slot":0.5,"answer":"x"}]'])(
    'are empty for the stored value %j',
    (stored) => {
      expect(parsePending(stored, isText)).toEqual([]);
    },
  );
});
