import { Prisma } from '#prisma/generated/client.ts';
import type { ApplicationAnswer } from '#shared/applications/state.ts';
import type { ApplicationStatus, RefusalReason } from '#shared/applications/status.ts';
import { timeZone } from '#shared/product.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import type { ReleaseSnapshot } from '#shared/releases/snapshot.ts';
import type { Tx } from '../../core/database/db.ts';
import { type RequirementsRow, requirementColumns } from '../candidates/service.ts';
import { visibleJoin } from './move-queries.ts';

export type BoardJob = RequirementsRow & { jobId: string; title: string; isOnline: boolean };

export async function findBoardJob(
  tx: Tx,
  { orgId, jobId, now }: { orgId: string; jobId: string; now: Date },
): Promise<BoardJob | null> {
  const rows = await tx.$queryRaw<BoardJob[]>`
    select j.id as "jobId", coalesce(j.published_title, j.title) as title,
           coalesce(p.ends_at > ${now}::timestamptz, false) as "isOnline", ${requirementColumns}
      from jobs j join orgs o on o.id = j.org_id
      left join published_jobs p on p.job_id = j.id
     where j.id = ${jobId}::uuid and j.org_id = ${orgId}::uuid`;
  return rows[0] ?? null;
}

export type CardRow = {
  applicationId: string;
  releaseId: string;
  userId: string;
  scope: ReleaseScope;
  shownName: string;
  isLimited: boolean;
  snapshot: ReleaseSnapshot;
  draws: Uint8Array | null;
  status: ApplicationStatus;
  answers: ApplicationAnswer[];
  replyBy: string;
  appliedAt: Date;
  refusalReason: RefusalReason | null;
  refusalText: string | null;
};

/** Anonymous applications sort by the end of their month, then by random id, so that the order reveals no date. */
const listedAt = Prisma.sql`case when r.scope = 'anonymous' then
  (date_trunc('month', a.applied_at at time zone ${timeZone}) + interval '1 month') at time zone ${timeZone} else a.applied_at end`;

const cardColumns = Prisma.sql`
  a.id as "applicationId", r.id as "releaseId", a.user_id as "userId", r.scope::text as scope, r.shown_name as "shownName",
  r.is_limited as "isLimited", r.snapshot, r.draws, a.status::text as status, a.answers,
  to_char(a.reply_by, 'YYYY-MM-DD') as "replyBy", a.applied_at as "appliedAt", a.refusal_reason as "refusalReason",
  a.refusal_text as "refusalText", ${listedAt} as "listedAt"`;

type CardsQuery = { orgId: string; jobId: string; statuses: readonly ApplicationStatus[]; take: number; now: Date };

/** The cursor is a card, so that its exact time never leaves the server. */
export const listCards = (
  tx: Tx,
  { orgId, jobId, statuses, take, now, after = null }: CardsQuery & { after?: string | null },
): Promise<CardRow[]> =>
  tx.$queryRaw<CardRow[]>`
    select c.* from unnest(${[...statuses]}::text[]) with ordinality wanted(status, place)
     cross join lateral (
       select ${cardColumns} from applications a ${visibleJoin(now)}
        where a.org_id = ${orgId}::uuid and a.job_id = ${jobId}::uuid and a.status = wanted.status::application_status
          ${after === null ? Prisma.empty : afterCard({ orgId, after, now })}
        order by ${listedAt} desc, a.id desc
        limit ${take}) c
     order by wanted.place, c."listedAt" desc, c."applicationId" desc`;

const afterCard = ({ orgId, after, now }: { orgId: string; after: string; now: Date }): Prisma.Sql => Prisma.sql`
  and (${listedAt}, a.id) < (select ${listedAt}, a.id from applications a ${visibleJoin(now)}
                               where a.org_id = ${orgId}::uuid and a.id = ${after}::uuid)`;

export const countCards = (
  tx: Tx,
  { orgId, jobId, now }: { orgId: string; jobId: string; now: Date },
): Promise<Array<{ status: ApplicationStatus; count: number }>> =>
  tx.$queryRaw<Array<{ status: ApplicationStatus; count: number }>>`
    select a.status::text as status, count(*)::int as count from applications a ${visibleJoin(now)}
     where a.org_id = ${orgId}::uuid and a.job_id = ${jobId}::uuid
     group by a.status`;
