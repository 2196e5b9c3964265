import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  hasUnstoredData,
  isStoragePersistent,
  readForTab,
  readStored,
  removeStored,
  storedKeys,
  takeForTab,
  writeForTab,
  writeStored,
} from './browser-storage.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

const full = {
  getItem: () => null,
  setItem: refuse,
  removeItem: () => undefined,
} as unknown as Storage;

function stubAreas(descriptor: PropertyDescriptor): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, ...descriptor });
}

describe.each([
  ['that throws on access', { get: refuse }],
  ['that rejects writes', { value: full }],
])('storage %s', (_, descriptor) => {
  beforeEach(() => stubAreas(descriptor));
  afterEach(() => {
    removeStored('a.1');
    stubAreas({ value: undefined });
    vi.unstubAllGlobals();
  });

  test('keeps everything in memory and reports that it does not last', () => {
    expect([isStoragePersistent(), hasUnstoredData(), readStored('a.1')]).toEqual([false, false, null]);
    writeStored('a.1', 'one');
    expect([readStored('a.1'), storedKeys('a.'), hasUnstoredData()]).toEqual(['one', ['a.1'], true]);
    removeStored('a.1');
    expect([readStored('a.1'), storedKeys('a.'), hasUnstoredData()]).toEqual([null, [], false]);
  });

  test('reports that it cannot store values for the tab', () => {
    expect([writeForTab('a', 'one'), readForTab('a'), takeForTab('a')]).toEqual([false, null, null]);
  });
});

test('working storage survives the page and keeps nothing in memory', () => {
  const map = new Map<string, string>();
  const working = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  } as unknown as Storage;
  stubAreas({ value: working });
  writeStored('a', 'one');
  expect([isStoragePersistent(), hasUnstoredData(), readStored('a'), [...map]]).toEqual([
    true,
    false,
    'one',
    [['a', 'one']],
  ]);
  expect([writeForTab('b', 'two'), takeForTab('b'), readForTab('b')]).toEqual([true, 'two', null]);
  stubAreas({ value: undefined });
});
