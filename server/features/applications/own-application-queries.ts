import { randomUUID } from 'node:crypto';
import { Prisma } from '#prisma/generated/client.ts';
import type { ApplicationAnswer, OwnConversation } from '#shared/applications/state.ts';
import type { ApplicationStatus, RefusalReason } from '#shared/applications/status.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { Tx } from '../../core/database/db.ts';
import type { TimeCursor } from '../../core/database/paging.ts';
import { applicationsOfMessage, openQuestion, pageSlug } from '../releases/service.ts';

export type StoredApplication = {
  jobId: string;
  applicationId: string;
  status: ApplicationStatus;
  appliedAt: Date;
  replyBy: string;
  isReleased: boolean;
};
type ApplicationsKey = { userId: string; jobIds: readonly string[]; now: Date };
type Key = Omit<ApplicationsKey, 'jobIds'> & { jobId: string };

const applicationsQuery = ({ userId, jobIds, now }: ApplicationsKey): Prisma.Sql => Prisma.sql`
  select j.id as "jobId", a.id as "applicationId", a.status::text as status, a.applied_at as "appliedAt",
         to_char(a.reply_by, 'YYYY-MM-DD') as "replyBy", r.id is not null as "isReleased"
    from jobs j
    join applications a on a.org_id = j.org_id and a.job_id = j.id and a.user_id = ${userId}::uuid
    left join releases r on r.org_id = a.org_id and r.id = a.release_id and r.user_id = a.user_id and r.expires_at > ${now}::timestamptz
   where j.id = any(${jobIds}::uuid[])`;

export const listApplicationsOfJobs = (tx: Tx, key: ApplicationsKey): Promise<StoredApplication[]> =>
  tx.$queryRaw<StoredApplication[]>(applicationsQuery(key));

export const lockApplicationOfJob = async (tx: Tx, { jobId, ...key }: Key): Promise<StoredApplication | null> =>
  (await tx.$queryRaw<StoredApplication[]>`${applicationsQuery({ ...key, jobIds: [jobId] })} for update of a`)[0] ??
  null;

type NewApplication = {
  orgId: string;
  jobId: string;
  userId: string;
  releaseId: string;
  jobTitle: string;
  answers: ApplicationAnswer[];
  replyBy: Date;
  appliedAt: Date;
};

/**
 * A repeated application gets a new id if the release has ended, so that an old link does not reveal the person behind
 * a pseudonym. @returns the id
 */
export async function insertApplication(
  tx: Tx,
  earlier: StoredApplication | null,
  application: NewApplication,
): Promise<string> {
  const state = { status: 'applied' as const, statusAt: application.appliedAt, endedAt: null };
  const resetFields = { refusalReason: null, refusalText: null, remindedAt: null, overdueToldAt: null };
  const data = { ...application, ...state, ...resetFields };
  if (earlier === null) return (await tx.application.create({ data, select: { id: true } })).id;
  const where = { orgId_id: { orgId: application.orgId, id: earlier.applicationId } };
  const id = earlier.isReleased ? earlier.applicationId : randomUUID();
  return (await tx.application.update({ where, data: { ...data, id }, select: { id: true } })).id;
}

export type OwnApplicationRow = {
  applicationId: string;
  companyName: string;
  slug: string | null;
  jobId: string | null;
  jobTitle: string;
  /** '' if unknown, null for a job that is not published. */
  jobField: string | null;
  isJobOnline: boolean;
  status: ApplicationStatus;
  answers: ApplicationAnswer[];
  replyBy: string;
  appliedAt: Date;
  statusAt: Date;
  refusalReason: RefusalReason | null;
  refusalText: string | null;
  releaseId: string | null;
  scope: ReleaseScope | null;
  /** Unread messages about this application. */
  unread: number;
  hasOpenQuestion: boolean;
  /** 3: waits for the person; 2: in review; 1: sent; 0: ended. Higher ones come first. */
  place: number;
  viewedAt: Date | null;
  /** Decisions since the person last applied, oldest first. */
  decisions: Array<{ to: ApplicationStatus; at: string }>;
};

const maxDecisions = 50;

export type OwnCursor = TimeCursor & Pick<OwnApplicationRow, 'place'>;

const waitingForPerson = (userId: string, now: Date): Prisma.Sql => Prisma.sql`
    news as materialized (
      select about.id, count(*)::int as unread
        from releases r
        join messages m on m.org_id = r.org_id and m.release_id = r.id and m.from_company
         and (r.person_read_at is null or m.created_at > r.person_read_at)
       cross join lateral (${applicationsOfMessage}) about
       where r.user_id = ${userId}::uuid and r.expires_at > ${now}::timestamptz
       group by about.id),
    questions as materialized (
      select asked.id from releases r cross join lateral (${openQuestion}) asked
       where r.user_id = ${userId}::uuid and r.expires_at > ${now}::timestamptz)`;

