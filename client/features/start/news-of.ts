import type { OwnApplication } from '#shared/applications/state.ts';
import { isUnanswered } from '#shared/applications/status.ts';
import type { RecentViewers } from '#shared/releases/state.ts';
import type { PendingCounts, ReceivedRequest } from '#shared/talent-pool/state.ts';
import { olderStatesText } from '#shared/texts/releases/older-states.ts';
import { type ReportedStatus, startTexts } from '#shared/texts/start.ts';
import { paths } from '../../lib/paths.ts';

const { news: texts } = startTexts;

export type NewsItem = {
  key: string;
  kind: 'request' | 'message' | 'question' | 'answer' | 'sent' | 'viewers' | 'step';
  text: string;
  detail?: string;
  to: string;
};

type NewsSources = {
  pending: Pick<PendingCounts, 'requests' | 'conversations' | 'unread' | 'otherQuestions'>;
  /** The newest open one. */
  request?: ReceivedRequest | undefined;
  /** The first page. */
  applications: readonly OwnApplication[];
  hasMoreApplications?: boolean;
  viewers: RecentViewers;
  now: Date;
};

const recentDays = 14;
const maxApplications = 3;

/** News of an applicant, the most urgent first. */
export function newsOf(sources: NewsSources): NewsItem[] {
  const { pending, request, applications, viewers } = sources;
  const { requests } = pending;
  const items: Array<NewsItem | false> = [
    requests > 0 && {
      ...{ key: 'requests', kind: 'request', text: texts.requests(requests), to: paths.requests },
      ...(request && { detail: texts.from(request.company.name, request.jobTitle) }),
    },
    ...messagesIn(pending),
    ...questionsIn(applications),
    ...otherQuestionsIn(pending.otherQuestions),
    ...applicationsIn(sources),
    viewers.companies > 0 && { key: 'viewers', kind: 'viewers', text: texts.viewers(viewers), to: paths.viewLog },
    viewers.outdated > 0 && {
      ...{ key: 'outdated', kind: 'viewers', text: olderStatesText(viewers), to: paths.releases },
    },
  ];
  return items.filter((item) => item !== false);
}

type UrgentNews = NewsItem & { kind: 'request' | 'message' | 'question' };

/** An item that waits for the person's answer. */
export const isUrgent = (item: NewsItem): item is UrgentNews =>
  item.kind === 'request' || item.kind === 'message' || item.kind === 'question';

export function messagesIn({ conversations, unread }: Pick<PendingCounts, 'conversations' | 'unread'>): NewsItem[] {
  const named = unread.map(
    ({ releaseId, companyName, jobTitle }): NewsItem => ({
      ...{ key: releaseId, kind: 'message', text: texts.message(companyName), to: paths.messages(releaseId) },
      ...(jobTitle !== null && { detail: jobTitle }),
    }),
  );
  const others = conversations - unread.length;
  if (others <= 0) return named;
  return [...named, { key: 'messages', kind: 'message', text: texts.moreMessages(others), to: paths.releases }];
}

/** Unread questions are among the messages. */
const askedIn = (applications: readonly OwnApplication[]): OwnApplication[] =>
  applications.filter(({ hasOpenQuestion, unread }) => hasOpenQuestion && unread === 0);

/** A question that may be about several applications is one item. */
function questionsIn(applications: readonly OwnApplication[]): NewsItem[] {
  const asked = askedIn(applications);
  return [...Map.groupBy(asked, ({ releaseId }) => releaseId)].flatMap(([releaseId, [first, ...others]]) =>
    releaseId !== null && first !== undefined
      ? {
          ...{ key: `question ${releaseId}`, kind: 'question', text: texts.question(first.company.name) },
          ...{ detail: others.length > 0 ? texts.oneOf(others.length + 1) : first.jobTitle },
          to: paths.messages(releaseId),
        }
      : [],
  );
}

