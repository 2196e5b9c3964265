/** Backups: a daily one, one on request, their state and their expiry. */
import { rm } from 'node:fs/promises';
import type { BackupOverview } from '#shared/settings/backups.ts';
import type { App } from '../../core/app.ts';
import { backupsFolder, backupsToRemove, listBackups } from '../../core/backup/backup-folder.ts';
import { readProofState } from '../../core/backup/proof-state.ts';
import { type BackupFailure, changeBackupState, readBackupState } from '../../core/backup/state.ts';
import { NoRoomError, storeBackup } from '../../core/backup/stored-backup.ts';
import { writeBackupInThread } from '../../core/backup/thread.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { filesLock } from '../../core/storage/files-lock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import { isDue } from './due.ts';
import { isProofOn, isProofRunning } from './proof.ts';

export const backupJobName = 'write-backup';
const keep = { days: 7, weeks: 4 };
/** A requested backup counts as running until a worker takes the job. */
const queuedMs = minutes(1);

export async function runBackup(app: App): Promise<void> {
  const { env, clock, db, logger } = app;
  const at = clock.now();
  const folder = backupsFolder(env);
  const databaseUrl = db.connectionString;
  await changeBackupState(db.prisma, { startedAt: at }, at);
  try {
    const written = await storeBackup({ env, databaseUrl, at }, (target) =>
      writeBackupInThread({ env, databaseUrl, target }),
    );
    for (const backup of backupsToRemove(await listBackups(folder, at), keep)) await rm(backup.path, { force: true });
    logger.info({ ...written, ms: clock.now().getTime() - at.getTime() }, 'backup written');
  } catch (error) {
    const failed = { at: clock.now(), failure: failureOf(error) };
    await changeBackupState(db.prisma, { startedAt: null, failed }, clock.now());
    throw error;
  }
}

const failureOf = (error: unknown): BackupFailure =>
  error instanceof NoRoomError || (error as NodeJS.ErrnoException).code === 'ENOSPC' ? 'disk' : 'other';

export async function runDueBackup(app: App): Promise<void> {
  if (!isOn(app)) return;
  const { last, startedAt } = await readBackupState(app.db.prisma);
  if (await isRunning(app, startedAt)) return;
  const since = await findInstalledAt(app);
  if (isDue(app.clock.now(), { lastAt: last?.at ?? null, since, nightlyHour: 3 })) await runBackup(app);
}

async function findInstalledAt({ db }: App): Promise<Date> {
  const [row] = await db.prisma.$queryRaw<Array<{ at: Date }>>`select min(started_at) as at from _prisma_migrations`;
  return row?.at ?? new Date(0);
}

const isOn = ({ env }: App): boolean => env.BACKUPS ?? true;

export async function getBackupOverview(app: App): Promise<BackupOverview> {
  // Before the results, so that an ended run shows its own.
  const isProving = await isProofRunning(app, app.db.prisma);
  const { startedAt, last, failed } = await readBackupState(app.db.prisma);
  const { latest, passed } = await readProofState(app.db.prisma);
  const stored = await listBackups(backupsFolder(app.env), app.clock.now());
  return {
    isOn: isOn(app),
    isEncrypted: app.env.BACKUP_PASSPHRASE !== undefined,
    isRunning: await isRunning(app, startedAt),
    last: last === null ? null : { at: last.at, bytes: last.bytes },
    failed: failed === null ? null : { at: failed.at, problem: failed.failure },
    proof: {
      isOn: isProofOn(app),
      isRunning: isProving,
      passedAt: passed?.at ?? null,
      failed: latest?.result.outcome === 'failed' ? { at: latest.at, problem: latest.result.problem } : null,
      skipped: latest?.result.outcome === 'skipped' ? { at: latest.at, reason: latest.result.reason } : null,
    },
    stored: stored.map(({ name, createdAt, bytes, isEncrypted }) => ({ name, at: createdAt, bytes, isEncrypted })),
  };
}

/** For the weekly mail. */
export async function getBackupFacts(app: App, tx: Tx) {
  const { last } = await readBackupState(tx);
  const { passed } = await readProofState(tx);
  return { lastAt: last?.at ?? null, passedAt: passed?.at ?? null, isProofOn: isProofOn(app) };
}

async function isRunning({ db, clock }: App, requestedAt: Date | null): Promise<boolean> {
  if (requestedAt !== null && Math.abs(clock.now().getTime() - requestedAt.getTime()) < queuedMs) return true;
  return filesLock.hasBackup(db.pool);
}

/** Without effect while a backup runs. */
export async function startBackup(ctx: SignedInContext): Promise<void> {
  const { app } = ctx;
  if ((await getBackupOverview(app)).isRunning) return;
  await inTransaction(app.db, async (tx) => {
    await logAuditEvent(ctx, tx, { action: 'backup_started', resourceId: 'backup', details: {}, names: {} });
    await changeBackupState(tx, { startedAt: app.clock.now() }, app.clock.now());
    await app.queue.add(tx, backupJobName, {});
  });
}
