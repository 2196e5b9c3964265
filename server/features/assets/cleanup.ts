/**
 * Marks unreferenced files and deletes them 7 days later. Deletes objects without a row and leftovers of crashed
 * uploads after a day.
 */
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { filesLock } from '../../core/storage/files-lock.ts';
import {
  deleteUnreferenced,
  listUnknownKeys,
  updateReferencedFiles,
  updateUnreferencedFiles,
} from './cleanup-queries.ts';
import { stripStoredPictures } from './strip-stored-pictures.ts';

const unreferencedRetentionMs = days(7);
const unknownRetentionMs = days(1);
const batchSize = 1000;
const lowestId = '00000000-0000-0000-0000-000000000000';

/** @throws RuleError BUSY while a backup reads the files */
export async function cleanUpFiles(app: App): Promise<void> {
  const client = await app.db.pool.connect();
  try {
    if (!(await filesLock.tryShareForRemoval(client))) throw new RuleError('BUSY');
    await cleanUp(app).finally(() => filesLock.release(client));
  } finally {
    client.release();
  }
}

async function cleanUp(app: App): Promise<void> {
  await stripStoredPictures(app);
  await updateReferencedFiles(app.db);
  await markUnreferenced(app);
  await removeMarked(app);
  await removeUnknown(app);
  await app.storage.removeIncomplete(addMs(app.clock.now(), -unknownRetentionMs));
}

async function markUnreferenced({ db, clock }: App): Promise<void> {
  const now = clock.now();
  for (let afterId: string | null = lowestId; afterId !== null; )
    afterId = await updateUnreferencedFiles(db, { afterId, now, take: batchSize });
}

/** Rows first: if storage fails, `removeUnknown` deletes the object later. */
async function removeMarked({ db, clock, storage }: App): Promise<void> {
  const markedBefore = addMs(clock.now(), -unreferencedRetentionMs);
  for (let checkedCount = batchSize; checkedCount === batchSize; ) {
    const removed = await deleteUnreferenced(db, { markedBefore, take: batchSize });
    for (const key of removed.keys) await storage.remove(key);
    ({ found: checkedCount } = removed);
  }
}

async function removeUnknown({ db, clock, storage }: App): Promise<void> {
  const before = addMs(clock.now(), -unknownRetentionMs);
  let keys: string[] = [];
  const removeBatch = async () => {
    for (const key of await listUnknownKeys(db, keys)) await storage.remove(key);
    keys = [];
  };
  for await (const { key, modifiedAt } of storage.list('')) {
    if (modifiedAt < before) keys.push(key);
    if (keys.length === batchSize) await removeBatch();
  }
  await removeBatch();
}
