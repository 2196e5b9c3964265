/**
 * `npm run prove-backup [-- FILE]` restores a backup into a throw-away installation, compares it with its manifest,
 * starts the product on it and uses it. With `--json` it is the nightly proof. Everything is removed afterwards.
 */
import { setPriority } from 'node:os';
import { basename, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { proofResultText } from '../shared/texts/admin/backups.ts';
import type { ArchiveFile } from './core/backup/archive.ts';
import { backupsFolder, hasRoomFor, listBackups } from './core/backup/backup-folder.ts';
import { inspectBackup } from './core/backup/inspect.ts';
import type { Manifest } from './core/backup/manifest.ts';
import type { ProofResult } from './core/backup/proof-state.ts';
import { restoreInspected } from './core/backup/restore.ts';
import { NoThrowAwayError, openThrowAway, type ThrowAway } from './core/backup/throw-away.ts';
import { describeContent } from './core/backup/write-backup.ts';
import { openDatabase } from './core/database/db.ts';
import { type Env, loadEnvFile, readEnv } from './core/runtime/env.ts';
import { describeError } from './core/runtime/logger.ts';
import { openFolderStorage } from './core/storage/folder.ts';
import { filesFolder } from './core/storage/open.ts';
import { verifyChain } from './features/audit/service.ts';
import { playProduct } from './prove-use.ts';

type Problem = Extract<ProofResult, { outcome: 'failed' }>['problem'];
type Place = ThrowAway & { secretKey: string | null };

const isForJob = process.argv.includes('--json');
const lowestPriority = 19;

class ProofError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem, cause: unknown) {
    super(`${problem}: ${describeError(cause)}`);
    this.problem = problem;
  }
}

/** Names the step that failed. */
const step = <T>(problem: Problem, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new ProofError(problem, error);
  });

setPriority(lowestPriority);
loadEnvFile();
const result = await prove(readEnv(process.env)).catch((error: unknown): ProofResult => {
  if (error instanceof NoThrowAwayError) return { outcome: 'skipped', reason: error.reason };
  console.error(error instanceof ProofError ? error.message : error);
  return { outcome: 'failed', problem: error instanceof ProofError ? error.problem : 'aborted' };
});
console.log(isForJob ? JSON.stringify(result) : proofResultText(result));
process.exit(result.outcome === 'failed' ? 1 : 0);

async function prove(env: Env): Promise<ProofResult> {
  const wanted = process.argv.slice(2).find((argument) => argument !== '--json');
  const path = wanted === undefined ? (await listBackups(backupsFolder(env), new Date()))[0]?.path : resolve(wanted);
  if (path === undefined) return { outcome: 'skipped', reason: 'none' };
  const file = { path, passphrase: env.BACKUP_PASSPHRASE ?? null };
  if (file.passphrase === null && basename(path).endsWith('.age')) return { outcome: 'skipped', reason: 'passphrase' };
  const manifest = await step('unreadable', inspectBackup(file));
  if (!(await hasRoomFor(env.DATA_DIR, neededBytes(manifest)))) return { outcome: 'skipped', reason: 'disk' };
  const opening = openThrowAway(env);
  const watch = endWithParent(opening);
  const opened = await opening.catch((error: unknown) => {
    watch.stop();
    throw error instanceof NoThrowAwayError ? error : new ProofError('restore', error);
  });
  try {
    // A key file in the backup is adopted only without SECRET_KEY.
    const place = { ...opened, secretKey: manifest.secretKey?.isIncluded === true ? null : (env.SECRET_KEY ?? null) };
    await restore({ ...file, manifest }, place);
    await requireWholeChain(place);
    await playProduct(place, step);
    return { outcome: 'passed' };
  } finally {
    watch.stop();
    await opened.remove();
  }
}

/** Indexes and the rows of the new version take about as much again as the rows. */
function neededBytes({ tables, files }: Manifest): number {
  return 3 * tables.reduce((sum, { bytes }) => sum + bytes, 0) + files.bytes + 300 * 1024 * 1024;
}

async function restore(file: ArchiveFile & { manifest: Manifest }, place: Place): Promise<void> {
  const storage = await openFolderStorage(filesFolder({ DATA_DIR: place.dataDir }));
  let problem: Problem = 'restore';
  const onLoaded = async (client: pg.ClientBase) => {
    problem = 'content';
    requireEqual(file.manifest, await describeContent(client, storage));
    problem = 'update';
  };
  await restoreInspected({ ...file, onLoaded }, { ...place, storage }).catch((error: unknown) => {
    throw new ProofError(problem, error);
  });
}

type Content = Awaited<ReturnType<typeof describeContent>>;

function requireEqual({ migrations, sequences, tables, files }: Manifest, restored: Content): void {
  const saved: Content = { migrations, sequences, tables, files };
  const differing = [
    ...tables.filter((table, n) => !isDeepStrictEqual(table, restored.tables[n])).map(({ name }) => name),
    ...(['migrations', 'sequences', 'files'] as const).filter(
      (part) => !isDeepStrictEqual(saved[part], restored[part]),
    ),
  ];
  if (differing.length > 0) throw new Error(`different: ${differing.join(', ')}`);
}

async function requireWholeChain({ databaseUrl }: Place): Promise<void> {
  const db = openDatabase(databaseUrl, { poolSize: 2 });
  const { broken } = await step('audit', verifyChain(db)).finally(() => db.close());
  if (broken !== null) throw new ProofError('audit', new Error(broken.problem));
}

/** The job's process may be killed; a signal may end this one. */
function endWithParent(opening: Promise<ThrowAway>): { stop: () => void } {
  const parent = process.ppid;
  const end = () => void opening.then(({ remove }) => remove()).finally(() => process.exit(1));
  const timer = setInterval(() => process.ppid === parent || end(), 250);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  return { stop: () => clearInterval(timer) };
}
