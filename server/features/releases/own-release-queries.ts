import { Prisma } from '#prisma/generated/client.ts';
import { openStatuses } from '#shared/applications/status.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import { maxRequiredParts } from '#shared/releases/required.ts';
import { hasProfile, type ReleaseScope, releaseScopes } from '#shared/releases/scope.ts';
import type { ReleaseSnapshot } from '#shared/releases/snapshot.ts';
import type { CurrentRelease } from '#shared/releases/state.ts';
import type { PendingConversation } from '#shared/talent-pool/state.ts';
import type { Tx } from '../../core/database/db.ts';
import { isUnlocked, publicSlug } from '../../core/database/fragments.ts';
import { type CompanyFacts, companyApplications, companyLogo, companyViews } from './company-facts-queries.ts';

export const findReleaseForCompany = (tx: Tx, { now, ...key }: { orgId: string; userId: string; now: Date }) =>
  tx.release
    .findUnique({
      where: { orgId_userId: key, expiresAt: { gt: now } },
      select: { id: true, pseudonym: true, scope: true, expiresAt: true, snapshot: true },
    })
    .then((row) => row && { ...row, snapshot: row.snapshot as ReleaseSnapshot });

/** Without withdrawn ones. `jobId` null: to all jobs. */
export async function countOtherApplications(
  tx: Tx,
  { orgId, releaseId, jobId }: { orgId: string; releaseId: string; jobId: string | null },
): Promise<CurrentRelease['applications']> {
  const rows = await tx.$queryRaw<Array<CurrentRelease['applications']>>`
    select count(*) filter (where status::text = any(${[...openStatuses]}))::int as open, count(*)::int as all
      from applications
     where org_id = ${orgId}::uuid and release_id = ${releaseId}::uuid and status <> 'withdrawn'
       and (${jobId}::uuid is null or job_id is distinct from ${jobId}::uuid)`;
  return rows[0] ?? { open: 0, all: 0 };
}

export type OwnReleaseRow = CompanyFacts & {
  orgId: string;
  releaseId: string;
  isLocked: boolean;
  scope: ReleaseScope;
  shownName: string;
  jobId: string | null;
  jobTitle: string | null;
  companyValues: string[];
  releasedAt: Date;
  expiresAt: Date;
  unread: number;
  hasOpenQuestion: boolean;
  hasMessages: boolean;
  snapshot: ReleaseSnapshot;
  /** All applications are refused or withdrawn, and nothing was shown or asked apart from them. */
  isOver: boolean;
};

export type CompanyCursor = { name: string; id: string };

const byName = Prisma.sql`o.name collate "de-x-icu"`;

const isOver = Prisma.sql`
  exists (select from applications a where a.org_id = r.org_id and a.release_id = r.id
          having bool_and(a.status in ('refused', 'withdrawn')) and max(a.ended_at) >= r.released_at)
  and not exists (
    select from unnest(r.job_id || array(select m.job_id from messages m where m.org_id = r.org_id and m.release_id = r.id)) asked(job_id)
     where asked.job_id not in (select a.job_id from applications a where a.org_id = r.org_id and a.release_id = r.id and a.job_id is not null))`;

/** In an order that stays the same when a release is renewed. */
export const listOwnReleases = (
  tx: Tx,
  { userId, now, cursor, take }: { userId: string; now: Date; cursor: CompanyCursor | null; take: number },
) =>
  tx.$queryRaw<OwnReleaseRow[]>`
    select r.id as "releaseId", r.org_id as "orgId", o.name as "companyName", ${pageSlug}, ${companyLogo}, not ${isUnlocked('o')} as "isLocked",
           r.scope::text as scope, r.shown_name as "shownName", r.job_id as "jobId",
           coalesce(j.published_title, j.title) as "jobTitle", o.organisation_values as "companyValues", r.released_at as "releasedAt", r.expires_at as "expiresAt",
           (select count(*)::int from messages m where m.org_id = r.org_id and m.release_id = r.id and m.from_company
               and (r.person_read_at is null or m.created_at > r.person_read_at)) as unread,
           ${hasQuestion} as "hasOpenQuestion", r.last_message_at is not null as "hasMessages", r.snapshot,
           (${isOver}) as "isOver", seen.*, applied.*
      from releases r
      join orgs o on o.id = r.org_id
      left join jobs j on j.id = r.job_id
      cross join lateral (${companyViews(Prisma.sql`e.user_id = r.user_id and e.org_id = r.org_id`)}) seen
      cross join lateral (${companyApplications(Prisma.sql`a.org_id = r.org_id and a.user_id = r.user_id`)}) applied
     where r.user_id = ${userId}::uuid and r.expires_at > ${now}::timestamptz
       ${cursor === null ? Prisma.empty : Prisma.sql`and (${byName}, r.id) > (${cursor.name}::text, ${cursor.id}::uuid)`}
     order by ${byName}, r.id
     limit ${take}`;

export type ComparedRelease = Pick<
  OwnReleaseRow,
  'isLocked' | 'isOver' | 'slug' | 'scope' | 'jobId' | 'companyValues' | 'snapshot'
>;

