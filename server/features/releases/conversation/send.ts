import { releaseLimits } from '#shared/releases/limits.ts';
import type { SendInput } from '#shared/releases/schema.ts';
import { inTransaction } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import type { Limit } from '../../../core/trpc/rate-limit.ts';
import { mailAboutMessage } from './mails.ts';
import { asCompany, asPerson, type FindParticipant, publishAction } from './participant.ts';
import { countMessages, hasUnread, insertMessage, lockConversation } from './queries.ts';

export const messages: Limit = { name: 'message', points: releaseLimits.messagesPerHour, seconds: 3600 };

/** @throws RuleError NOT_FOUND, COMPANY_NOT_OPEN, CONVERSATION_CLOSED, CONVERSATION_FULL */
export const ownSend = (ctx: SignedInContext, input: SendInput) => send(ctx, asPerson, input);

/** @throws RuleError as `sendAsPerson` and `requireReader` */
export const companySend = (ctx: SignedInContext, input: SendInput) => send(ctx, asCompany, input);

async function send(ctx: SignedInContext, whoIs: FindParticipant, input: SendInput): Promise<{ messageId: string }> {
  const { app } = ctx;
  const { releaseId, text } = input;
  return inTransaction(app.db, async (tx) => {
    const who = await whoIs(ctx, tx);
    const now = app.clock.now();
    const found = await lockConversation(tx, { who, releaseId, now });
    if (found === null) throw new RuleError('NOT_FOUND');
    if (found.isCompanyLocked) throw new RuleError('COMPANY_NOT_OPEN');
    if (found.closedBy !== null) throw new RuleError('CONVERSATION_CLOSED');
    if ((await countMessages(tx, found)) >= releaseLimits.messages) throw new RuleError('CONVERSATION_FULL');
    const { orgId } = found;
    const fromCompany = who.side === 'company';
    const readAt = fromCompany ? found.personReadAt : found.companyReadAt;
    const isAlreadyNotified = await hasUnread(tx, { orgId, releaseId, fromCompany, readAt });
    const authorId = fromCompany ? who.userId : null;
    const { messageId } = await insertMessage(tx, { orgId, releaseId, fromCompany, authorId, text, now });
    if (!isAlreadyNotified) await mailAboutMessage(app, tx, { found, fromCompany });
    await publishAction(app, tx, { who, found });
    return { messageId };
  });
}
