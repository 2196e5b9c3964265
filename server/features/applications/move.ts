import type { MoveInput } from '#shared/applications/schema.ts';
import { type CompanyStatus, isEnded, mayMove } from '#shared/applications/status.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import { statusMail } from '#shared/texts/applications/mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { addMail, recipientOf } from '../auth/service.ts';
import { countDecisions, noteDecision } from '../candidates/service.ts';
import { publishToBoth, requireReader } from '../releases/service.ts';
import { lockJobOf, lockVisibleApplication, type VisibleApplication } from './move-queries.ts';
import { updateStatus } from './own-application-queries.ts';

const moveLimit: Limit = { name: 'application-move', points: 20, seconds: 24 * 3600 };

/**
 * @throws RuleError NOT_FOUND, REFUSAL_NEEDS_REASON, APPLICATION_MOVED, APPLICATION_ENDED if the person withdrew it,
 * INVALID_INPUT, TOO_MANY_ENTRIES, TOO_MANY_ATTEMPTS
 */
export const moveApplication = (ctx: SignedInContext, input: MoveInput): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { app } = ctx;
    const { orgId, viewerId } = await requireReader(ctx, tx);
    const { applicationId, from, to } = input;
    await lockJobOf(tx, { orgId, applicationId });
    const application = await lockVisibleApplication(tx, { orgId, applicationId, now: app.clock.now() });
    if (application === null) throw new RuleError('NOT_FOUND');
    await requireMove(ctx, tx, { application, input });
    const now = app.clock.now();
    const status = { status: to, statusAt: now, endedAt: isEnded(to) ? now : null };
    await updateStatus(tx, application, { ...status, ...refusalIn(input) });
    const { releaseId, userId, jobTitle } = application;
    const decision = { orgId, releaseId, applicationId, text: jobTitle, authorId: viewerId, createdAt: now };
    await noteDecision(tx, { ...decision, fromStatus: from, toStatus: to });
    await publishToBoth(app, tx, { orgId, userId });
    await mailAboutMove(app, tx, { application, to });
  });

async function requireMove(
  { app }: SignedInContext,
  tx: Tx,
  { application, input: { from, to, refusalReason } }: { application: VisibleApplication; input: MoveInput },
): Promise<void> {
  if (application.status !== from) throw new RuleError('APPLICATION_MOVED');
  if (!mayMove(from, to)) throw new RuleError(from === 'withdrawn' ? 'APPLICATION_ENDED' : 'INVALID_INPUT');
  if (to === 'refused' && refusalReason === null) throw new RuleError('REFUSAL_NEEDS_REASON');
  if ((await countDecisions(tx, application)) >= releaseLimits.entries) throw new RuleError('TOO_MANY_ENTRIES');
  await app.rateLimits.require(moveLimit, application.applicationId);
}

const refusalIn = ({ to, refusalReason, refusalText }: MoveInput) =>
  to === 'refused' ? { refusalReason, refusalText } : { refusalReason: null, refusalText: null };

type Move = { application: VisibleApplication; to: CompanyStatus };

async function mailAboutMove(app: App, tx: Tx, { application, to }: Move): Promise<void> {
  if (to === 'applied') return;
  const { orgId, userId, jobTitle, company } = application;
  const person = await recipientOf(tx, userId);
  if (person === null) return;
  const { firstName, email } = person;
  const text = statusMail({ firstName, jobTitle, company, status: to, url: ownApplicationsUrl(app) });
  await addMail(app, tx, { to: email, text, from: orgId });
}

export const ownApplicationsUrl = ({ env }: App): string => `${env.APP_URL}/applications`;
export const boardUrl = ({ env }: App, jobId: string): string => `${env.APP_URL}/company/job/${jobId}/applications`;
export const companyJobsUrl = ({ env }: App): string => `${env.APP_URL}/company/jobs`;
export const jobsUrl = ({ env }: App): string => `${env.APP_URL}/jobs`;
