/**
 * Staff gets a copy of the text, because the other side could delete the conversation. A report closes an open
 * conversation. Mails to admins do not contain the text.
 */
import { releaseLimits } from '#shared/releases/limits.ts';
import type { ReportInput } from '#shared/releases/schema.ts';
import { inTransaction } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import type { Limit } from '../../../core/trpc/rate-limit.ts';
import { insertMessageReport } from '../../reports/service.ts';
import { mailAboutReport } from './mails.ts';
import { asCompany, asPerson, type FindParticipant, publishAction } from './participant.ts';
import { findMessage, lockConversation, updateClosedBy } from './queries.ts';

export const messageReportLimit: Limit = {
  name: 'message-report',
  points: releaseLimits.reportsPerDay,
  seconds: 24 * 3600,
};

/** @throws RuleError NOT_FOUND, also for a message of the reporter's side */
export const reportAsPerson = (ctx: SignedInContext, input: ReportInput) => reportMessage(ctx, asPerson, input);

/** @throws RuleError as `reportAsPerson` and `requireReader` */
export const reportAsCompany = (ctx: SignedInContext, input: ReportInput) => reportMessage(ctx, asCompany, input);

async function reportMessage(
  ctx: SignedInContext,
  findParticipant: FindParticipant,
  input: ReportInput,
): Promise<void> {
  const { app, user } = ctx;
  const { releaseId, messageId, reason } = input;
  await inTransaction(app.db, async (tx) => {
    const participant = await findParticipant(ctx, tx);
    const now = app.clock.now();
    const conversation = await lockConversation(tx, { participant, releaseId, now });
    if (conversation === null) throw new RuleError('NOT_FOUND');
    const { orgId, companyName, closedBy } = conversation;
    const fromCompany = participant.side === 'person';
    const text = await findMessage(tx, { orgId, releaseId, messageId, fromCompany });
    if (text === null) throw new RuleError('NOT_FOUND');
    const reporterId = user.userId;
    const authorId = fromCompany ? null : conversation.userId;
    const about = { orgId, fromCompany, authorId, text };
    const reportId = await insertMessageReport(tx, { ...about, reporterId, reason, createdAt: now });
    if (closedBy === null) await updateClosedBy(tx, conversation, participant.side);
    await mailAboutReport(app, tx, { reportId, companyName, fromCompany });
    await publishAction(app, tx, { participant, conversation });
  });
}
