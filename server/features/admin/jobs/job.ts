import type { AdminJob, PublishedText } from '#shared/admin/jobs.ts';
import type { JobStatus } from '#shared/jobs/draft.ts';
import type { App } from '../../../core/app.ts';
import type { Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { decisionsAbout } from '../../moderation/service.ts';
import { presentJob } from './list.ts';

/** @throws RuleError NOT_FOUND */
export async function getAdminJob({ db, clock }: App, jobId: string): Promise<AdminJob> {
  const row = await findJob(db.prisma, jobId, clock.now());
  if (row === null) throw new RuleError('NOT_FOUND');
  const [published, decisions] = await Promise.all([
    findPublishedText(db.prisma, jobId),
    decisionsAbout(db.prisma, jobId),
  ]);
  const { isOnline, takenDownAt } = row;
  return { ...presentJob(row), isOnline, takenDownAt, published, decisions };
}

type Row = {
  jobId: string;
  number: number;
  title: string;
  orgId: string;
  orgName: string;
  status: JobStatus;
  isOnline: boolean;
  isTakenDown: boolean;
  takenDownAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

async function findJob(tx: Tx, jobId: string, now: Date): Promise<Row | null> {
  const rows = await tx.$queryRaw<Row[]>`
    select j.id as "jobId", j.number, j.title, j.org_id as "orgId", o.name as "orgName", j.status::text as status,
           exists (select 1 from published_jobs p where p.job_id = j.id and p.ends_at > ${now}::timestamptz) as "isOnline",
           j.taken_down_at is not null as "isTakenDown", j.taken_down_at as "takenDownAt",
           j.created_at as "createdAt", j.updated_at as "updatedAt"
      from jobs j join orgs o on o.id = j.org_id
     where j.id = ${jobId}::uuid`;
  return rows[0] ?? null;
}

async function findPublishedText(tx: Tx, jobId: string): Promise<PublishedText | null> {
  const rows = await tx.$queryRaw<PublishedText[]>`
    with shown as (
      select p.* from published_jobs p where p.job_id = ${jobId}::uuid
      union all
      select r.* from hidden_jobs h cross join jsonb_populate_record(null::published_jobs, h.row) r
       where h.job_id = ${jobId}::uuid)
    select title, description, town, questions, published_at as "publishedAt", ends_at as "endsAt" from shown limit 1`;
  return rows[0] ?? null;
}
