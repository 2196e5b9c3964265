/**
 * Keeps unsent data in local storage. Each page has entries under its id and holds a lock while it is open. Entries
 * with a free lock are orphaned, and the next page adopts them.
 */
import { readStored, removeStored, storedKeys, writeStored } from '../browser-storage.ts';

type StoreOptions<T> = {
  prefix: string;
  pageId: string;
  nameOf: (entry: T) => string;
  parse: (stored: Record<string, unknown>) => T | null;
};

export type UnsentStore<T> = {
  /** Takes over unsent entries of closed pages, at most one per name; the next page adopts the others. */
  adopt: () => Promise<T[]>;
  put: (entry: T) => void;
  remove: (name: string) => void;
  release: () => void;
};

export function unsentStore<T>({ prefix, pageId, nameOf, parse }: StoreOptions<T>): UnsentStore<T> {
  const keyOf = (name: string) => `${prefix}${pageId}:${name}`;
  const put = (entry: T) => writeStored(keyOf(nameOf(entry)), JSON.stringify(entry));
  const release = acquirePageLock(pageId);
  return {
    adopt: async () => {
      const entries = storedKeys(prefix).map((key) => ({ key, owner: key.slice(prefix.length).split(':')[0] ?? '' }));
      const adopted: T[] = [];
      for (const { key, owner } of entries) {
        if (owner === pageId || (await isPageOpen(owner))) continue;
        const stored = parseObject(readStored(key));
        const entry = stored === null ? null : parse(stored);
        // Adopting an entry whose name this page already uses would overwrite it.
        if (entry !== null && readStored(keyOf(nameOf(entry))) !== null) continue;
        if (entry !== null) put(entry);
        removeStored(key);
        if (entry !== null) adopted.push(entry);
      }
      return adopted;
    },
    put,
    remove: (name) => removeStored(keyOf(name)),
    release,
  };
}

function parseObject(text: string | null): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Must not change, because open pages of older versions use this name. */
const lockNameOf = (pageId: string) => `course_drafts:${pageId}`;
const lockManager = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

function acquirePageLock(pageId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void lockManager()?.request(lockNameOf(pageId), () => promise);
  return resolve;
}

async function isPageOpen(pageId: string): Promise<boolean> {
  const isLocked = await lockManager()?.request(lockNameOf(pageId), { ifAvailable: true }, (lock) => lock === null);
  return isLocked ?? false;
}
