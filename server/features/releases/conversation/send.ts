import { releaseLimits } from '#shared/releases/limits.ts';
import type { SendInput } from '#shared/releases/schema.ts';
import { inTransaction } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import type { Limit } from '../../../core/trpc/rate-limit.ts';
import { mailAboutMessage } from './mails.ts';
import { asCompany, asPerson, type FindParticipant, publishAction } from './participant.ts';
import { countMessages, hasUnread, insertMessage, lockConversation } from './queries.ts';

export const messageLimit: Limit = { name: 'message', points: releaseLimits.messagesPerHour, seconds: 3600 };

/** @throws RuleError NOT_FOUND, COMPANY_NOT_OPEN, CONVERSATION_CLOSED, CONVERSATION_FULL */
export const sendAsPerson = (ctx: SignedInContext, input: SendInput) => sendMessage(ctx, asPerson, input);

/** @throws RuleError as `sendAsPerson` and `requireReader` */
export const sendAsCompany = (ctx: SignedInContext, input: SendInput) => sendMessage(ctx, asCompany, input);

async function sendMessage(
  ctx: SignedInContext,
  findParticipant: FindParticipant,
  input: SendInput,
): Promise<{ messageId: string }> {
  const { app } = ctx;
  const { releaseId, text } = input;
  return inTransaction(app.db, async (tx) => {
    const participant = await findParticipant(ctx, tx);
    const now = app.clock.now();
    const conversation = await lockConversation(tx, { participant, releaseId, now });
    if (conversation === null) throw new RuleError('NOT_FOUND');
    if (conversation.isCompanyLocked) throw new RuleError('COMPANY_NOT_OPEN');
    if (conversation.closedBy !== null) throw new RuleError('CONVERSATION_CLOSED');
    if ((await countMessages(tx, conversation)) >= releaseLimits.messages) throw new RuleError('CONVERSATION_FULL');
    const { orgId } = conversation;
    const fromCompany = participant.side === 'company';
    const readAt = fromCompany ? conversation.personReadAt : conversation.companyReadAt;
    const isAlreadyNotified = await hasUnread(tx, { orgId, releaseId, fromCompany, readAt });
    const authorId = fromCompany ? participant.userId : null;
    const { messageId } = await insertMessage(tx, { orgId, releaseId, fromCompany, authorId, text, now });
    if (!isAlreadyNotified) await mailAboutMessage(app, tx, { conversation, fromCompany });
    await publishAction(app, tx, { participant, conversation });
    return { messageId };
  });
}
