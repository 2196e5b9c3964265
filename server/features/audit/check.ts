import { z } from 'zod';
import type { ChainState } from '#shared/admin/audit.ts';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { defineJob } from '../../core/jobs/background/definition.ts';
import { startJob } from '../../core/jobs/background/run.ts';
import { hours } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { chainEvents, logHead } from './chain.ts';
import { countQueued, findLastCheck, findNewestLink, findOpenCheck, insertCheck, lockChecks } from './check-queries.ts';
import { insertEvent } from './queries.ts';
import { type ChainReport, verifyChain } from './verify.ts';

type Requester = { actorId: string | null; address: string };
type CheckOptions = {
  reportProgress?: (progress: { done: number; of: number }) => Promise<void>;
  signal?: AbortSignal;
};

export async function checkChain(
  app: App,
  requester: Requester,
  { reportProgress, signal }: CheckOptions = {},
): Promise<ChainReport> {
  await chainEvents(app, signal);
  const onProgress = async (done: bigint, of: bigint) => reportProgress?.({ done: Number(done), of: Number(of) });
  const report = await verifyChain(app.db, { onProgress, signal });
  await inTransaction(app.db, async (tx) => {
    const resourceId = await insertCheck(tx, report, app.clock.now());
    const details = { links: Number(report.links), whole: report.broken === null };
    const eventFields = { action: 'audit_checked', resourceType: 'audit_log', resourceId, orgId: null };
    await insertEvent(tx, { ...eventFields, ...requester, details, names: {}, createdAt: app.clock.now() });
  });
  await logHead(app);
  if (report.broken !== null) app.logger.error(report.broken, 'the audit chain is broken');
  return report;
}

const progress = z.strictObject({ done: z.number(), of: z.number() });

export const checkJob = defineJob({
  kind: 'audit-check',
  payload: z.strictObject({ address: z.string() }),
  progress,
  result: z.strictObject({ isWhole: z.boolean() }),
  attempts: 2,
  limitsByLane: () => ({ main: { atOnce: 1 } }),
  limitMs: hours(1),
  retryDelaySeconds: 5,
  run: async ({ app, ownerId, payload, reportProgress, signal }) => {
    const requester = { actorId: ownerId, address: payload.address };
    return { isWhole: (await checkChain(app, requester, { reportProgress, signal })).broken === null };
  },
});

/** @throws RuleError CHECK_RUNNING */
export const startCheck = ({ app, user, origin }: SignedInContext): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    await lockChecks(tx);
    if ((await findOpenCheck(tx, checkJob.kind)) !== null) throw new RuleError('CHECK_RUNNING');
    await startJob(app, tx, { definition: checkJob, ownerId: user.userId, payload: { address: origin.address } });
  });

export async function getChainState({ db: { prisma } }: App): Promise<ChainState> {
  const head = await findNewestLink(prisma);
  const openCheck = await findOpenCheck(prisma, checkJob.kind);
  return {
    head: head && { ...head, position: head.position.toString() },
    waiting: await countQueued(prisma),
    lastCheck: await findLastCheck(prisma),
    checking: openCheck && (progress.safeParse(openCheck.progress).data ?? { done: 0, of: 0 }),
  };
}
