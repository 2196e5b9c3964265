import type { Readable } from 'node:stream';

/** Bytes `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

export type Storage = {
  check: () => Promise<void>;
  /** If the source fails, nothing is stored. */
  put: (key: string, source: Readable, options: { type: string }) => Promise<void>;
  /** Null for an unknown key. `size` is the whole object. The stream must be read or destroyed. */
  open: (key: string, range?: ByteRange) => Promise<{ stream: Readable; size: number } | null>;
  remove: (key: string) => Promise<void>;
  list: (prefix: string) => AsyncIterable<StoredObject>;
  removeIncomplete: (before: Date) => Promise<void>;
};

/** Archives of own data: no file of a course, and not backed up. */
export const ownDataPrefix = 'own-data/';

export type StoredObject = { key: string; modifiedAt: Date };

const keyPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)*$/;

/** No name begins with a dot, so that a key can neither leave the storage nor name an incomplete file. */
export const isKey = (key: string): boolean => key.length <= 300 && keyPattern.test(key);

export function requireKey(key: string): string {
  if (!isKey(key)) throw new Error('not a storage key');
  return key;
}