/** The newest live releases, or that to the company of one job. */
export const listComparedReleases = (
  tx: Tx,
  { userId, now, jobId }: { userId: string; now: Date; jobId: string | null },
): Promise<ComparedRelease[]> =>
  tx.$queryRaw`
    select not ${isUnlocked('o')} as "isLocked", ${pageSlug}, r.scope::text as scope, r.job_id as "jobId",
           o.organisation_values as "companyValues", r.snapshot, (${isOver}) as "isOver"
      from releases r
      join orgs o on o.id = r.org_id
     where r.user_id = ${userId}::uuid and r.expires_at > ${now}::timestamptz
       ${jobId === null ? Prisma.empty : Prisma.sql`and r.org_id = (select org_id from jobs where id = ${jobId}::uuid)`}
     order by r.released_at desc, r.id desc
     limit ${releaseLimits.comparedReleases}`;

export const countLiveReleases = (tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<number> =>
  tx.release.count({ where: { userId, expiresAt: { gt: now } } });

export const countReleasedProfiles = (tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<number> =>
  tx.release.count({ where: { userId, expiresAt: { gt: now }, scope: { in: releaseScopes.filter(hasProfile) } } });

/** For `releases r`. */
const hasRequest = Prisma.sql`
  exists (select from messages q where q.org_id = r.org_id and q.release_id = r.id and q.job_id is not null)`;

/** The totals count all unread conversations, also those beyond `take`. */
type UnreadConversationRow = PendingConversation & { total: number; ofRequests: number };

/**
 * Names the job of the request or of the only application that the newest message may be about, otherwise that of the
 * release.
 */
export const listUnreadConversations = (
  tx: Tx,
  { userId, now, take }: { userId: string; now: Date; take: number },
): Promise<UnreadConversationRow[]> =>
  tx.$queryRaw`
    select r.id as "releaseId", o.name as "companyName", coalesce(asked.published_title, asked.title, about.job_title, j.published_title, j.title) as "jobTitle",
           of_request as "isRequest", count(*) over ()::int as total, count(*) filter (where of_request) over ()::int as "ofRequests"
      from releases r
      join orgs o on o.id = r.org_id
      cross join lateral (
        select m.org_id, m.release_id, m.job_id, m.created_at from messages m
         where m.org_id = r.org_id and m.release_id = r.id and m.from_company
           and (r.person_read_at is null or m.created_at > r.person_read_at)
         order by m.created_at desc, m.id desc limit 1) m
      left join jobs asked on asked.id = m.job_id
      cross join lateral (${summaryOfApplications}) about
      cross join lateral (select about.count = 0 and ${hasRequest} as of_request) request
      left join jobs j on j.id = r.job_id and not exists (
             select from applications a
              where a.org_id = r.org_id and a.user_id = r.user_id and a.job_id is distinct from r.job_id)
     where r.user_id = ${userId}::uuid and r.expires_at > ${now}::timestamptz and r.last_message_at is not null
     order by r.last_message_at desc, r.id desc
     limit ${take}`;

/**
 * The applications that a message `m` may be about: the one for the job of the request, otherwise all that were open by
 * then, or else the newest one. None if there was none yet.
 */
export const applicationsOfMessage = Prisma.sql`
  select a.id, a.job_id, a.job_title, a.applied_at, a.ended_at from applications a
   cross join lateral (select a.ended_at is null or a.ended_at > m.created_at as "wasOpen") sent
   where a.org_id = m.org_id and a.release_id = m.release_id
     and case when m.job_id is null then a.applied_at <= m.created_at else a.job_id = m.job_id end
   order by (not sent."wasOpen"), case when not sent."wasOpen" then a.status = 'withdrawn' end,
            case when not sent."wasOpen" then a.applied_at end desc, case when not sent."wasOpen" then a.id end desc
   fetch first 1 row with ties`;

/** `job_title` of a single application, null for several. */
export const summaryOfApplications = Prisma.sql`
  select count(*)::int as count, (array_agg(one.id))[1] as id, (array_agg(one.job_id))[1] as job_id,
         case when count(*) = 1 then max(one.job_title) end as job_title, max(one.applied_at) as applied_at
    from (${applicationsOfMessage}) one`;

/** For `releases r`: the company's newest message, if it may ask a question that the person can answer. */
const newestQuestion = Prisma.sql`
  select m.*
    from (select m.* from messages m where m.org_id = r.org_id and m.release_id = r.id order by m.created_at desc, m.id desc limit 1) m
   where r.closed_by is null and m.from_company and m.job_id is null and m.text like '%?%'
     and not exists (select from orgs o where o.id = r.org_id and o.locked_at is not null)`;

/** The question of a request stays with it; another one that came before any application belongs to the first one. */
const applicationsOfQuestion = Prisma.sql`
  (select about.id, about.ended_at from (${applicationsOfMessage}) about)
  union all
  (select a.id, a.ended_at from applications a
    where a.org_id = m.org_id and a.release_id = m.release_id and r.person_read_at >= m.created_at and not ${hasRequest}
      and not exists (select from applications b where b.org_id = m.org_id and b.release_id = m.release_id and b.applied_at <= m.created_at)
    order by a.applied_at, a.id limit 1)`;

/** For `releases r`: the open applications that the question may be about. */
export const openQuestion = Prisma.sql`
  select about.id
    from (${newestQuestion}) m cross join lateral (${applicationsOfQuestion}) about
   where about.ended_at is null`;

/** For `releases r`: true also for a question without an application. */
export const hasQuestion = Prisma.sql`
  exists (select from (${newestQuestion}) m
           where coalesce((select bool_or(about.ended_at is null) from (${applicationsOfQuestion}) about), true))`;

type ReadQuestions = { count: number; others: PendingConversation[] };

/** Open questions in conversations without unread messages. `others`: the newest ones without an application. */
export async function findReadQuestions(
  tx: Tx,
  { userId, now, take }: { userId: string; now: Date; take: number },
): Promise<ReadQuestions> {
  const [found] = await tx.$queryRaw<ReadQuestions[]>`
    with read as materialized (
      select r.org_id, r.id, r.job_id, r.last_message_at, exists (${openQuestion}) as "isApplication"
        from releases r
       where r.user_id = ${userId}::uuid and r.expires_at > ${now}::timestamptz and r.person_read_at >= r.last_message_at
         and ${hasQuestion}),
    others as (
      select r.id, r.last_message_at, o.name, coalesce(asked.published_title, asked.title, j.published_title, j.title) as title, asked.id is not null as "isRequest"
        from read r
        join orgs o on o.id = r.org_id
        left join jobs j on j.id = r.job_id
        left join lateral (
          select j.* from messages m join jobs j on j.id = m.job_id
           where m.org_id = r.org_id and m.release_id = r.id
           order by m.created_at desc, m.id desc limit 1) asked on true
       where not r."isApplication"
       order by r.last_message_at desc, r.id desc
       limit ${take})
    select (select count(*)::int from read where "isApplication") as count,
           coalesce((select jsonb_agg(
             jsonb_build_object('releaseId', id, 'companyName', name, 'jobTitle', title, 'isRequest', "isRequest")
             order by last_message_at desc, id desc) from others), '[]'::jsonb) as others`;
  return found ?? { count: 0, others: [] };
}

export type OwnReleaseDetails = Pick<
  OwnReleaseRow,
  | 'companyName'
  | 'slug'
  | 'scope'
  | 'jobTitle'
  | 'releasedAt'
  | 'expiresAt'
  | 'snapshot'
  | 'applicationCount'
  | 'jobTitles'
  | 'areRefused'
> & { orgId: string; pseudonym: string; draws: Uint8Array | null };

export async function findOwnRelease(
  tx: Tx,
  { userId, releaseId, now }: { userId: string; releaseId: string; now: Date },
): Promise<OwnReleaseDetails | null> {
  const rows = await tx.$queryRaw<OwnReleaseDetails[]>`
    select o.id as "orgId", o.name as "companyName", ${pageSlug}, r.scope::text as scope, r.pseudonym, r.snapshot, r.draws,
           coalesce(j.published_title, j.title) as "jobTitle", r.released_at as "releasedAt", r.expires_at as "expiresAt",
           applied.*
      from releases r
      join orgs o on o.id = r.org_id
      left join jobs j on j.id = r.job_id
      cross join lateral (${companyApplications(Prisma.sql`a.org_id = r.org_id and a.user_id = r.user_id`)}) applied
     where r.user_id = ${userId}::uuid and r.id = ${releaseId}::uuid and r.expires_at > ${now}::timestamptz`;
  return rows[0] ?? null;
}

type ShownApplication = {
  jobId: string | null;
  jobTitle: string;
  answers: Array<{ question: string; answer: string }>;
};

/** All that the company sees, also ended ones. */
export const listShownApplications = (
  tx: Tx,
  { orgId, releaseId }: { orgId: string; releaseId: string },
): Promise<ShownApplication[]> =>
  tx.$queryRaw<ShownApplication[]>`
    select job_id as "jobId", job_title as "jobTitle", answers from applications
     where org_id = ${orgId}::uuid and release_id = ${releaseId}::uuid
     order by applied_at desc, id desc limit ${maxRequiredParts}`;

export type OnlineJob = { jobId: string; title: string; skillIds: number[]; skillWeights: number[] };

export async function listOnlineJobs(tx: Tx, jobIds: readonly string[], now: Date): Promise<OnlineJob[]> {
  if (jobIds.length === 0) return [];
  return tx.$queryRaw<OnlineJob[]>`
    select job_id as "jobId", title, skill_ids as "skillIds", skill_weights as "skillWeights"
      from published_jobs where job_id = any(${[...jobIds]}::uuid[]) and ends_at > ${now}::timestamptz`;
}

export const pageSlug = Prisma.sql`${publicSlug('o')} as slug`;

/**
 * For `releases r join users u on u.id = r.user_id`: unexpired releases of unlocked people. Expired rows remain until
 * the next cleanup, so every read by an organisation needs this condition.
 */
export const isLive = (now: Date): Prisma.Sql =>
  Prisma.sql`(r.expires_at > ${now}::timestamptz and ${isUnlocked('u')})`;
