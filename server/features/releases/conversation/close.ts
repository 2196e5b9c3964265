import type { CloseInput } from '#shared/releases/schema.ts';
import { inTransaction } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { asCompany, asPerson, type FindParticipant, publishAction } from './participant.ts';
import { lockConversation, updateClosedBy } from './queries.ts';

/** @throws RuleError NOT_FOUND, CONVERSATION_CLOSED if the other side closed it */
export const closeAsPerson = (ctx: SignedInContext, input: CloseInput) => setConversationClosed(ctx, asPerson, input);

/** @throws RuleError as `closeAsPerson` and `requireReader` */
export const closeAsCompany = (ctx: SignedInContext, input: CloseInput) => setConversationClosed(ctx, asCompany, input);

const setConversationClosed = (
  ctx: SignedInContext,
  findParticipant: FindParticipant,
  { releaseId, isClosed }: CloseInput,
): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { app } = ctx;
    const participant = await findParticipant(ctx, tx);
    const conversation = await lockConversation(tx, { participant, releaseId, now: app.clock.now() });
    if (conversation === null) throw new RuleError('NOT_FOUND');
    const { closedBy } = conversation;
    if (closedBy !== null && closedBy !== participant.side) throw new RuleError('CONVERSATION_CLOSED');
    const newClosedBy = isClosed ? participant.side : null;
    if (newClosedBy === closedBy) return;
    await updateClosedBy(tx, conversation, newClosedBy);
    await publishAction(app, tx, { participant, conversation });
  });
