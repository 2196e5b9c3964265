import { Prisma } from '#prisma/generated/client.ts';
import type { AdminMember, CourseCounts, JobCounts } from '#shared/admin/organisations.ts';
import type { Tx } from '../../../core/database/db.ts';
import { type KeysetRow, keysetSql } from '../../../core/database/keyset.ts';

const portalFields = {
  name: true,
  slug: true,
  createdAt: true,
  isPublic: true,
  needsReview: true,
  lockedAt: true,
} as const;

export const findOrganisation = (tx: Tx, organisationId: string) =>
  tx.organisation.findUnique({ where: { id: organisationId }, select: portalFields });

type Counts = { members: number; courses: CourseCounts; jobs: JobCounts };

export async function countContents(tx: Tx, organisationId: string): Promise<Counts> {
  const [row] = await tx.$queryRaw<Counts[]>`
    select (select count(*)::int from org_members where org_id = ${organisationId}::uuid) as members,
           (select json_build_object('draft', count(*) filter (where status = 'draft'),
                                     'review', count(*) filter (where status = 'review'),
                                     'published', count(*) filter (where status = 'published'))
              from courses where org_id = ${organisationId}::uuid) as courses,
           (select json_build_object('draft', count(*) filter (where status = 'draft'),
                                     'published', count(*) filter (where status = 'published'),
                                     'closed', count(*) filter (where status = 'closed'))
              from jobs where org_id = ${organisationId}::uuid) as jobs`;
  const { members = 0, courses = { draft: 0, review: 0, published: 0 } } = row ?? {};
  return { members, courses, jobs: row?.jobs ?? { draft: 0, published: 0, closed: 0 } };
}

const members = {
  columns: { joined: { by: Prisma.sql`m.created_at`, as: 'timestamptz' } },
  id: { by: Prisma.sql`m.user_id`, as: 'uuid' },
} as const;

export function listMembers(
  tx: Tx,
  { organisationId, cursor, take }: { organisationId: string; cursor: string | null; take: number },
): Promise<Array<AdminMember & KeysetRow>> {
  const { place, after, order } = keysetSql(members, { sort: 'joined', order: 'desc', cursor });
  return tx.$queryRaw`
    select m.user_id as "userId", p.first_name as "firstName", p.last_name as "lastName", p.email, m.role::text as role,
           m.created_at as "joinedAt", ${place}
      from org_members m join profiles p on p.user_id = m.user_id
     where m.org_id = ${organisationId}::uuid ${after}
     order by ${order}
     limit ${take}`;
}
