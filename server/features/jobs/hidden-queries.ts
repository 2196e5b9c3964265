import { Prisma } from '#prisma/generated/client.ts';
import type { Tx } from '../../core/database/db.ts';

export async function updateJobTakenDown(tx: Tx, id: string, takenDownAt: Date | null): Promise<void> {
  await tx.job.update({ where: { id }, data: { takenDownAt }, select: { id: true } });
}

type HiddenJobs = { jobId: string } | { orgId: string };

const conditionFor = (selection: HiddenJobs): Prisma.Sql =>
  'jobId' in selection ? Prisma.sql`j.id = ${selection.jobId}::uuid` : Prisma.sql`j.org_id = ${selection.orgId}::uuid`;

/** Locks the jobs first, in the same order as every other change. */
export async function insertHiddenJobs(tx: Tx, selection: HiddenJobs, at: Date): Promise<void> {
  await tx.$queryRaw`
    select 1 from jobs j where ${conditionFor(selection)} and exists (select 1 from published_jobs p where p.job_id = j.id)
     order by j.id for no key update`;
  await tx.$executeRaw`
    with gone as (delete from published_jobs p using jobs j where j.id = p.job_id and ${conditionFor(selection)} returning p.*)
    insert into hidden_jobs (job_id, row, hidden_at)
    select g.job_id, to_jsonb(g), ${at}::timestamptz from gone g
    on conflict (job_id) do update set row = excluded.row, hidden_at = excluded.hidden_at`;
}

/** All columns of the table: a missing one is lost on restore. */
export const publishedJobColumns = [
  'job_id org_id number title description org_name postal_code town country latitude longitude workplace employment',
  'field starts_on hours_from hours_to reply_by pay pay_rank pay_year_to skill_ids skill_weights questions',
  'published_at ends_at',
].flatMap((names) => names.split(' '));

const restoredColumns = publishedJobColumns.map((name) => {
  if (name === 'field') return `coalesce(r.field, '')`;
  return ['org_name', 'ends_at'].includes(name) ? `b.${name}` : `r.${name}`;
});

export async function deleteHiddenJobs(tx: Tx, selection: HiddenJobs, at: Date): Promise<void> {
  await tx.$executeRaw`
    with back as (
      delete from hidden_jobs h using jobs j join orgs o on o.id = j.org_id
       where j.id = h.job_id and ${conditionFor(selection)} and j.taken_down_at is null and o.locked_at is null and o.name_held_at is null
      returning h.row, j.status, j.ends_at, o.name as org_name)
    insert into published_jobs (${Prisma.raw(publishedJobColumns.join(', '))})
    select ${Prisma.raw(restoredColumns.join(', '))}
      from back b cross join jsonb_populate_record(null::published_jobs, b.row) r
     where b.status = 'published' and b.ends_at > ${at}::timestamptz
    on conflict do nothing`;
}
