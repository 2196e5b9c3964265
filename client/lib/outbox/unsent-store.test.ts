import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '../new-id.ts';
import { unsentStore } from './unsent-store.ts';

type Note = { name: string; text: string };

const prefix = 'note:anna:';
const read = ({ name, text }: Partial<Note>): Note | null =>
  typeof name === 'string' && typeof text === 'string' ? { name, text } : null;

function openStore() {
  const pageId = newId();
  const store = unsentStore<Note>({ prefix, pageId, nameOf: ({ name }) => name, parse: read });
  const close = async () => {
    store.release();
    await vi.waitFor(async () => {
      const { held = [] } = await navigator.locks.query();
      expect(held.filter(({ name }) => name?.includes(pageId))).toEqual([]);
    });
  };
  return { ...store, close };
}

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

describe('the unsent entries of a page', () => {
  test('are adopted once, by the next page, after their page is closed', async () => {
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

  test('stay with their page while it is open', async () => {
    const first = openStore();
    first.put({ name: 'a', text: 'one' });
    const other = openStore();
    expect(await other.adopt()).toEqual([]);
    await first.close();
    expect(await other.adopt()).toEqual([{ name: 'a', text: 'one' }]);
  });

  test('belong to the adopting page until they are sent', async () => {
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

  test('are adopted one page at a time if they have the same name, without loss', async () => {
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

  test('stay in place while the adopting page has its own entry with the same name', async () => {
    const first = openStore();
    first.put({ name: 'a', text: 'one' });
    await first.close();
    const next = openStore();
    next.put({ name: 'a', text: 'mine' });
    expect(await next.adopt()).toEqual([]);
    next.remove('a');
    expect(await next.adopt()).toEqual([{ name: 'a', text: 'one' }]);
  });

  test('are dropped if they are invalid, and those of another user are never adopted', async () => {
    stored[`${prefix}gone:a`] = '{"name":1}';
    stored[`${prefix}gone:b`] = '{';
    stored['note:ben:gone:c'] = JSON.stringify({ name: 'c', text: 'three' });
    expect(await openStore().adopt()).toEqual([]);
    expect(Object.keys(stored)).toEqual(['note:ben:gone:c']);
  });
});
