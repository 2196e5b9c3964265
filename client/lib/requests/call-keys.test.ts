import { type Operation, TRPCClientError } from '@trpc/client';
import { observable, observableToPromise } from '@trpc/server/observable';
import { expect, test } from 'vitest';
import { mutationKinds } from '#shared/mutation-kinds.ts';
import { callKeyLink, callKeys, carriesToken, keysOf, sameIntentMs } from './call-keys.ts';

const create = { path: 'courses.create', input: { title: 'Erste Hilfe' } };

test('every creating procedure gets a key, and no other procedure does', () => {
  const keyed = Object.keys(mutationKinds).filter((path) => callKeys().keyFor({ path, input: {} }) !== null);
  expect(keyed).toEqual(Object.keys(mutationKinds).filter((path) => mutationKinds[path] === 'creates'));
});

test('an answered call ends its intent, so the next call gets a new key', () => {
  const keys = callKeys();
  const first = keys.keyFor(create);
  keys.markAnswered(create);
  expect(keys.keyFor(create)).not.toBe(first);
});

test('a call without a response keeps its key for a retry, but only for a limited time', () => {
  let now = 0;
  const keys = callKeys(() => now);
  const first = keys.keyFor(create);
  keys.markLost(create);
  now = sameIntentMs - 1;
  expect(keys.keyFor(create)).toBe(first);
  keys.markLost(create);
  now += sameIntentMs;
  expect(keys.keyFor(create)).not.toBe(first);
});

test('a different input gets a different key', () => {
  const keys = callKeys();
  expect(keys.keyFor(create)).not.toBe(keys.keyFor({ ...create, input: { title: 'Brandschutz' } }));
});

test('the header contains the key of each call of a batch', () => {
  expect(keysOf([{ context: {} }, { context: { callKey: 'a' } }])).toBe(',a');
  expect(keysOf([{ context: {} }])).toBeNull();
});

function linkedServer() {
  const sent: { key: unknown; answer: (title: string) => void; lose: () => void }[] = [];
  const link = callKeyLink({});
  const call = (path: string, input: unknown) => {
    const op = { id: 1, type: 'mutation', path, input, context: {}, signal: null } as Operation;
    const next = ({ context }: Operation) =>
      observable<never, never>((observer) => {
        const answer = (data: string) => {
          observer.next({ result: { data } } as never);
          observer.complete();
        };
        const lose = () => observer.error(new TRPCClientError('lost') as never);
        sent.push({ key: context['callKey'], answer, lose });
      });
    return observableToPromise(link({ op, next: next as never }));
  };
  return { sent, call };
}

test.each(['courses.create', 'courses.remove'])(
  'a repeat of a pending %s is sent once and gets the same response',
  async (path) => {
    const { sent, call } = linkedServer();
    const both = [call(path, { title: 'a' }), call(path, { title: 'a' })];
    expect(sent).toHaveLength(1);
    sent[0]?.answer('done');
    expect(await Promise.all(both)).toEqual([{ result: { data: 'done' } }, { result: { data: 'done' } }]);
    void call(path, { title: 'a' });
    expect(sent).toHaveLength(2);
  },
);

test('a pending save does not block the next one', () => {
  const { sent, call } = linkedServer();
  void call('editor.saveBlock', { text: 'a' });
  void call('editor.saveBlock', { text: 'a' });
  expect(sent).toHaveLength(2);
});

test('a retry after a lost response is sent with the same key', async () => {
  const { sent, call } = linkedServer();
  const first = call('courses.create', { title: 'a' });
  sent[0]?.lose();
  await expect(first).rejects.toThrow('lost');
  void call('courses.create', { title: 'a' });
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[1]?.key).toBeTypeOf('string');
});

test.each<[unknown, boolean]>([
  [{ token: 'a' }, true],
  [{ token: null }, false],
  [{ softskillTokens: [], valueTokens: [] }, false],
  [{ softskillTokens: ['a'], valueTokens: [] }, true],
  [{ jobId: 'x', tokens: { softskill: 'a', values: null } }, true],
  [{ jobId: 'x' }, false],
  [undefined, false],
])('knows the inputs that must not be part of an address: %j', (input, expected) => {
  expect(carriesToken(input)).toBe(expected);
});
