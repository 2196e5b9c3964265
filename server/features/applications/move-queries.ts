import { Prisma } from '#prisma/generated/client.ts';
import type { ApplicationStatus } from '#shared/applications/status.ts';
import type { Tx } from '../../core/database/db.ts';
import { isLive } from '../releases/service.ts';

type Key = { orgId: string; applicationId: string };

export async function lockJobOf(tx: Tx, { orgId, applicationId }: Key): Promise<void> {
  await tx.$queryRaw`
    select 1 from jobs where id = (select job_id from applications where org_id = ${orgId}::uuid and id = ${applicationId}::uuid)
       for key share`;
}

export type VisibleApplication = Key & {
  releaseId: string;
  userId: string;
  status: ApplicationStatus;
  jobTitle: string;
  company: string;
};

export async function lockVisibleApplication(
  tx: Tx,
  { orgId, applicationId, now }: Key & { now: Date },
): Promise<VisibleApplication | null> {
  const rows = await tx.$queryRaw<VisibleApplication[]>`
    select a.org_id as "orgId", a.id as "applicationId", r.id as "releaseId", a.user_id as "userId", a.status::text as status,
           a.job_title as "jobTitle", o.name as company
      from applications a ${visibleJoin(now)}
      join orgs o on o.id = a.org_id
     where a.org_id = ${orgId}::uuid and a.id = ${applicationId}::uuid
       for update of a for key share of r`;
  return rows[0] ?? null;
}

/**
 * Append it to `from applications a`. Joins by key only, so that PostgreSQL estimates a match and reads one page along
 * the index.
 */
export const visibleJoin = (now: Date): Prisma.Sql => Prisma.sql`
  join releases r on r.org_id = a.org_id and r.id = a.release_id
  join users u on u.id = r.user_id and ${isLive(now)}`;
