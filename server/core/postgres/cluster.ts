import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { findBinaries } from './binaries.ts';
import { asUser, databaseFolder, initialiseCluster } from './folder.ts';
import { postgresOsUser } from './os-user.ts';
import { readPostmasterFile, stopOrphan } from './postmaster-file.ts';

export type Cluster = {
  /** Connection string of the maintenance database; other databases by `urlFor`. */
  urlFor: (database: string) => string;
  folder: string;
  stop: () => Promise<void>;
};

export type ClusterOptions = {
  dataDir: string;
  /** Extra server settings, e.g. { fsync: 'off' } for throw-away test clusters. */
  settings?: Record<string, string>;
  /** Called when PostgreSQL has ended although nobody asked for it; it is being started again. */
  onLoss?: () => void;
  /** Called when it could not be started again. */
  onFailure?: (error: unknown) => void;
};

const startTimeoutMs = 30_000;

/** Starts the PostgreSQL of this data folder: unix socket only, its own log file, recovery included. */
export async function startCluster({ dataDir, settings = {}, onLoss, onFailure }: ClusterOptions): Promise<Cluster> {
  const user = postgresOsUser();
  const binaries = findBinaries(user);
  mkdirSync(dataDir, { recursive: true });
  const folder = databaseFolder(dataDir, user);
  initialiseCluster(binaries, folder, user);
  await stopOrphan(folder);

  // A socket path may have 107 bytes at most, so the socket does not live in the data folder.
  const socketFolder = mkdtempSync(join(tmpdir(), 'passgenau-pg-'));
  chmodSync(socketFolder, 0o700);
  if (user !== null) chownSync(socketFolder, user.uid, user.gid);

  const fixed = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '200',
  };
  const args = Object.entries({ ...fixed, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const logFile = join(dataDir, 'postgres.log');
  let stopping = false;
  let child = await launch();
  watch();

  function watch() {
    child.once('exit', () => {
      if (stopping) return;
      onLoss?.();
      relaunch().catch((error: unknown) => onFailure?.(error));
    });
  }

  /** The same socket again, so that every pool finds its way back by itself. */
  async function relaunch() {
    child = await launch();
    if (stopping) child.kill('SIGINT');
    else watch();
  }

  async function launch(): Promise<ChildProcess> {
    const deadline = Date.now() + startTimeoutMs;
    for (;;) {
      const log = openSync(logFile, 'a');
      // detached: Ctrl-C in the terminal must reach us alone, so that requests can finish before the database goes.
      const started = spawn(binaries.postgres, ['-D', folder, ...args], {
        ...asUser(user),
        cwd: '/',
        detached: true,
        stdio: ['ignore', log, log],
      });
      closeSync(log);
      if (await isReady(started, folder, deadline)) return started;
      // After a kill -9, old backends may hold the shared memory for a moment longer.
      if (Date.now() > deadline) throw notStarted(logFile);
      await pause(300);
      if (!tailOf(logFile).includes('shared memory block')) throw notStarted(logFile);
    }
  }

  return {
    folder,
    urlFor: (database) => `postgresql://passgenau@localhost/${database}?host=${encodeURIComponent(socketFolder)}`,
    stop: async () => {
      stopping = true;
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGINT'); // PostgreSQL's fast shutdown
        await ended;
      }
      rmSync(socketFolder, { recursive: true, force: true });
    },
  };
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

const notStarted = (logFile: string) =>
  new StartError(
    `PostgreSQL ist nicht gestartet.\nDie Ursache steht am Ende von ${logFile}:\n${tailOf(logFile).trim().split('\n').slice(-4).join('\n')}`,
  );
