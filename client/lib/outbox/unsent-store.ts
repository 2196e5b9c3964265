/**
 * Keeps what the server does not have yet in local storage, so that it survives a reload, a closed tab and a lost network. Each
 * page keeps its own, named by the page's id and guarded by a lock that ends with the page: what carries a free lock was left
 * behind and is adopted.
 */
import { readStored, removeStored, storedKeys, writeStored } from '../browser-storage.ts';

type StoreOptions<T> = {
  /** What the keys of all pages begin with. */
  prefix: string;
  pageId: string;
  /** The name of an entry among those of its page. */
  nameOf: (entry: T) => string;
  /** The entry that was written like this, or null. */
  read: (written: Record<string, unknown>) => T | null;
};

export type UnsentStore<T> = {
  /**
   * What pages that are gone have not sent; each entry is given out once. Where several have left one of the same name, one is
   * given out, and the others wait for the next page.
   */
  adopt: () => Promise<T[]>;
  put: (entry: T) => void;
  remove: (name: string) => void;
  /** The page is done with it: from now on, what it has not sent may be adopted. */
  release: () => void;
};

export function unsentStore<T>({ prefix, pageId, nameOf, read }: StoreOptions<T>): UnsentStore<T> {
  const keyOf = (name: string) => `${prefix}${pageId}:${name}`;
  const put = (entry: T) => writeStored(keyOf(nameOf(entry)), JSON.stringify(entry));
  const release = holdLock(pageId);
  return {
    adopt: async () => {
      const found = storedKeys(prefix).map((key) => ({ key, owner: key.slice(prefix.length).split(':')[0] ?? '' }));
      const adopted: T[] = [];
      for (const { key, owner } of found) {
        if (owner === pageId || (await isHeld(owner))) continue;
        const written = parsed(readStored(key));
        const entry = written === null ? null : read(written);
        // This page holds one of that name already: two are not made one unseen.
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

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const written: unknown = JSON.parse(text ?? 'null');
    return typeof written === 'object' && written !== null ? (written as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

/** Named after the first thing that was kept here; pages of an older version that are still open know the lock by this name. */
const lockOf = (pageId: string) => `course_drafts:${pageId}`;
/** Browsers offer locks only on pages served over https or from this machine. */
const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

function holdLock(pageId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void locks()?.request(lockOf(pageId), () => promise);
  return resolve;
}

async function isHeld(pageId: string): Promise<boolean> {
  const held = await locks()?.request(lockOf(pageId), { ifAvailable: true }, (lock) => lock === null);
  return held ?? false;
}
