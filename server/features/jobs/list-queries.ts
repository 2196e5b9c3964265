import { Prisma } from '#prisma/generated/client.ts';
import type { JobStatus } from '#shared/jobs/draft.ts';
import type { OwnJobsFilter } from '#shared/jobs/schema.ts';
import type { OwnJobRow } from '#shared/jobs/state.ts';
import type { Tx } from '../../core/database/db.ts';
import { containsText } from '../../core/database/list-search.ts';

export type JobRow = Omit<OwnJobRow, 'reference'> & { number: number };
export type JobCursor = { updatedAt: Date; jobId: string };
type Page = { orgId: string; filter: OwnJobsFilter; cursor: JobCursor | null; take: number; now: Date };

export function listJobs(tx: Tx, { orgId, filter, cursor, take, now }: Page): Promise<JobRow[]> {
  const after =
    cursor === null
      ? Prisma.empty
      : Prisma.sql`and (j.updated_at, j.id) < (${cursor.updatedAt}::timestamptz, ${cursor.jobId}::uuid)`;
  const withStatus = filter.status === 'all' ? Prisma.empty : Prisma.sql`and j.status = ${filter.status}::job_status`;
  return tx.$queryRaw`
    select j.id as "jobId", j.number, j.title, j.status::text as status,
           exists (select 1 from published_jobs p where p.job_id = j.id and p.ends_at > ${now}::timestamptz) as "isOnline",
           j.taken_down_at is not null as "isTakenDown",
           j.published_revision is not null and j.revision <> j.published_revision as "hasChanges",
           j.content ->> 'town' as town, j.content ->> 'workplace' as workplace, j.content ->> 'employment' as employment,
           j.created_at as "createdAt", j.updated_at as "updatedAt", j.ends_at as "endsAt", j.content ->> 'replyBy' as "replyBy"
      from jobs j
     where j.org_id = ${orgId}::uuid ${withStatus} ${containsText(Prisma.sql`j.search_text`, filter.search)} ${after}
     order by j.updated_at desc, j.id desc
     limit ${take}`;
}

export async function countByStatus(tx: Tx, orgId: string): Promise<Record<JobStatus, number>> {
  const rows = await tx.job.groupBy({ by: ['status'], where: { orgId }, _count: { _all: true } });
  const counts: Record<JobStatus, number> = { draft: 0, published: 0, closed: 0 };
  for (const row of rows) counts[row.status] = row._count._all;
  return counts;
}
