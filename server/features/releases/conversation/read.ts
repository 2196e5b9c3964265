import { monthOf } from '#shared/jobs/day.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { MessagesInput } from '#shared/releases/schema.ts';
import type { Conversation, ShownMessage } from '#shared/releases/state.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import type { App } from '../../../core/app.ts';
import { inTransaction } from '../../../core/database/db.ts';
import { readPage } from '../../../core/database/paging.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { candidatesChanged, releasesChanged } from '../changes.ts';
import { recordViews } from '../view-log.ts';
import { asCompany, asPerson, type FindParticipant, type Participant, type Side } from './participant.ts';
import { findConversation, listMessages, type StoredConversation, type StoredMessage, updateRead } from './queries.ts';

/** @throws RuleError NOT_FOUND */
export const ownConversation = (ctx: SignedInContext, input: MessagesInput) => read(ctx, asPerson, input);

/** @throws RuleError NOT_FOUND, and as `requireReader` */
export const companyConversation = (ctx: SignedInContext, input: MessagesInput) => read(ctx, asCompany, input);

async function read(ctx: SignedInContext, whoIs: FindParticipant, input: MessagesInput): Promise<Conversation> {
  const { app } = ctx;
  const { releaseId, cursor } = input;
  const who = await whoIs(ctx);
  const found = await findConversation(app.db.prisma, { who, releaseId, now: app.clock.now() });
  if (found === null) throw new RuleError('NOT_FOUND');
  const { orgId } = found;
  const { rows, nextCursor } = await readPage(
    { app, list: `messages of ${releaseId}`, size: releaseLimits.pageSize, cursor },
    (take, after: { id: string } | null) => listMessages(app.db.prisma, { orgId, releaseId, cursor: after, take }),
    ({ messageId }) => ({ id: messageId }),
  );
  await recordReading(app, { who, found, newest: cursor == null ? rows[0] : undefined });
  return {
    messages: rows.map((row) => presentMessage(row, who.side, found)).reverse(),
    nextCursor,
    closedBy: found.closedBy,
    partner: who.side === 'person' ? found.companyName : found.shownName,
  };
}

const presentMessage = (
  { messageId, fromCompany, authorName, text, sentAt }: StoredMessage,
  side: Side,
  { shownName, companyName, scope }: StoredConversation,
): ShownMessage => {
  const isOwn = fromCompany === (side === 'company');
  const member = side === 'company' ? (authorName ?? messageWords.formerMember) : undefined;
  const author = fromCompany ? (member ?? messageWords.memberOf(authorName, companyName)) : shownName;
  const isCoarse = side === 'company' && scope === 'anonymous';
  return { messageId, isOwn, author, text, sentAt: isCoarse ? monthOf(sentAt) : sentAt };
};

type Reading = { who: Participant; found: StoredConversation; newest: StoredMessage | undefined };

async function recordReading(app: App, { who, found, newest }: Reading): Promise<void> {
  const { orgId, releaseId, userId, jobTitle } = found;
  const { side } = who;
  const readAt = side === 'person' ? found.personReadAt : found.companyReadAt;
  const until = newest !== undefined && (readAt === null || newest.sentAt > readAt) ? newest.sentAt : null;
  if (side === 'person' && until === null) return;
  await inTransaction(app.db, async (tx) => {
    if (side === 'company')
      await recordViews(app, tx, { orgId, viewerId: who.userId, as: 'list', people: [{ userId, jobTitle }] });
    if (until === null || !(await updateRead(tx, { orgId, releaseId, side, until }))) return;
    if (side === 'person') await app.events.publish(tx, releasesChanged(userId), null);
    else await app.events.publish(tx, candidatesChanged(orgId), null);
  });
}
