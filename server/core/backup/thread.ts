/** Writes a backup in its own thread, so that hashing, compression and encryption never block requests. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Env } from '../runtime/env.ts';
import type { ArchiveFile } from './archive.ts';
import { openInstallationData } from './installation-data.ts';
import { writeBackup } from './write-backup.ts';

type Task = { env: Env; databaseUrl: string; target: ArchiveFile };
type WrittenBackup = { rows: number; files: number };

export function writeBackupInThread(task: Task): Promise<WrittenBackup> {
  const { promise, resolve, reject } = Promise.withResolvers<WrittenBackup>();
  const worker = new Worker(new URL(import.meta.url), {
    workerData: structuredClone(task),
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  worker.once('message', resolve);
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('the backup thread ended early')));
  return promise;
}

async function run({ env, databaseUrl, target }: Task): Promise<WrittenBackup> {
  const { tables, files } = await writeBackup(await openInstallationData(env, databaseUrl), target);
  return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files: files.count };
}

if (!isMainThread && parentPort !== null) parentPort.postMessage(await run(workerData as Task));
