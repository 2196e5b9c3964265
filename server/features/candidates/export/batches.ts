/**
 * One transaction reads a batch and records the export: a withdrawn release is either missing from the file or its
 * export is in the view log. Each batch checks the rights of the caller again.
 */

import { inTransaction } from '../../../core/database/db.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { logAuditEvent } from '../../audit/service.ts';
import { skillNames } from '../../matching/service.ts';
import { recordEventForMany, requireReader } from '../../releases/service.ts';
import type { JobToMatch } from '../company-jobs.ts';
import { readPeople, type VisiblePeople, withMatches } from '../visible-candidates.ts';
import { toCsvLines } from './csv-lines.ts';

/** People per transaction and per statement; their results are large. */
const batchSize = { transaction: 500, statement: 50 } as const;

type ExportRequest = { releaseIds: readonly string[]; job: JobToMatch | null };

/**
 * @param permitted the caller with their current rights
 * @throws RuleError NOT_SIGNED_IN, FORBIDDEN, NOT_FOUND
 */
export async function* exportedLines(
  permitted: () => Promise<SignedInContext>,
  { releaseIds, job }: ExportRequest,
): AsyncGenerator<string> {
  for (let from = 0; from === 0 || from < releaseIds.length; from += batchSize.transaction) {
    const ctx = await permitted();
    const ids = releaseIds.slice(from, from + batchSize.transaction);
    const people = from === 0 ? releaseIds.length : null;
    const reads = await readBatch(ctx, { releaseIds: ids, job, people });
    const names = await skillNames(ctx.app);
    for (const { rows, ...about } of reads) yield toCsvLines(await withMatches(rows, about), names);
  }
}

const readBatch = (
  ctx: SignedInContext,
  { releaseIds, job, people }: ExportRequest & { people: number | null },
): Promise<VisiblePeople[]> =>
  inTransaction(ctx.app.db, async (tx) => {
    const reader = await requireReader(ctx, tx);
    const { orgId, viewerId } = reader;
    const reads: VisiblePeople[] = [];
    for (let from = 0; from < releaseIds.length; from += batchSize.statement) {
      const ids = releaseIds.slice(from, from + batchSize.statement);
      reads.push(await readPeople(ctx, tx, { releaseIds: ids, job, reader }));
    }
    const userIds = reads.flatMap(({ rows }) => rows.map(({ userId }) => userId));
    const noted = { kind: 'exported', orgId, actorId: viewerId, details: { format: 'csv' } } as const;
    await recordEventForMany(ctx.app, tx, { ...noted, userIds });
    if (people !== null) {
      const details = { format: 'csv', people };
      await logAuditEvent(ctx, tx, { action: 'candidates_exported', resourceId: orgId, orgId, details, names: {} });
    }
    return reads;
  });
