/**
 * A copy of all data about a person (GDPR Art. 15 and 20), made in the background. Only that person reads its state and
 * the archive, for seven days.
 */
import { randomUUID } from 'node:crypto';
import { isOpenJob } from '#shared/background-jobs/state.ts';
import { type OwnDataState, ownDataLimits } from '#shared/own-data/state.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { findJob } from '../../core/jobs/background/queries.ts';
import { startJob } from '../../core/jobs/background/run.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { ownDataPrefix } from '../../core/storage/storage.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { lockOwnAccount } from '../account/service.ts';
import { logAccountEvent, logSystemEvent } from '../audit/service.ts';
import { findAccountByEmail } from '../auth/service.ts';
import { ownDataJob, startArchive } from './job.ts';
import { deleteExportsOf, type ExportRow, findExport, insertExport, listExports } from './queries.ts';

const dayMs = days(1);

/**
 * Without effect while an export runs. The lock on the account makes simultaneous calls wait for each other.
 * @throws RuleError NOT_SIGNED_IN, TOO_MANY_EXPORTS
 */
export const startExport = (ctx: SignedInContext): Promise<OwnDataState> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { app, user } = ctx;
    const { userId } = user;
    await lockOwnAccount(ctx, tx);
    const before = await stateOf(app, tx, userId);
    if (before.runningJobId !== null) return before;
    if (before.startsLeft === 0) throw new RuleError('TOO_MANY_EXPORTS');
    const createdAt = app.clock.now();
    const jobId = await startJob(app, tx, { definition: ownDataJob, ownerId: userId, payload: {} });
    const expiresAt = addMs(createdAt, days(ownDataLimits.daysKept));
    await insertExport(tx, { userId, jobId, fileKey: `${ownDataPrefix}${randomUUID()}.zip`, createdAt, expiresAt });
    await logAccountEvent(ctx, tx, { action: 'own_data_requested', userId, details: {}, names: {} });
    return stateOf(app, tx, userId);
  });

export const getExportState = ({ app, user }: SignedInContext): Promise<OwnDataState> =>
  stateOf(app, app.db.prisma, user.userId);

async function stateOf(app: App, tx: Tx, userId: string): Promise<OwnDataState> {
  const now = app.clock.now();
  const rows = await listExports(tx, userId);
  const starts = rows.filter(({ createdAt }) => addMs(createdAt, dayMs) > now);
  const first = starts[ownDataLimits.startsPerDay - 1];
  return {
    ...(await newestState(tx, rows)),
    ready: rows.flatMap(({ id, bytes, createdAt, expiresAt }) =>
      bytes === null || expiresAt <= now ? [] : [{ exportId: id, createdAt, expiresAt, bytes: Number(bytes) }],
    ),
    startsLeft: Math.max(0, ownDataLimits.startsPerDay - starts.length),
    nextStartAt: first === undefined ? null : addMs(first.createdAt, dayMs),
    sendsMail: app.outbox.sends,
  };
}

/** At most the newest export is still being made. */
async function newestState(
  tx: Tx,
  [newest]: readonly ExportRow[],
): Promise<Pick<OwnDataState, 'runningJobId' | 'lastProblem'>> {
  if (newest === undefined || newest.bytes !== null) return { runningJobId: null, lastProblem: null };
  const job = await findJob(tx, newest.jobId);
  if (job !== null && isOpenJob(job.status)) return { runningJobId: newest.jobId, lastProblem: null };
  return { runningJobId: null, lastProblem: job?.cancelWanted === true ? 'cancelled' : 'failed' };
}

type OpenedArchive = NonNullable<Awaited<ReturnType<App['storage']['open']>>> & { createdAt: Date };

/** @throws RuleError NOT_FOUND, also for an archive of another person */
export async function openArchive(ctx: SignedInContext, exportId: string): Promise<OpenedArchive> {
  const { app, user } = ctx;
  const { userId } = user;
  const row = await findExport(app.db.prisma, exportId);
  if (row !== null && row.userId !== userId)
    throw new RuleError('NOT_FOUND', {}, { resourceType: 'own_data', resourceId: exportId });
  const isReady = row !== null && row.bytes !== null && row.expiresAt > app.clock.now();
  const opened = isReady ? await app.storage.open(row.fileKey) : null;
  if (row === null || opened === null) throw new RuleError('NOT_FOUND');
  await inTransaction(app.db, (tx) =>
    logAccountEvent(ctx, tx, { action: 'own_data_downloaded', userId, details: {}, names: {} }),
  ).catch((error: unknown) => {
    opened.stream.destroy();
    throw error;
  });
  return { ...opened, createdAt: row.createdAt };
}

/**
 * For the operator's command line: a locked account cannot sign in. The log contains it.
 * @throws RuleError NOT_FOUND
 */
export async function exportByOperator(app: App, email: string): Promise<AsyncGenerator<Uint8Array>> {
  const account = await findAccountByEmail(app.db.prisma, email);
  if (account === null) throw new RuleError('NOT_FOUND');
  await inTransaction(app.db, (tx) =>
    logSystemEvent(app, tx, { action: 'user_data_exported', resourceId: account.id, details: {}, names: {} }),
  );
  return (await startArchive(app, account.id, () => undefined)).zip;
}

/**
 * For the deletion of the account. The archives go first: a rolled back transaction leaves rows without an archive,
 * never an archive without a row.
 */
export async function deleteOwnDataFilesOf({ storage }: App, tx: Tx, userId: string): Promise<void> {
  for (const key of await deleteExportsOf(tx, userId)) await storage.remove(key);
}
