import type { Prisma } from '#prisma/generated/client.ts';
import { openStatuses } from '#shared/applications/status.ts';
import { emptyDraft, type JobDraft, type JobStatus } from '#shared/jobs/draft.ts';
import type { Tx } from '../../core/database/db.ts';
import { isUnlocked } from '../../core/database/fragments.ts';

export const findOrganisationOfJob = (tx: Tx, id: string) =>
  tx.job.findUnique({ where: { id }, select: { orgId: true } });

export type LockedJob = {
  jobId: string;
  orgId: string;
  number: number;
  title: string;
  status: JobStatus;
  draft: JobDraft;
  revision: string;
  publishedRevision: string | null;
  isOnline: boolean;
  isTakenDown: boolean;
  isNameHeld: boolean;
  hasImprint: boolean;
  updatedAt: Date;
  updatedBy: string | null;
  firstPublishedAt: Date | null;
  publishedAt: Date | null;
  endsAt: Date | null;
  needsReview: boolean;
};
type LockedRow = Omit<LockedJob, 'draft'> & { content: Partial<JobDraft> };

export const draftOf = (content: unknown): JobDraft => ({ ...emptyDraft, ...(content as Partial<JobDraft>) });

/**
 * The lock is a separate statement: a statement that waits for a lock reads other tables as of its start. `needsReview`
 * may change unless `lockSettingsOf` ran before.
 */
export async function lockJobRow(tx: Tx, id: string): Promise<LockedJob | null> {
  await tx.$queryRaw`select 1 from jobs where id = ${id}::uuid for update`;
  const rows = await tx.$queryRaw<LockedRow[]>`
    select j.id as "jobId", j.org_id as "orgId", j.number, j.title, j.status::text as status, j.content, j.revision,
           j.published_revision as "publishedRevision",
           exists (select 1 from published_jobs p where p.job_id = j.id)
             or (t.is_taken or t.is_held) and exists (select 1 from hidden_jobs h where h.job_id = j.id) as "isOnline",
           t.is_taken as "isTakenDown", t.is_held as "isNameHeld",
           exists (select 1 from company_imprints i where i.org_id = j.org_id) as "hasImprint",
           j.updated_at as "updatedAt", j.updated_by as "updatedBy", j.first_published_at as "firstPublishedAt",
           j.published_at as "publishedAt", j.ends_at as "endsAt",
           (select o.needs_review from orgs o where o.id = j.org_id) as "needsReview"
      from jobs j
           cross join lateral (
             select j.taken_down_at is not null or o.locked_at is not null as is_taken, o.name_held_at is not null as is_held
               from orgs o where o.id = j.org_id) t
     where j.id = ${id}::uuid`;
  const [row] = rows;
  if (row === undefined) return null;
  const { content, ...job } = row;
  return { ...job, draft: draftOf(content) };
}

/** Call it before `lockJobRow`: deleting an organisation locks in the same order. */
export async function lockSettingsOf(tx: Tx, jobId: string): Promise<void> {
  await tx.$queryRaw`select 1 from orgs where id = (select org_id from jobs where id = ${jobId}::uuid) for share`;
}

export const findEditedJob = (tx: Tx, id: string) =>
  tx.job.findUnique({
    where: { id },
    select: {
      id: true,
      orgId: true,
      number: true,
      status: true,
      content: true,
      revision: true,
      publishedRevision: true,
      createdAt: true,
      updatedAt: true,
      updatedBy: true,
      firstPublishedAt: true,
      publishedAt: true,
      endsAt: true,
      closedAt: true,
      takenDownAt: true,
      published: { select: { jobId: true } },
      organisation: {
        select: {
          ...{
            name: true,
            slug: true,
            isPublic: true,
            logo: true,
            needsReview: true,
            verifiedAt: true,
            nameHeldAt: true,
          },
          legal: { select: { orgId: true } },
        },
      },
    },
  });
export type EditedJobRow = NonNullable<Awaited<ReturnType<typeof findEditedJob>>>;

export const countJobs = (tx: Tx, orgId: string): Promise<number> => tx.job.count({ where: { orgId } });

/** Serialises new jobs of an organisation, so that their count is exact. */
export async function lockNewJobs(tx: Tx, orgId: string): Promise<void> {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`jobs-of ${orgId}`}, 0))::text`;
}

type NewJob = {
  id?: string;
  orgId: string;
  draft: JobDraft;
  importKey?: string | null;
  createdAt: Date;
  createdBy: string;
};

export const hasJob = async (tx: Tx, id: string): Promise<boolean> => (await tx.job.count({ where: { id } })) > 0;

export async function insertJob(tx: Tx, { draft, importKey = null, ...job }: NewJob): Promise<string> {
  const data = { ...job, title: draft.title, content: draft, importKey };
  const stamp = { updatedAt: job.createdAt, updatedBy: job.createdBy };
  return (await tx.job.create({ data: { ...data, ...stamp }, select: { id: true } })).id;
}

type DraftUpdate = { jobId: string; draft: JobDraft; updatedAt: Date; updatedBy: string };

export async function updateDraft(tx: Tx, { jobId: id, draft, ...stamp }: DraftUpdate): Promise<string> {
  const revision = crypto.randomUUID();
  const data = { title: draft.title, content: draft, revision, ...stamp };
  await tx.job.update({ where: { id }, data, select: { id: true } });
  return revision;
}

export async function updateJob(tx: Tx, id: string, data: Prisma.JobUpdateInput): Promise<void> {
  await tx.job.update({ where: { id }, data, select: { id: true } });
}

/** Requires the row lock on the job, as do applying and reopening an application. */
export async function hasOpenApplications(tx: Tx, job: { orgId: string; jobId: string; now: Date }): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from applications a
      join releases r on r.org_id = a.org_id and r.id = a.release_id
      join users u on u.id = r.user_id
     where a.org_id = ${job.orgId}::uuid and a.job_id = ${job.jobId}::uuid and a.status = any(${[...openStatuses]}::text[]::application_status[])
       and r.expires_at > ${job.now}::timestamptz and ${isUnlocked('u')}
     limit 1`;
  return rows.length > 0;
}

export async function deleteJob(tx: Tx, id: string): Promise<void> {
  await tx.job.delete({ where: { id }, select: { id: true } });
}

export const countSkills = (tx: Tx, ids: readonly number[]): Promise<number> =>
  tx.softskill.count({ where: { id: { in: [...ids] } } });

export const listSkillNames = (tx: Tx) => tx.softskill.findMany({ select: { id: true, name: true } });

export type ImportedJob = { jobId: string; key: string; draft: JobDraft };

export async function lockImportedJobs(tx: Tx, orgId: string, keys: readonly string[]): Promise<ImportedJob[]> {
  const rows = await tx.$queryRaw<{ jobId: string; key: string; content: unknown }[]>`
    select id as "jobId", import_key as key, content from jobs
     where org_id = ${orgId}::uuid and import_key = any(${[...keys]}::text[])
     order by id for update`;
  return rows.map(({ content, ...job }) => ({ ...job, draft: draftOf(content) }));
}
