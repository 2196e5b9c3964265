import type { CandidateFilter } from '#shared/candidates/schema.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import type { Limit } from '../../../core/trpc/rate-limit.ts';
import { requireReader } from '../../releases/service.ts';
import { requireOwnJob } from '../company-jobs.ts';
import { releaseIdsOf, selectCandidates } from '../list-selection.ts';
import { exportedLines } from './batches.ts';
import { headerLine } from './csv-lines.ts';

/** Per organisation, because each export adds an entry to the view log of each person in it. */
const limit: Limit = { name: 'candidates-export', points: 20, seconds: 24 * 3600 };

/**
 * Creates the first batch before returning, so that errors still become an HTTP status.
 * @param permitted the caller with their current rights
 * @throws RuleError NOT_FOUND, FORBIDDEN, TOO_MANY_ATTEMPTS
 */
export async function exportCandidates(
  permitted: () => Promise<SignedInContext>,
  { jobId, ...filter }: CandidateFilter,
): Promise<AsyncIterable<string>> {
  const { app, ...ctx } = await permitted();
  const { orgId } = await requireReader({ app, ...ctx });
  const job = await requireOwnJob(app.db.prisma, orgId, jobId);
  await app.rateLimits.require(limit, orgId);
  const selection = await selectCandidates(app, { orgId, job, filter, sort: 'newest' });
  const releaseIds = releaseIdsOf(selection, selection.rowIndexes);
  const lines = exportedLines(permitted, { releaseIds, job });
  const first = await lines.next();
  return withHeadLine(first.done === true ? '' : first.value, lines);
}

async function* withHeadLine(first: string, others: AsyncGenerator<string>): AsyncGenerator<string> {
  yield headerLine() + first;
  yield* others;
}
