/** The proof of the newest backup, every night and on request, in a separate process with low priority. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { proofFailedMail } from '#shared/texts/backups/mails.ts';
import type { App } from '../../core/app.ts';
import { backupsFolder, listBackups } from '../../core/backup/backup-folder.ts';
import { type ProofResult, proofResult, readProofState, storeProof } from '../../core/backup/proof-state.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import type { Env } from '../../core/runtime/env.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import { mailAdmins } from '../auth/service.ts';
import { isDue } from './due.ts';

export const proofJobNames = { due: 'prove-backup', requested: 'prove-requested-backup' } as const;

type Prove = (app: App, path: string) => Promise<ProofResult>;

/** The interface of the development server is not built, so the product could not start on a backup. */
export const isProofOn = ({ env }: Pick<App, 'env'>): boolean => env.BACKUP_PROOF && env.NODE_ENV !== 'development';

/** Without effect if the newest backup has been proven, or lies on another machine. */
export async function runDueProof(app: App, prove: Prove = proveInProcess): Promise<void> {
  if (!isProofOn(app)) return;
  const now = app.clock.now();
  const backups = await listBackups(backupsFolder(app.env), now);
  const [newest, oldest] = [backups[0], backups.at(-1)];
  const { latest } = await readProofState(app.db.prisma);
  if (newest === undefined || oldest === undefined) return;
  if (latest?.backup === newest.name && latest.result.outcome !== 'skipped') return;
  if (!isDue(now, { lastAt: latest?.at ?? null, since: oldest.createdAt, nightlyHour: 4 })) return;
  const result = await prove(app, newest.path);
  if (result.outcome === 'skipped' && result.reason === 'running') return;
  await recordProof(app, newest.name, result);
}

/** Also proves a backup that has been proven. */
export async function runRequestedProof(app: App, prove: Prove = proveInProcess): Promise<void> {
  const [newest] = await listBackups(backupsFolder(app.env), app.clock.now());
  const result = newest === undefined ? noBackup : await prove(app, newest.path);
  await recordProof(app, newest?.name ?? '', result);
}

const noBackup: ProofResult = { outcome: 'skipped', reason: 'none' };

export const isProofRunning = ({ queue }: App, tx: Tx): Promise<boolean> =>
  queue.isBusy(tx, Object.values(proofJobNames));

const startLockKey = 727_465_006;

/** Without effect while a proof waits or runs, or if proofs are off. */
export async function startProof(ctx: SignedInContext): Promise<void> {
  const { app } = ctx;
  if (!isProofOn(app)) return;
  await inTransaction(app.db, async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(${startLockKey}::bigint)`;
    if (await isProofRunning(app, tx)) return;
    await logAuditEvent(ctx, tx, { action: 'backup_proof_started', resourceId: 'backup', details: {}, names: {} });
    await app.queue.add(tx, proofJobNames.requested, {});
  });
}

async function recordProof(app: App, backup: string, result: ProofResult): Promise<void> {
  const at = app.clock.now();
  app.logger[result.outcome === 'failed' ? 'error' : 'info']({ backup, ...result }, 'backup proven');
  await inTransaction(app.db, async (tx) => {
    const { isNewFailure } = await storeProof(tx, { at, backup, result });
    if (!isNewFailure || result.outcome !== 'failed') return;
    const facts = { at, backup, problem: result.problem, url: `${app.env.APP_URL}/admin/settings?tab=backups` };
    await mailAdmins(app, tx, (firstName) => proofFailedMail({ firstName, ...facts }));
  });
}

const program = fileURLToPath(new URL('../../prove-backup.ts', import.meta.url));
const inherited = ['DATA_DIR', 'DATABASE_URL', 'SECRET_KEY', 'BACKUP_PASSPHRASE'] as const;

async function proveInProcess({ env, logger }: App, path: string): Promise<ProofResult> {
  const args = ['--disable-warning=ExperimentalWarning', '--max-old-space-size=512', program, '--json', path];
  const child = spawn(process.execPath, args, { env: settingsOf(env), cwd: env.DATA_DIR, stdio: 'pipe' });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (stderr !== '') logger.error({ stderr: stderr.slice(-4_000) }, 'output of the backup proof');
  return parseResult(stdout);
}

const settingsOf = (env: Env): NodeJS.ProcessEnv => ({
  ...{ PATH: process.env['PATH'], TMPDIR: tmpdir() },
  ...Object.fromEntries(inherited.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]))),
});

function parseResult(stdout: string): ProofResult {
  try {
    return proofResult.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  } catch {
    return { outcome: 'failed', problem: 'aborted' };
  }
}
