import type { Tx } from '../../core/database/db.ts';

export async function findTargetCompany(tx: Tx, slug: string) {
  const row = await tx.organisation.findUnique({
    where: { slug, isPublic: true },
    select: { id: true, name: true, slug: true, lockedAt: true, verifiedAt: true },
  });
  if (row === null) return null;
  const { id: orgId, ...company } = row;
  return { orgId, ...company };
}

/** As last published. */
export async function findJobTitles(tx: Tx, jobIds: readonly string[]): Promise<Map<string, string>> {
  if (jobIds.length === 0) return new Map();
  const rows = await tx.$queryRaw<Array<{ jobId: string; title: string }>>`
    select id as "jobId", coalesce(published_title, title) as title from jobs where id = any(${[...jobIds]}::uuid[])`;
  return new Map(rows.map(({ jobId, title }) => [jobId, title]));
}

type TargetJobRow = {
  orgId: string;
  name: string;
  slug: string;
  isPublic: boolean;
  lockedAt: Date | null;
  verifiedAt: Date | null;
  values: string[];
  jobId: string;
  title: string;
  field: string | null;
  questions: string[];
  replyBy: string;
  skillIds: number[];
  skillWeights: number[];
};

export async function findTargetJob(tx: Tx, jobId: string, now: Date): Promise<TargetJobRow | null> {
  const rows = await tx.$queryRaw<TargetJobRow[]>`
    select o.id as "orgId", o.name, o.slug, o.is_public as "isPublic", o.locked_at as "lockedAt", o.verified_at as "verifiedAt", o.organisation_values as values,
           j.job_id as "jobId", j.title, j.field, j.questions, to_char(j.reply_by, 'YYYY-MM-DD') as "replyBy",
           j.skill_ids as "skillIds", j.skill_weights as "skillWeights"
      from published_jobs j join orgs o on o.id = j.org_id
     where j.job_id = ${jobId}::uuid and j.ends_at > ${now}::timestamptz`;
  return rows[0] ?? null;
}
