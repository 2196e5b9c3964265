import { isDeepStrictEqual } from 'node:util';
import type { ApplyInput } from '#shared/applications/schema.ts';
import type { ApplicationAnswer } from '#shared/applications/state.ts';
import { mayApplyAgain } from '#shared/applications/status.ts';
import { applicationLimits } from '#shared/releases/limits.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import {
  confirmSnapshot,
  createRelease,
  lockCompany,
  lockJob,
  lockReleasesOf,
  type TakenSnapshot,
  targetJob,
} from '../releases/service.ts';
import { mailAboutNewApplication } from './new-application-mails.ts';
import { insertApplication, lockApplicationOfJob } from './own-application-queries.ts';

export const applyLimit: Limit = { name: 'applying', points: applicationLimits.perDay, seconds: 24 * 3600 };

type Applied = { applicationId: string; releaseId: string };

/**
 * @throws RuleError JOB_GONE, COMPANY_NOT_OPEN, RELEASE_CHANGED, RELEASE_EMPTY, NAME_KNOWN, TOO_MANY_RELEASES,
 * ALREADY_APPLIED, INVALID_INPUT for more answers than questions
 */
export async function applyToJob(ctx: SignedInContext, input: ApplyInput): Promise<Applied> {
  const { jobId, scope, digest } = input;
  const { target, prepared } = await confirmSnapshot(ctx, { target: { kind: 'job', jobId }, scope, digest });
  return inTransaction(ctx.app.db, (tx) => createApplication(ctx, tx, { input, prepared, orgId: target.orgId }));
}

type ConfirmedApplication = { input: ApplyInput; prepared: TakenSnapshot; orgId: string };

async function createApplication(
  { app, user }: SignedInContext,
  tx: Tx,
  { input, prepared, orgId }: ConfirmedApplication,
): Promise<Applied> {
  const [{ userId }, { jobId }, now] = [user, input, app.clock.now()];
  await lockReleasesOf(tx, userId);
  // Locks the organisation before the job, as deletions do.
  if ((await lockCompany(tx, orgId))?.isLocked) throw new RuleError('COMPANY_NOT_OPEN');
  await lockJob(tx, jobId);
  const job = await targetJob(tx, jobId, now);
  if (job === null) throw new RuleError('JOB_GONE');
  const earlier = await lockApplicationOfJob(tx, { userId, jobId, now });
  if (earlier !== null && !mayApplyAgain(earlier.status, earlier.isReleased)) throw new RuleError('ALREADY_APPLIED');
  const answers = answersTo(job.questions, input);
  const { title, replyBy } = job;
  const { releaseId } = await createRelease(app, tx, {
    userId,
    orgId,
    job: { jobId, title },
    prepared,
    act: 'applied',
  });
  const applicationId = await insertApplication(tx, earlier, {
    ...{ orgId, jobId, userId, releaseId, jobTitle: title, answers, appliedAt: now },
    replyBy: new Date(`${replyBy}T00:00:00.000Z`),
  });
  await mailAboutNewApplication(app, tx, { orgId, userId, jobId, jobTitle: title, replyBy, scope: prepared.scope });
  return { applicationId, releaseId };
}

/** @throws RuleError RELEASE_CHANGED if the questions changed, INVALID_INPUT for more answers than questions */
function answersTo(
  questions: readonly string[],
  { questions: submittedQuestions, answers }: ApplyInput,
): ApplicationAnswer[] {
  if (!isDeepStrictEqual(submittedQuestions, questions)) throw new RuleError('RELEASE_CHANGED');
  if (answers.length > questions.length) throw new RuleError('INVALID_INPUT');
  return questions.map((question, index) => ({ question, answer: answers[index] ?? '' }));
}
