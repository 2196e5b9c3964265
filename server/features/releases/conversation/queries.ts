import { Prisma } from '#prisma/generated/client.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { MessageView } from '#shared/releases/state.ts';
import { answerKinds } from '#shared/releases/view-log-events.ts';
import type { Tx } from '../../../core/database/db.ts';
import { fullName, sqlLiterals } from '../../../core/database/fragments.ts';
import { hasQuestion, isLive, openQuestion, summaryOfApplications } from '../own-release-queries.ts';
import type { Participant, Side } from './participant.ts';

export type StoredConversation = {
  orgId: string;
  releaseId: string;
  userId: string;
  shownName: string;
  scope: ReleaseScope;
  companyName: string;
  jobTitle: string | null;
  closedBy: Side | null;
  isCompanyLocked: boolean;
  personReadAt: Date | null;
  companyReadAt: Date | null;
};

type ConversationKey = { participant: Participant; releaseId: string; now: Date };

const conversationQuery = ({ participant, releaseId, now }: ConversationKey) => Prisma.sql`
  select r.org_id as "orgId", r.id as "releaseId", r.user_id as "userId", r.shown_name as "shownName", r.scope::text as scope, o.name as "companyName",
         coalesce(j.published_title, j.title) as "jobTitle", r.closed_by as "closedBy", o.locked_at is not null as "isCompanyLocked", r.person_read_at as "personReadAt",
         r.company_read_at as "companyReadAt"
    from releases r
    join users u on u.id = r.user_id
    join orgs o on o.id = r.org_id
    left join jobs j on j.id = r.job_id
   where r.id = ${releaseId}::uuid and ${isLive(now)}
     and ${participant.side === 'person' ? Prisma.sql`r.user_id = ${participant.userId}::uuid` : Prisma.sql`r.org_id = ${participant.orgId}::uuid`}`;

export async function findConversation(tx: Tx, key: ConversationKey): Promise<StoredConversation | null> {
  return (await tx.$queryRaw<StoredConversation[]>(conversationQuery(key)))[0] ?? null;
}

export async function lockConversation(tx: Tx, key: ConversationKey): Promise<StoredConversation | null> {
  return (await tx.$queryRaw<StoredConversation[]>`${conversationQuery(key)} for update of r`)[0] ?? null;
}

/** Null once the view log may have deleted the answer. */
export type StoredAnswer = { answeredAt: Date | null; appliedTo: string | null };

/** For requests, which are `messages m` of `releases r`: the first act of the person after the request. */
const answerColumns = Prisma.sql`answer.created_at as "answeredAt", case when answer.kind = 'applied' then answer.details ->> 'jobTitle' end as "appliedTo"`;
const joinAnswer = (loggedSince: Date): Prisma.Sql => Prisma.sql`
  left join lateral (
    select e.created_at, e.kind, e.details from person_events e
     where e.user_id = r.user_id and e.org_id = r.org_id and e.kind in (${sqlLiterals(answerKinds)})
       and e.created_at >= m.created_at and m.created_at > ${loggedSince}::timestamptz and m.job_id is not null
     order by e.created_at, e.id limit 1) answer on true`;

const maxAnsweredRequests = 20;

type StoredRequest = StoredAnswer & {
  releaseId: string;
  companyName: string;
  jobId: string | null;
  jobTitle: string;
  isHidden: boolean;
  latestApplication: string | null;
  unread: number;
  hasOpenQuestion: boolean;
  excerpt: string | null;
};

/** Only a release of the required skills has parts. */
const isHidden = Prisma.sql`
  r.snapshot->'parts' is not null and not r.snapshot->'parts' @> jsonb_build_array(jsonb_build_object('jobId', m.job_id))`;

const latestApplication = Prisma.sql`
  (select a.job_title from applications a where a.org_id = r.org_id and a.release_id = r.id order by a.applied_at desc, a.id limit 1)`;

const excerptLength = 200;

const newestOfCompany = Prisma.sql`
  (select left(n.text, ${excerptLength}) from messages n
    where n.org_id = r.org_id and n.release_id = r.id and n.from_company order by n.created_at desc, n.id desc limit 1)`;

/** The newest answered requests whose conversation is open to the person, of one job or of all. */
export const listAnsweredRequests = (
  tx: Tx,
  { userId, jobId, now, loggedSince }: { userId: string; jobId: string | null; now: Date; loggedSince: Date },
): Promise<StoredRequest[]> =>
  tx.$queryRaw<StoredRequest[]>`
    select r.id as "releaseId", o.name as "companyName", p.job_id as "jobId", coalesce(j.published_title, j.title) as "jobTitle", ${isHidden} as "isHidden",
           ${latestApplication} as "latestApplication", ${newestOfCompany} as excerpt,
           case when newest and not exists (select from applications a where a.org_id = r.org_id and a.release_id = r.id and a.applied_at <= fresh.last)
             then fresh.unread else 0 end as unread,
           newest and not exists (${openQuestion}) and ${hasQuestion} as "hasOpenQuestion", ${answerColumns}
      from messages m
      join releases r on r.org_id = m.org_id and r.id = m.release_id
      join users u on u.id = r.user_id
      join orgs o on o.id = r.org_id
      join jobs j on j.id = m.job_id
      left join published_jobs p on p.job_id = j.id and p.ends_at > ${now}::timestamptz
      cross join lateral (
        select not exists (select from messages q where q.org_id = r.org_id and q.release_id = r.id and q.job_id is not null and q.created_at > m.created_at) as newest) place
      cross join lateral (
        select count(*)::int as unread, max(u.created_at) as last from messages u
         where u.org_id = r.org_id and u.release_id = r.id and u.from_company and (r.person_read_at is null or u.created_at > r.person_read_at)) fresh
      ${joinAnswer(loggedSince)}
     where r.user_id = ${userId}::uuid and ${isLive(now)}
       and ${jobId === null ? Prisma.sql`true` : Prisma.sql`m.job_id = ${jobId}::uuid`}
     order by m.created_at desc, m.id limit ${maxAnsweredRequests}`;

