import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../new-id.ts';
import { unsentStore } from './unsent-store.ts';

type Note = { name: string; text: string };

const prefix = 'note:anna:';
const read = ({ name, text }: Partial<Note>): Note | null =>
  typeof name === 'string' && typeof text === 'string' ? { name, text } : null;

/** The store of another page of the same person. */
function openStore() {
  const pageId = newId();
  const store = unsentStore<Note>({ prefix, pageId, nameOf: ({ name }) => name, read });
  /** The page is closed, and its lock is free. */
  const close = async () => {
    store.release();
    await vi.waitFor(async () => {
      const { held = [] } = await navigator.locks.query();
      expect(held.filter(({ name }) => name?.includes(pageId))).toEqual([]);
    });
  };
  return { ...store, close };
}

/** Local storage as browsers have it: its keys are those of an object. */
function storage(): Record<string, string> {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Record<string, string>;
}

let stored: Record<string, string>;
beforeEach(() => {
  stored = storage();
  vi.stubGlobal('localStorage', stored);
});
afterEach(() => vi.unstubAllGlobals());

describe('what a page has not sent', () => {
  test('is adopted by the next page once it is done, and given out once', async () => {
    const first = openStore();
    first.put({ name: 'a', text: 'one' });
    first.put({ name: 'a', text: 'two' });
    first.put({ name: 'b', text: 'sent' });
    first.remove('b');
    await first.close();
    const next = openStore();
    expect(await next.adopt()).toEqual([{ name: 'a', text: 'two' }]);
    expect(await openStore().adopt()).toEqual([]);
  });

  test('stays with its page as long as that is open', async () => {
    const first = openStore();
    first.put({ name: 'a', text: 'one' });
    const other = openStore();
    expect(await other.adopt()).toEqual([]);
    await first.close();
    expect(await other.adopt()).toEqual([{ name: 'a', text: 'one' }]);
  });

  test('belongs to the page that has adopted it until it is sent', async () => {
    const first = openStore();
    first.put({ name: 'a', text: 'one' });
    await first.close();
    const second = openStore();
    await second.adopt();
    await second.close();
    const third = openStore();
    expect(await third.adopt()).toEqual([{ name: 'a', text: 'one' }]);
    third.remove('a');
    await third.close();
    expect(await openStore().adopt()).toEqual([]);
    expect(Object.keys(stored)).toEqual([]);
  });

  test('of the same name is given out one after the other, page by page, and none of it is lost', async () => {
    const [first, second] = [openStore(), openStore()];
    first.put({ name: 'a', text: 'one' });
    second.put({ name: 'a', text: 'two' });
    second.put({ name: 'b', text: 'three' });
    await first.close();
    await second.close();
    const next = openStore();
    const taken = await next.adopt();
    expect(taken.map(({ name }) => name).toSorted()).toEqual(['a', 'b']);
    expect(await next.adopt()).toEqual([]);
    const rest = await openStore().adopt();
    const texts = [...taken, ...rest].map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['one', 'three', 'two']);
  });

  test('stays where it is while this page has written something of the same name itself', async () => {
    const first = openStore();
    first.put({ name: 'a', text: 'one' });
    await first.close();
    const next = openStore();
    next.put({ name: 'a', text: 'mine' });
    expect(await next.adopt()).toEqual([]);
    next.remove('a');
    expect(await next.adopt()).toEqual([{ name: 'a', text: 'one' }]);
  });

  test('is dropped when it cannot be read, and is never that of somebody else', async () => {
    stored[`${prefix}gone:a`] = '{"name":1}';
    stored[`${prefix}gone:b`] = '{';
    stored['note:ben:gone:c'] = JSON.stringify({ name: 'c', text: 'three' });
    expect(await openStore().adopt()).toEqual([]);
    expect(Object.keys(stored)).toEqual(['note:ben:gone:c']);
  });
});