/** Null if the company sees nothing of the person. */
export async function findConversationOfJob(tx: Tx, { userId, jobId, now }: Key): Promise<OwnConversation | null> {
  const rows = await tx.$queryRaw<OwnConversation[]>`
    with ${waitingForPerson(userId, now)}
    select r.id as "releaseId", coalesce(news.unread, 0) as unread, a.id in (select id from questions) as "hasOpenQuestion"
      from applications a
      join releases r on r.org_id = a.org_id and r.id = a.release_id and r.user_id = a.user_id and r.expires_at > ${now}::timestamptz
      left join news on news.id = a.id
     where a.user_id = ${userId}::uuid and a.job_id = ${jobId}::uuid`;
  return rows[0] ?? null;
}

export const listOwnApplications = (
  tx: Tx,
  { userId, cursor, take, now }: { userId: string; cursor: OwnCursor | null; take: number; now: Date },
): Promise<OwnApplicationRow[]> =>
  tx.$queryRaw<OwnApplicationRow[]>`
    with ${waitingForPerson(userId, now)}
    select a.id as "applicationId", o.name as "companyName", ${pageSlug}, a.job_id as "jobId",
           a.job_title as "jobTitle", online.job_id is not null as "isJobOnline", a.status::text as status, a.answers,
           to_char(a.reply_by, 'YYYY-MM-DD') as "replyBy", a.applied_at as "appliedAt", a.status_at as "statusAt",
           a.refusal_reason as "refusalReason", a.refusal_text as "refusalText", r.id as "releaseId",
           r.scope::text as scope, u.*, p.place,
           (select field from published_jobs where job_id = a.job_id) as "jobField",
           (select min(v.at) from person_events e
             cross join lateral (
               select (seen ->> 'at')::timestamptz as at from jsonb_array_elements(e.details -> 'jobs') seen where seen ->> 'jobId' = a.job_id::text
               union all
               select e.created_at where e.details -> 'jobs' is null and e.details ->> 'jobTitle' in (a.job_title, j.published_title, j.title)) v
             where e.user_id = a.user_id and e.org_id = a.org_id and e.kind = 'viewed' and e.details ->> 'as' = 'whole'
               and e.created_at >= a.applied_at - interval '1 hour' and v.at >= a.applied_at) as "viewedAt",
           coalesce((select jsonb_agg(jsonb_build_object('to', d.to_status, 'at', d.created_at) order by d.created_at, d.id)
              from (select c.id, c.to_status, c.created_at from candidate_entries c
                     where c.org_id = r.org_id and c.release_id = r.id and c.application_id = a.id and c.kind = 'decision'
                       and c.created_at >= a.applied_at
                     order by c.created_at desc, c.id desc limit ${maxDecisions}) d), '[]'::jsonb) as decisions
      from applications a
      join orgs o on o.id = a.org_id
      left join jobs j on j.id = a.job_id
      left join published_jobs online on online.job_id = a.job_id and online.ends_at > ${now}::timestamptz
      left join releases r on r.org_id = a.org_id and r.id = a.release_id and r.user_id = a.user_id and r.expires_at > ${now}::timestamptz
      left join news on news.id = a.id
     cross join lateral (
       select coalesce(news.unread, 0) as unread, a.id in (select id from questions) as "hasOpenQuestion") u
     cross join lateral (
       select case when u.unread > 0 or u."hasOpenQuestion" or a.status = 'invited' then 3
                   when a.ended_at is not null then 0
                   when a.status = 'applied' then 1 else 2 end as place) p
     where a.user_id = ${userId}::uuid
       ${cursor === null ? Prisma.empty : Prisma.sql`and (p.place, a.applied_at, a.id) < (${cursor.place}::int, ${cursor.at}::timestamptz, ${cursor.id}::uuid)`}
     order by p.place desc, a.applied_at desc, a.id desc
     limit ${take}`;

type LockedOwnApplication = { orgId: string; applicationId: string; status: ApplicationStatus; jobTitle: string };

export async function lockOwnApplication(
  tx: Tx,
  key: { userId: string; applicationId: string },
): Promise<LockedOwnApplication | null> {
  const rows = await tx.$queryRaw<LockedOwnApplication[]>`
    select org_id as "orgId", id as "applicationId", status::text as status, job_title as "jobTitle"
      from applications where user_id = ${key.userId}::uuid and id = ${key.applicationId}::uuid for update`;
  return rows[0] ?? null;
}

export const lockOwnOpenApplications = (tx: Tx, userId: string): Promise<LockedOwnApplication[]> =>
  tx.$queryRaw`
    select org_id as "orgId", id as "applicationId", status::text as status, job_title as "jobTitle"
      from applications where user_id = ${userId}::uuid and ended_at is null order by id for update`;

type Status = { status: ApplicationStatus; statusAt: Date; endedAt: Date | null };
type StatusUpdate = Status & { refusalReason?: RefusalReason | null; refusalText?: string | null };

export async function updateStatus(
  tx: Tx,
  { orgId, applicationId }: { orgId: string; applicationId: string },
  data: StatusUpdate,
): Promise<void> {
  await tx.application.update({ where: { orgId_id: { orgId, id: applicationId } }, data, select: { id: true } });
}
