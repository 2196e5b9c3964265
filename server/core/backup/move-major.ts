/**
 * Moves the database of an earlier PostgreSQL major into a new folder, through a backup and a restore. One pointer file
 * decides which folder is used, so an interruption leaves the earlier one in use. It is kept.
 */
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase, lockFolder, startCluster } from '../postgres/cluster.ts';
import { locateDatabase, pointTo } from '../postgres/folder.ts';
import { findOtherMajor, loadEarlierPackage, presentMajor } from '../postgres/other-major.ts';
import { stopOrphan } from '../postgres/postmaster-file.ts';
import { type Env, StartError } from '../runtime/env.ts';
import type { Logger } from '../runtime/logger.ts';
import type { Storage } from '../storage/storage.ts';
import { hasRoomFor } from './backup-folder.ts';
import { restoreBackup } from './restore.ts';
import { writeBackup } from './write-backup.ts';

const database = 'passgenau';
/** Files and key file stay where they are. */
const secretKey = 'the key stays where it is';
const noFiles: Storage = {
  check: async () => undefined,
  put: () => Promise.reject(new Error('files stay where they are')),
  open: async () => null,
  remove: async () => undefined,
  list: async function* () {},
  removeIncomplete: async () => undefined,
};

/** @throws StartError if the earlier binaries or the space are missing; nothing has changed then */
export async function moveToPresentMajor({ DATA_DIR }: Env, logger: Logger): Promise<void> {
  const major = findOtherMajor(DATA_DIR);
  if (major === null) return;
  const earlierPackage = await loadEarlierPackage(DATA_DIR, major);
  const unlock = lockFolder(join(DATA_DIR, 'postgres-move.lock'), DATA_DIR);
  const draft = join(DATA_DIR, 'postgres-move');
  const earlier = locateDatabase(DATA_DIR);
  try {
    await removeDraft(draft);
    await mkdir(draft, { mode: 0o755 });
    const path = join(draft, 'rows.tar.zst');
    await saveRows(DATA_DIR, earlierPackage, path);
    await restoreRows(draft, path);
    await takeOver(DATA_DIR, draft);
    logger.warn({ from: major, to: presentMajor(), earlier }, 'moved to another PostgreSQL');
  } finally {
    await removeDraft(draft);
    unlock();
  }
}

const place = (databaseUrl: string, dataDir: string) => ({
  databaseUrl,
  dataDir,
  storage: noFiles,
  secretKey,
});

async function saveRows(dataDir: string, packageFolder: string, path: string): Promise<void> {
  const cluster = await startCluster({ dataDir, packageFolder });
  try {
    const url = cluster.urlFor(database);
    await requireRoom(dataDir, url);
    await writeBackup(place(url, dataDir), { path, passphrase: null });
  } finally {
    await cluster.stop();
  }
}

async function requireRoom(dataDir: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client
    .query<{ bytes: string }>('select pg_database_size(current_database())::text as bytes')
    .finally(() => client.end());
  if (await hasRoomFor(dataDir, 2 * Number(rows[0]?.bytes))) return;
  throw new StartError(
    `Für den Umzug auf PostgreSQL ${presentMajor()} fehlt in ${dataDir} der Platz; es wurde nichts verändert.\n` +
      'Abhilfe: Platz schaffen. Gebraucht wird das Doppelte der Datenbank.',
  );
}

async function restoreRows(draft: string, path: string): Promise<void> {
  const cluster = await startCluster({ dataDir: draft });
  try {
    const url = await ensureDatabase(cluster.urlFor, database);
    await restoreBackup({ path, passphrase: null }, place(url, draft));
  } finally {
    await cluster.stop();
  }
}

/** The new folder may lie outside, if PostgreSQL's account may not enter the data folder. */
async function takeOver(dataDir: string, draft: string): Promise<void> {
  const made = locateDatabase(draft);
  if (made !== join(draft, 'postgres')) {
    await rm(join(draft, 'postgres-location.txt'));
    return pointTo(dataDir, made);
  }
  const name = `postgres-${presentMajor()}`;
  await rm(join(dataDir, name), { recursive: true, force: true });
  await rename(made, join(dataDir, name));
  pointTo(dataDir, name);
}

async function removeDraft(draft: string): Promise<void> {
  if (!existsSync(draft)) return;
  const made = locateDatabase(draft);
  await stopOrphan(made);
  for (const folder of [made, draft]) await rm(folder, { recursive: true, force: true });
}
