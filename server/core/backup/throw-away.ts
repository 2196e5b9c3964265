/** An installation for the proof of a backup: own folder, own database, no mails, no jobs. */
import { existsSync, mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '../postgres/binaries.ts';
import { ensureDatabase, lockFolder, startCluster } from '../postgres/cluster.ts';
import { locateDatabase } from '../postgres/folder.ts';
import { postgresOsUser } from '../postgres/os-user.ts';
import { stopOrphan } from '../postgres/postmaster-file.ts';
import { prepareDataFolder } from '../runtime/data-folder.ts';
import type { Env } from '../runtime/env.ts';

export type ThrowAway = { dataDir: string; databaseUrl: string; remove: () => Promise<void> };

/** Without `fsync`, because a crash only repeats the proof. COPY into new tables writes no log with `minimal`. */
const clusterSettings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  shared_buffers: '64MB',
  autovacuum: 'off',
};

export const proofFolder = ({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): string => join(DATA_DIR, 'backup-proof');

/** @throws NoThrowAwayError */
export async function openThrowAway(
  env: Env,
  { hasBinaries }: { hasBinaries: boolean } = { hasBinaries: canRunCluster() },
): Promise<ThrowAway> {
  mkdirSync(env.DATA_DIR, { recursive: true });
  const unlock = lock(env);
  try {
    const dataDir = proofFolder(env);
    // A killed proof may have left it behind.
    await removeFolder(dataDir);
    prepareDataFolder(dataDir);
    const database = hasBinaries ? await openCluster(dataDir) : await createBeside(env.DATABASE_URL);
    const removeAll = async () => {
      await database.close();
      await removeFolder(dataDir);
      unlock();
    };
    // A signal may come while the proof ends.
    let removal: Promise<void> | undefined;
    const remove = () => {
      removal ??= removeAll();
      return removal;
    };
    return { dataDir, databaseUrl: database.url, remove };
  } catch (error) {
    await removeFolder(proofFolder(env));
    unlock();
    throw error;
  }
}

export class NoThrowAwayError extends Error {
  readonly reason: 'postgres' | 'running';
  constructor(reason: 'postgres' | 'running') {
    super(reason);
    this.reason = reason;
  }
}

function lock({ DATA_DIR }: Env): () => void {
  try {
    return lockFolder(join(DATA_DIR, 'backup-proof.lock'), DATA_DIR);
  } catch {
    throw new NoThrowAwayError('running');
  }
}

async function removeFolder(dataDir: string): Promise<void> {
  if (!existsSync(dataDir)) return;
  const database = locateDatabase(dataDir);
  await stopOrphan(database);
  for (const folder of [database, dataDir]) await rm(folder, { recursive: true, force: true });
}

function canRunCluster(): boolean {
  try {
    findBinaries(postgresOsUser());
    return true;
  } catch {
    return false;
  }
}

type OpenDatabase = { url: string; close: () => Promise<void> };

async function openCluster(dataDir: string): Promise<OpenDatabase> {
  const cluster = await startCluster({ dataDir, settings: clusterSettings });
  return { url: await ensureDatabase(cluster.urlFor, 'passgenau'), close: cluster.stop };
}

const lockKey = 727_465_005;
const insufficientPrivilege = '42501';

/** A database beside the one of DATABASE_URL. */
async function createBeside(url: string | undefined): Promise<OpenDatabase> {
  if (url === undefined) throw new NoThrowAwayError('postgres');
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const own = new URL(url);
  own.pathname = `${own.pathname}_proof`;
  const name = pg.escapeIdentifier(decodeURIComponent(own.pathname.slice(1)));
  const drop = `drop database if exists ${name} with (force)`;
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKey]);
    if (rows[0]?.locked !== true) throw new NoThrowAwayError('running');
    await client.query(drop);
    await client.query(`create database ${name}`);
  } catch (error) {
    await client.end();
    if ((error as { code?: string }).code === insufficientPrivilege) throw new NoThrowAwayError('postgres');
    throw error;
  }
  const close = async () => {
    await client.query(drop);
    await client.end();
  };
  return { url: own.href, close };
}
