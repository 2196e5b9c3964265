/**
 * Marks unreferenced files and deletes them 7 days later. Deletes objects without a row and leftovers of crashed
 * uploads after a day.
 */
import type { App } from '../../core/app.ts';
import { days, later } from '../../core/runtime/clock.ts';
import {
  deleteUnreferenced,
  listUnknownKeys,
  updateReferencedFiles,
  updateUnreferencedFiles,
} from './cleanup-queries.ts';
import { stripStoredPictures } from './strip-stored-pictures.ts';

const keepUnreferencedMs = days(7);
const keepUnknownMs = days(1);
const batch = 1000;
const lowestId = '00000000-0000-0000-0000-000000000000';

export async function cleanUpFiles(app: App): Promise<void> {
  await stripStoredPictures(app);
  await updateReferencedFiles(app.db);
  await markAll(app);
  await removeMarked(app);
  await removeUnknown(app);
  await app.storage.removeIncomplete(later(app.clock.now(), -keepUnknownMs));
}

async function markAll({ db, clock }: App): Promise<void> {
  const now = clock.now();
  for (let afterId: string | null = lowestId; afterId !== null; )
    afterId = await updateUnreferencedFiles(db, { afterId, now, take: batch });
}

/** Rows first: if storage fails, `removeUnknown` deletes the object later. */
async function removeMarked({ db, clock, storage }: App): Promise<void> {
  const markedBefore = later(clock.now(), -keepUnreferencedMs);
  for (let found = batch; found === batch; ) {
    const removed = await deleteUnreferenced(db, { markedBefore, take: batch });
    for (const key of removed.keys) await storage.remove(key);
    ({ found } = removed);
  }
}

async function removeUnknown({ db, clock, storage }: App): Promise<void> {
  const before = later(clock.now(), -keepUnknownMs);
  let keys: string[] = [];
  const sweep = async () => {
    for (const key of await listUnknownKeys(db, keys)) await storage.remove(key);
    keys = [];
  };
  for await (const { key, modifiedAt } of storage.list('')) {
    if (modifiedAt < before) keys.push(key);
    if (keys.length === batch) await sweep();
  }
  await sweep();
}
