import type { ApplicationAnswer } from '#shared/applications/state.ts';
import type { ApplicationStatus } from '#shared/applications/status.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { ReleaseSnapshot } from '#shared/releases/snapshot.ts';
import type { Tx } from '../../core/database/db.ts';
import { isLive } from '../releases/service.ts';

export type VisibleRow = {
  releaseId: string;
  userId: string;
  scope: ReleaseScope;
  pseudonym: string;
  shownName: string;
  jobId: string | null;
  snapshot: ReleaseSnapshot;
  draws: Uint8Array | null;
  isLimited: boolean;
  releasedAt: Date;
  unread: number;
  closedBy: 'person' | 'company' | null;
};
type VisibleReleasesQuery = { orgId: string; releaseIds: readonly string[]; now: Date };

/** Locks the visible releases among these, so that a withdrawal waits until the view is recorded. In any order. */
export const lockVisibleReleases = (tx: Tx, { orgId, releaseIds, now }: VisibleReleasesQuery) =>
  releaseIds.length === 0
    ? Promise.resolve([])
    : tx.$queryRaw<VisibleRow[]>`
        select r.id as "releaseId", r.user_id as "userId", r.scope::text as scope, r.pseudonym, r.shown_name as "shownName",
               r.job_id as "jobId", r.snapshot, r.draws, r.is_limited as "isLimited", r.released_at as "releasedAt",
               r.closed_by as "closedBy",
               (select count(*)::int from messages m
                 where m.org_id = r.org_id and m.release_id = r.id and not m.from_company
                   and (r.company_read_at is null or m.created_at > r.company_read_at)) as unread
          from releases r
          join users u on u.id = r.user_id
         where r.org_id = ${orgId}::uuid and r.id = any(${[...releaseIds]}::uuid[]) and ${isLive(now)}
           for share of r`;

export type ApplicationRow = {
  releaseId: string;
  applicationId: string;
  jobId: string | null;
  jobTitle: string;
  status: ApplicationStatus;
  answers: ApplicationAnswer[];
  replyBy: string;
  appliedAt: Date;
};

export const listApplications = (tx: Tx, orgId: string, releaseIds: readonly string[]) =>
  releaseIds.length === 0
    ? Promise.resolve([])
    : tx.$queryRaw<ApplicationRow[]>`
        select a.release_id as "releaseId", a.id as "applicationId", a.job_id as "jobId", a.job_title as "jobTitle",
               a.status::text as status, a.answers, to_char(a.reply_by, 'YYYY-MM-DD') as "replyBy", a.applied_at as "appliedAt"
          from applications a
         where a.org_id = ${orgId}::uuid and a.release_id = any(${[...releaseIds]}::uuid[])
         order by a.applied_at desc, a.id desc`;
