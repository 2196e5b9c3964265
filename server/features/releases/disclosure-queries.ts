import { maxDisclosedSkills } from '#shared/releases/anonymous.ts';
import type { ReleaseSnapshot } from '#shared/releases/snapshot.ts';
import type { Tx } from '../../core/database/db.ts';

export async function findLiveSnapshot(
  tx: Tx,
  { orgId, userId, now }: { orgId: string; userId: string; now: Date },
): Promise<ReleaseSnapshot | null> {
  const rows = await tx.$queryRaw<Array<{ snapshot: ReleaseSnapshot }>>`
    select snapshot from releases
     where org_id = ${orgId}::uuid and user_id = ${userId}::uuid and expires_at > ${now}::timestamptz`;
  return rows[0]?.snapshot ?? null;
}

export async function findCompanyValues(tx: Tx, orgId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<Array<{ words: string[] }>>`
    select organisation_values as words from orgs where id = ${orgId}::uuid`;
  return rows[0]?.words ?? [];
}

export async function listOnlineJobSkills(tx: Tx, orgId: string, now: Date): Promise<number[][]> {
  const rows = await tx.$queryRaw<Array<{ skillIds: number[] }>>`
    select skill_ids as "skillIds" from published_jobs where org_id = ${orgId}::uuid and ends_at > ${now}::timestamptz
     order by published_at desc, job_id limit ${maxDisclosedSkills}`;
  return rows.map(({ skillIds }) => skillIds);
}

export async function listReleaseJobSkills(tx: Tx, key: { orgId: string; releaseId: string }): Promise<number[][]> {
  const rows = await tx.$queryRaw<Array<{ skillIds: number[] }>>`
    select coalesce(p.skill_ids::int[], array(select (s ->> 'skillId')::int from jsonb_array_elements(j.content -> 'skills') s)) as "skillIds"
      from releases r
      join jobs j on j.org_id = r.org_id and (j.id = r.job_id or j.id in (
        select a.job_id from applications a where a.org_id = r.org_id and a.release_id = r.id))
      left join published_jobs p on p.job_id = j.id
     where r.org_id = ${key.orgId}::uuid and r.id = ${key.releaseId}::uuid
     order by j.id = r.job_id desc, j.id limit ${maxDisclosedSkills}`;
  return rows.map(({ skillIds }) => skillIds);
}
