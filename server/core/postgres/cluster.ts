import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../runtime/env.ts';
import { findBinaries } from './binaries.ts';
import { asUser, prepareDatabaseFolder } from './folder.ts';
import { type OsUser, postgresOsUser } from './os-user.ts';
import { readPostmasterFile, socketFolderPrefix, stopOrphan } from './postmaster-file.ts';
import { superviseProcess } from './supervise-process.ts';

type Cluster = {
  urlFor: (database: string) => string;
  folder: string;
  stop: () => Promise<void>;
};

type ClusterOptions = {
  dataDir: string;
  settings?: Record<string, string>;
  /** Contains the binaries; by default those of this program. */
  packageFolder?: string;
  onLoss?: () => void;
  onFailure?: (error: unknown) => void;
};

const startTimeoutMs = 60_000;

/**
 * Unix socket only, separate log file; recovers after a crash.
 * @throws StartError if another process uses the folder, or if PostgreSQL cannot start
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const { dataDir } = options;
  const user = postgresOsUser();
  const binaries = findBinaries(user, options.packageFolder);
  mkdirSync(dataDir, { recursive: true });
  const releases = [lockFolder(join(dataDir, 'postgres.lock'), dataDir)];
  const release = () => {
    for (const undo of releases.reverse()) undo();
  };
  try {
    const folder = await prepareDatabaseFolder(dataDir, user, binaries);
    // A copied data folder contains the same pointer, so the database folder is locked as well.
    releases.push(lockFolder(join(folder, 'passgenau.lock'), folder));
    await stopOrphan(folder);
    const socketFolder = makeSocketFolder(user);
    releases.push(() => rmSync(socketFolder, { recursive: true, force: true }));
    const program = { path: binaries.postgres, user, folder, logFile: join(dataDir, 'postgres.log') };
    const args = argumentsOf(folder, { ...options.settings, unix_socket_directories: socketFolder });
    const postmaster = await superviseProcess(() => launch(program, args), options);
    return {
      folder,
      urlFor: (database) => `postgresql://passgenau@localhost/${database}?host=${encodeURIComponent(socketFolder)}`,
      stop: () => postmaster.stop().finally(release),
    };
  } catch (error) {
    release();
    throw error;
  }
}

/** Socket paths are limited to 107 bytes, so the socket is not in the data folder. */
function makeSocketFolder(user: OsUser): string {
  const folder = mkdtempSync(join(tmpdir(), socketFolderPrefix));
  chmodSync(folder, 0o700);
  if (user !== null) chownSync(folder, user.uid, user.gid);
  return folder;
}

function argumentsOf(folder: string, settings: Record<string, string>): string[] {
  const fixed = {
    ...{ listen_addresses: '', unix_socket_permissions: '0700', max_connections: '200' },
    // The log stays for years; details quote rows, such as an address that two people enter at once.
    log_error_verbosity: 'terse',
  };
  const all = Object.entries({ ...fixed, ...settings });
  return ['-D', folder, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

type Program = { path: string; user: OsUser; folder: string; logFile: string };

async function launch({ path, user, folder, logFile }: Program, args: string[]): Promise<ChildProcess> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const log = openSync(logFile, 'a');
    // detached: Ctrl-C must reach only this process, so that requests finish before the database stops.
    const child = spawn(path, args, { ...asUser(user), cwd: '/', detached: true, stdio: ['ignore', log, log] });
    closeSync(log);
    if (await isReady(child, folder, deadline)) return child;
    // After kill -9, old backends may keep the shared memory for a moment.
    const isTransient = tailOf(logFile).includes('shared memory block');
    if (!isTransient || Date.now() > deadline) {
      child.kill('SIGINT');
      throw notStartedError(logFile);
    }
    await pause(300);
  }
}

async function isReady(child: ChildProcess, folder: string, deadline: number): Promise<boolean> {
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  while (!ended && Date.now() < deadline) {
    const file = readPostmasterFile(folder);
    if (file?.pid === child.pid && file?.isReady) return true;
    await pause(25);
  }
  return false;
}

const tailOf = (file: string): string => readFileSync(file, 'utf8').slice(-2000);

const notStartedError = (logFile: string) =>
  new StartError(
    `PostgreSQL ist nicht gestartet. Die letzten Zeilen aus ${logFile}:\n` +
      `${tailOf(logFile).trim().split('\n').slice(-4).join('\n')}\n` +
      'Abhilfe: die genannte Ursache beheben (meist Platz oder Rechte) oder mit DATA_DIR einen anderen Ordner wählen.',
  );

const sqliteBusy = 5;
const lockTimeoutMs = 1_500;

/**
 * Locks the folder through SQLite on an empty file: the operating system releases the lock even after a crash.
 * @returns the release function
 * @throws StartError if another process has the lock
 */
export function lockFolder(file: string, folder: string): () => void {
  try {
    const lock = new DatabaseSync(file, { timeout: lockTimeoutMs });
    lock.exec('pragma journal_mode = memory; pragma locking_mode = exclusive; begin exclusive');
    return () => lock.close();
  } catch (error) {
    if ((error as { errcode?: number }).errcode === sqliteBusy) throw inUseError(folder);
    throw new StartError(
      `Der Datenordner ${folder} lässt sich nicht sperren (${file}: ${(error as Error).message}).\n` +
        'Abhilfe: die Rechte des Ordners und seiner Dateien berichtigen oder mit DATA_DIR einen anderen wählen.',
    );
  }
}

const inUseError = (folder: string) =>
  new StartError(
    `Der Datenordner wird schon von einem anderen Passgenau-Prozess benutzt (${folder}).\n` +
      'Abhilfe: den anderen Prozess beenden oder mit DATA_DIR einen eigenen Ordner wählen.',
  );

export async function ensureDatabase(urlFor: (database: string) => string, database: string): Promise<string> {
  const client = new pg.Client({ connectionString: urlFor('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
  return urlFor(database);
}