export const otherQuestionsIn = (questions: PendingCounts['otherQuestions']): NewsItem[] =>
  questions.map(({ releaseId, companyName, jobTitle }) => ({
    ...{
      key: `question ${releaseId}`,
      kind: 'question',
      text: texts.question(companyName),
      to: paths.messages(releaseId),
    },
    ...(jobTitle !== null && { detail: jobTitle }),
  }));

/** Unanswered applications that a message or question above already names. */
function namedAbove({ pending, applications }: NewsSources): OwnApplication[] {
  const asked = askedIn(applications);
  const isAlone = ({ releaseId }: OwnApplication) => asked.filter((one) => one.releaseId === releaseId).length === 1;
  const hasMessage = ({ releaseId, jobTitle }: OwnApplication) =>
    pending.unread.some((message) => message.releaseId === releaseId && message.jobTitle === jobTitle);
  return applications.filter(
    (one) => isUnanswered(one.status) && (hasMessage(one) || (asked.includes(one) && isAlone(one))),
  );
}

const isReported = (status: string): status is ReportedStatus => status in texts.applied;

/** Recent answers of companies, then applications that wait for one; several that are not in review are one item. */
function applicationsIn(sources: NewsSources): NewsItem[] {
  const { hasMoreApplications = false, now } = sources;
  const named = namedAbove(sources);
  const applications = sources.applications.filter((one) => !named.includes(one));
  const since = now.getTime() - recentDays * 86_400_000;
  const recent = applications.filter(({ status, statusAt }) => isReported(status) && statusAt.getTime() > since);
  const isSent = ({ status }: OwnApplication) => status === 'applied';
  if (recent.filter(isSent).length < 2) return itemsOf(recent);
  const answers = itemsOf(recent.filter((one) => !isSent(one)));
  const listed = new Set(answers.map(({ key }) => key));
  const waiting = applications.filter(
    ({ applicationId, status }) => isUnanswered(status) && !listed.has(applicationId),
  );
  const isRest = named.length > 0 || answers.some(({ kind }) => kind === 'sent');
  const last = sources.applications.at(-1);
  // Sent applications come before ended ones.
  const hasMore = hasMoreApplications && last !== undefined && isUnanswered(last.status);
  return [...answers, waitingItem(waiting, { isRest, hasMore })];
}

function waitingItem(waiting: readonly OwnApplication[], scope: { isRest: boolean; hasMore: boolean }): NewsItem {
  const [next] = waiting
    .filter(({ isOverdue, releaseId }) => !isOverdue && releaseId !== null)
    .map(({ replyBy }) => replyBy)
    .toSorted();
  return {
    ...{ key: 'waiting', kind: 'sent', text: texts.waiting(waiting.length, scope), to: paths.applications },
    ...(next !== undefined && { detail: texts.nextReply(next) }),
  };
}

const itemsOf = (applications: readonly OwnApplication[]): NewsItem[] =>
  applications
    .toSorted(
      (a, b) =>
        Number(a.status === 'applied') - Number(b.status === 'applied') || b.statusAt.getTime() - a.statusAt.getTime(),
    )
    .slice(0, maxApplications)
    .map((one) => ({
      key: one.applicationId,
      kind: isUnanswered(one.status) ? 'sent' : 'answer',
      text: stateOf(one),
      detail: detailOf(one),
      to: one.jobId === null ? paths.applications : paths.application(one.jobId),
    }));

function stateOf({ status, company, timeline }: OwnApplication): string {
  if (status === 'applied' && timeline.some(({ kind }) => kind === 'viewed')) return texts.viewed(company.name);
  return isReported(status) ? texts.applied[status](company.name) : company.name;
}

const detailOf = ({ status, jobTitle, replyBy, isOverdue, releaseId }: OwnApplication): string =>
  isUnanswered(status) && !isOverdue && releaseId !== null ? texts.replyBy(jobTitle, replyBy) : jobTitle;