export type StoredMessage = StoredAnswer & {
  messageId: string;
  fromCompany: boolean;
  /** Null for the person's own messages and for deleted members. */
  authorName: string | null;
  text: string;
  askedJob: MessageView['askedJob'];
  isAboutSeveral: boolean;
  application: (Omit<NonNullable<MessageView['application']>, 'appliedAt'> & { appliedAt: string }) | null;
  sentAt: Date;
};

type Key = { orgId: string; releaseId: string };

type MessagePage = Key & { now: Date; loggedSince: Date; cursor: { id: string } | null; take: number };

export const listMessages = (tx: Tx, { orgId, releaseId, now, loggedSince, cursor, take }: MessagePage) =>
  tx.$queryRaw<StoredMessage[]>`
    select m.id as "messageId", m.from_company as "fromCompany", ${fullName('p')} as "authorName", m.text,
           case when j.job_id is not null then jsonb_build_object('jobId', j.job_id, 'title', j.title) end as "askedJob",
           coalesce(about.count > 1, false) as "isAboutSeveral",
           case when about.count = 1 then jsonb_build_object('applicationId', about.id, 'title', about.job_title, 'appliedAt', about.applied_at,
             'jobId', (select p.job_id from published_jobs p where p.job_id = about.job_id and p.ends_at > ${now}::timestamptz)) end as application,
           m.created_at as "sentAt", ${answerColumns}
      from messages m
      join releases r on r.org_id = m.org_id and r.id = m.release_id
      left join profiles p on p.user_id = m.author_id
      left join published_jobs j on j.job_id = m.job_id and j.ends_at > ${now}::timestamptz
      left join lateral (${summaryOfApplications}) about on m.job_id is null
           and (select count(*) from applications a where a.org_id = ${orgId}::uuid and a.release_id = ${releaseId}::uuid) > 1
      ${joinAnswer(loggedSince)}
     where m.org_id = ${orgId}::uuid and m.release_id = ${releaseId}::uuid
       ${
         cursor === null
           ? Prisma.empty
           : Prisma.sql`and (m.created_at, m.id) < (select c.created_at, c.id from messages c
         where c.org_id = m.org_id and c.release_id = m.release_id and c.id = ${cursor.id}::uuid)`
       }
     order by m.created_at desc, m.id desc
     limit ${take}`;

export const countMessages = (tx: Tx, { orgId, releaseId }: Key): Promise<number> =>
  tx.message.count({ where: { orgId, releaseId } });

export async function hasUnread(
  tx: Tx,
  { orgId, releaseId, fromCompany, readAt }: Key & { fromCompany: boolean; readAt: Date | null },
): Promise<boolean> {
  const since = readAt === null ? {} : { createdAt: { gt: readAt } };
  return (
    (await tx.message.findFirst({ where: { orgId, releaseId, fromCompany, ...since }, select: { id: true } })) !== null
  );
}

type NewMessage = Key & { fromCompany: boolean; authorId: string | null; text: string; now: Date };

/**
 * Requires the lock on the release. Each message gets a later time than the previous one, so that time decides the
 * order.
 */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<{ messageId: string; sentAt: Date }> {
  const { orgId, releaseId, fromCompany, authorId, text, now } = message;
  const rows = await tx.$queryRaw<Array<{ messageId: string; sentAt: Date }>>`
    with written as (
      update releases set last_message_at = greatest(${now}::timestamptz, last_message_at + interval '1 millisecond')
       where org_id = ${orgId}::uuid and id = ${releaseId}::uuid
      returning last_message_at)
    insert into messages (org_id, id, release_id, from_company, author_id, text, created_at)
    select ${orgId}::uuid, gen_random_uuid(), ${releaseId}::uuid, ${fromCompany}::boolean, ${authorId}::uuid, ${text}::text, last_message_at
      from written
    returning id as "messageId", created_at as "sentAt"`;
  const [written] = rows;
  if (written === undefined) throw new Error('a message was written without the lock on its conversation');
  return written;
}

export async function updateReadAt(
  tx: Tx,
  { orgId, releaseId, side, until }: Key & { side: Side; until: Date },
): Promise<boolean> {
  const column = side === 'person' ? Prisma.raw('person_read_at') : Prisma.raw('company_read_at');
  const changed = await tx.$executeRaw`
    update releases set ${column} = ${until}::timestamptz
     where org_id = ${orgId}::uuid and id = ${releaseId}::uuid and (${column} is null or ${column} < ${until}::timestamptz)`;
  return changed === 1;
}

export async function updateClosedBy(tx: Tx, { orgId, releaseId }: Key, closedBy: Side | null): Promise<void> {
  await tx.release.update({ where: { orgId_id: { orgId, id: releaseId } }, data: { closedBy }, select: { id: true } });
}

type MessageKey = { orgId: string; releaseId: string; messageId: string; fromCompany: boolean };

export const findMessage = (tx: Tx, { orgId, releaseId, messageId, fromCompany }: MessageKey): Promise<string | null> =>
  tx.message
    .findUnique({ where: { orgId_id: { orgId, id: messageId }, releaseId, fromCompany }, select: { text: true } })
    .then((row) => row?.text ?? null);
