import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

/** Where uploaded files live. A key is a path of plain names with slashes between them; drivers refuse anything else. */
export type Storage = {
  /** Throws unless a file can be written. */
  check: () => Promise<void>;
  /** Stores all that the source gives, without ever holding the whole of it. If the source fails, nothing is left. */
  put: (key: string, source: Readable, options: { type: string }) => Promise<void>;
  /** null if there is nothing under this key. `size`: of the whole object in bytes. The stream must be read or destroyed. */
  open: (key: string, range?: ByteRange) => Promise<{ stream: Readable; size: number } | null>;
  /** Does nothing if there is nothing under this key. */
  remove: (key: string) => Promise<void>;
  /** What is stored under keys that begin with the prefix, in no particular order. */
  list: (prefix: string) => AsyncIterable<StoredObject>;
  /** Removes what uploads begun before this moment have left behind because their process died. */
  removeIncomplete: (before: Date) => Promise<void>;
};

export type StoredObject = { key: string; modifiedAt: Date };

const keyPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

/** No name may begin with a dot, so that a key leads neither out of the storage nor to a file that is still being written. */
export const isKey = (key: string): boolean => key.length <= 300 && keyPattern.test(key);

/** @throws Error for what is no key */
export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error('not a storage key');
  return key;
}
