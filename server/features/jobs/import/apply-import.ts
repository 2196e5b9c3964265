/**
 * The dry run and the import share one plan; an import applies all rows or none. 'kennung' identifies a job within the
 * organisation. Only drafts change, never published jobs.
 */
import { dayOf } from '#shared/jobs/day.ts';
import { jobLimits } from '#shared/jobs/draft.ts';
import type { JobImportOutcome, JobImportPlan } from '#shared/jobs/import.ts';
import { memberName } from '#shared/members/member.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { publishEach } from '../../../core/events/delayed-events.ts';
import { seconds } from '../../../core/runtime/clock.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import type { Limit } from '../../../core/trpc/rate-limit.ts';
import { workReference } from '../../../core/workers/work.ts';
import { requireFileOf } from '../../../core/wrong-file.ts';
import { logAuditEvent } from '../../audit/service.ts';
import { ownOrganisationId } from '../../members/service.ts';
import { countJobs, insertJob, listSkillNames, lockNewJobs, updateDraft } from '../queries.ts';
import { jobEdited } from '../save.ts';
import { type JobWrite, planJobs } from './plan.ts';
import { type JobReading, readJobsFile } from './read.ts';

const maxInlineLength = 8_000;
const workNamed = workReference<typeof import('./read.work.ts')>(new URL('./read.work.ts', import.meta.url));
const workerOptions = { pace: 'quick', limitMs: seconds(20), tooMuch: 'TEXT_TOO_COMPLEX' } as const;
export const jobImportLimit: Limit = { name: 'job-import', points: 120, seconds: 3600 };

/** @throws RuleError WRONG_FILE, BUSY */
async function readImport({ app, user }: SignedInContext, csv: string): Promise<JobReading> {
  requireFileOf('jobs', csv);
  const skills = (await listSkillNames(app.db.prisma)).map(({ id, name }) => [name, id] as const);
  if (csv.length <= maxInlineLength) return readJobsFile({ csv, skills });
  return JSON.parse(
    await app.workers.run(workNamed('read'), { csv, skills }, { ...workerOptions, personId: user.userId }),
  );
}

export async function planImport(ctx: SignedInContext, csv: string): Promise<JobImportPlan> {
  const orgId = ownOrganisationId(ctx);
  const reading = await readImport(ctx, csv);
  const today = dayOf(ctx.app.clock.now());
  return (await inTransaction(ctx.app.db, (tx) => planJobs(tx, reading, { orgId, today }))).plan;
}

/** @throws RuleError INVALID_INPUT with `errors` (the first 200) and `errorTotal`, JOBS_FULL, and as `readImport` */
export async function applyImport(ctx: SignedInContext, csv: string): Promise<JobImportOutcome> {
  const orgId = ownOrganisationId(ctx);
  const reading = await readImport(ctx, csv);
  const now = ctx.app.clock.now();
  const { outcome, changed } = await inTransaction(ctx.app.db, async (tx) => {
    await lockNewJobs(tx, orgId);
    const { plan, writes } = await planJobs(tx, reading, { orgId, today: dayOf(now) });
    const { errors, errorTotal, isApplicable, counts } = plan;
    if (!isApplicable) throw new RuleError('INVALID_INPUT', { errors, errorTotal });
    await requireJobQuota(tx, orgId, counts.new);
    for (const write of writes) await writeJob(tx, write, { orgId, userId: ctx.user.userId, now });
    if (writes.length > 0) {
      const details = { created: counts.new, changed: counts.changed };
      await logAuditEvent(ctx, tx, { action: 'jobs_imported', resourceId: orgId, orgId, details, names: {} });
    }
    const result = { created: counts.new, changed: counts.changed, unchanged: counts.unchanged };
    return { outcome: result, changed: writes.flatMap(({ jobId }) => jobId ?? []) };
  });
  const data = { kind: 'saved' as const, name: memberName(ctx.user), pageId: ctx.origin.pageId };
  void publishEach(ctx.app, changed.map(jobEdited), data);
  return outcome;
}

type Stamp = { orgId: string; userId: string; now: Date };

async function writeJob(tx: Tx, { jobId, key, draft }: JobWrite, { orgId, userId, now }: Stamp): Promise<void> {
  if (jobId !== null) await updateDraft(tx, { jobId, draft, updatedAt: now, updatedBy: userId });
  else await insertJob(tx, { orgId, draft, importKey: key, createdAt: now, createdBy: userId });
}

/** Requires the lock of `lockNewJobs`. @throws RuleError JOBS_FULL */
export async function requireJobQuota(tx: Tx, orgId: string, count: number): Promise<void> {
  const limit = jobLimits.jobsInOrganisation;
  if (count > 0 && (await countJobs(tx, orgId)) + count > limit) throw new RuleError('JOBS_FULL', { limit });
}
