import type { CloseInput } from '#shared/releases/schema.ts';
import { inTransaction } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { asCompany, asPerson, type FindParticipant, publishAction } from './participant.ts';
import { lockConversation, updateClosing } from './queries.ts';

/** @throws RuleError NOT_FOUND, CONVERSATION_CLOSED if the other side closed it */
export const ownClose = (ctx: SignedInContext, input: CloseInput) => close(ctx, asPerson, input);

/** @throws RuleError as `closeAsPerson` and `requireReader` */
export const companyClose = (ctx: SignedInContext, input: CloseInput) => close(ctx, asCompany, input);

const close = (ctx: SignedInContext, whoIs: FindParticipant, { releaseId, isClosed }: CloseInput): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { app } = ctx;
    const who = await whoIs(ctx, tx);
    const found = await lockConversation(tx, { who, releaseId, now: app.clock.now() });
    if (found === null) throw new RuleError('NOT_FOUND');
    const { closedBy } = found;
    if (closedBy !== null && closedBy !== who.side) throw new RuleError('CONVERSATION_CLOSED');
    const after = isClosed ? who.side : null;
    if (after === closedBy) return;
    await updateClosing(tx, found, after);
    await publishAction(app, tx, { who, found });
  });
