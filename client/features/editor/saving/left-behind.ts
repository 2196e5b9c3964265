/**
 * Keeps what the server does not have yet in local storage, so that it survives a reload, a closed tab and a lost network. Each
 * page keeps its own, named by the page's id and guarded by a lock that ends with the page: what carries a free lock was left
 * behind and is taken over.
 */
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';

type Shelf<T> = {
  /** What the names of all pages' things begin with. */
  prefix: string;
  pageId: string;
  /** The name of a thing among those of its page. */
  nameOf: (kept: T) => string;
  /** The thing that was written like this, or null. */
  read: (written: Record<string, unknown>) => T | null;
};

export type LeftBehind<T> = {
  /** What pages that are gone left behind; each thing is given out once. */
  adopt: () => Promise<T[]>;
  put: (kept: T) => void;
  remove: (name: string) => void;
  /** The page is done with it. */
  release: () => void;
};

export function leftBehind<T>({ prefix, pageId, nameOf, read }: Shelf<T>): LeftBehind<T> {
  const keyOf = (name: string) => `${prefix}${pageId}:${name}`;
  const put = (kept: T) => writeStored(keyOf(nameOf(kept)), JSON.stringify(kept));
  const release = holdLock(pageId);
  return {
    adopt: async () => {
      const found = storedKeys(prefix).map((key) => ({ key, keeper: key.slice(prefix.length).split(':')[0] ?? '' }));
      const adopted: T[] = [];
      for (const { key, keeper } of found) {
        if (keeper === pageId || (await isHeld(keeper))) continue;
        const written = parsed(readStored(key));
        const kept = written === null ? null : read(written);
        if (kept !== null) put(kept);
        removeStored(key);
        if (kept !== null) adopted.push(kept);
      }
      return adopted;
    },
    put,
    remove: (name) => removeStored(keyOf(name)),
    release,
  };
}

function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function parsed(text: string | null): Record<string, unknown> | null {
  try {
    const written: unknown = JSON.parse(text ?? 'null');
    return typeof written === 'object' && written !== null ? (written as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

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
