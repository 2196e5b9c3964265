import { monthOf } from '#shared/jobs/day.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { MessagesInput } from '#shared/releases/schema.ts';
import type { AnsweredRequest, Conversation, MessageView, RequestAnswer } from '#shared/releases/state.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import { memberOrFormer } from '#shared/texts/words.ts';
import type { App } from '../../../core/app.ts';
import { inTransaction } from '../../../core/database/db.ts';
import { readPage } from '../../../core/database/paging.ts';
import { RuleError } from '../../../core/errors.ts';
import { monthsAfter } from '../../../core/runtime/clock.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { candidatesChanged, releasesChanged } from '../changes.ts';
import { recordViews } from '../view-log.ts';
import { asCompany, asPerson, type FindParticipant, type Participant, type Side } from './participant.ts';
import {
  findConversation,
  listAnsweredRequests,
  listMessages,
  type StoredAnswer,
  type StoredConversation,
  type StoredMessage,
  updateReadAt,
} from './queries.ts';

/** @throws RuleError NOT_FOUND */
export const readAsPerson = (ctx: SignedInContext, input: MessagesInput) => readConversation(ctx, asPerson, input);

/** @throws RuleError NOT_FOUND, and as `requireReader` */
export const readAsCompany = (ctx: SignedInContext, input: MessagesInput) => readConversation(ctx, asCompany, input);

export async function answeredRequests(
  { app, user }: SignedInContext,
  jobId: string | null,
): Promise<AnsweredRequest[]> {
  const key = { userId: user.userId, jobId, now: app.clock.now(), loggedSince: loggedSince(app) };
  const rows = await listAnsweredRequests(app.db.prisma, key);
  return rows.map(({ answeredAt, appliedTo, excerpt, ...request }) => ({
    ...request,
    excerpt: request.unread > 0 || request.hasOpenQuestion ? excerpt : null,
    answer: presentAnswer({ answeredAt, appliedTo }),
  }));
}

const loggedSince = ({ clock, settings }: App): Date =>
  monthsAfter(clock.now(), -settings.current().retention.viewLogMonths);

const presentAnswer = ({ answeredAt, appliedTo }: StoredAnswer): RequestAnswer | null =>
  answeredAt && { answeredAt, appliedTo };

async function readConversation(
  ctx: SignedInContext,
  findParticipant: FindParticipant,
  input: MessagesInput,
): Promise<Conversation> {
  const { app } = ctx;
  const { releaseId, cursor } = input;
  const participant = await findParticipant(ctx);
  const now = app.clock.now();
  const conversation = await findConversation(app.db.prisma, { participant, releaseId, now });
  if (conversation === null) throw new RuleError('NOT_FOUND');
  const { orgId } = conversation;
  const { rows, nextCursor } = await readPage(
    { app, list: `messages of ${releaseId}`, size: releaseLimits.pageSize, cursor },
    (take, after: { id: string } | null) =>
      listMessages(app.db.prisma, { orgId, releaseId, now, loggedSince: loggedSince(app), cursor: after, take }),
    ({ messageId }) => ({ id: messageId }),
  );
  await recordRead(app, {
    participant,
    conversation,
    newest: cursor == null ? rows[0] : undefined,
  });
  return {
    messages: rows.map((row) => presentMessage(row, participant.side, conversation)).reverse(),
    nextCursor,
    closedBy: conversation.closedBy,
    partner: participant.side === 'person' ? conversation.companyName : conversation.shownName,
  };
}

const presentMessage = (
  { messageId, fromCompany, authorName, text, askedJob, application, isAboutSeveral, sentAt, ...answer }: StoredMessage,
  side: Side,
  { shownName, companyName, scope, personReadAt, companyReadAt }: StoredConversation,
): MessageView => {
  const isOwn = fromCompany === (side === 'company');
  const readAt = side === 'person' ? personReadAt : companyReadAt;
  const isUnread = !isOwn && (readAt === null || sentAt > readAt);
  const member = side === 'company' ? memberOrFormer(authorName) : undefined;
  const author = fromCompany ? (member ?? messageWords.memberOf(authorName, companyName)) : shownName;
  const isCoarse = side === 'company' && scope === 'anonymous';
  return {
    messageId,
    isOwn,
    isUnread,
    author,
    text,
    askedJob: side === 'person' ? askedJob : null,
    application:
      side === 'person' ? application && { ...application, appliedAt: new Date(application.appliedAt) } : null,
    isAboutSeveral: side === 'person' && isAboutSeveral,
    answer: side === 'person' ? presentAnswer(answer) : null,
    sentAt: isCoarse ? monthOf(sentAt) : sentAt,
  };
};

type Reading = { participant: Participant; conversation: StoredConversation; newest: StoredMessage | undefined };

async function recordRead(app: App, { participant, conversation, newest }: Reading): Promise<void> {
  const { orgId, releaseId, userId, jobTitle } = conversation;
  const { side } = participant;
  const readAt = side === 'person' ? conversation.personReadAt : conversation.companyReadAt;
  const until = newest !== undefined && (readAt === null || newest.sentAt > readAt) ? newest.sentAt : null;
  if (side === 'person' && until === null) return;
  await inTransaction(app.db, async (tx) => {
    if (side === 'company')
      await recordViews(app, tx, { orgId, viewerId: participant.userId, as: 'list', people: [{ userId, jobTitle }] });
    if (until === null || !(await updateReadAt(tx, { orgId, releaseId, side, until }))) return;
    if (side === 'person') await app.events.publish(tx, releasesChanged(userId), null);
    else await app.events.publish(tx, candidatesChanged(orgId), null);
  });
}
