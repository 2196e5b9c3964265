import { Prisma } from '#prisma/generated/client.ts';
import type { CourseCounts, JobCounts, MemberInPortal } from '#shared/admin/organisations.ts';
import type { Ground } from '#shared/moderation/decision.ts';
import type { Tx } from '../../../core/db.ts';
import { keysetOf, type Placed } from '../../../core/keyset.ts';

export type FoundOrganisation = {
  organisationId: string;
  name: string;
  slug: string;
  createdAt: Date;
  isPublic: boolean;
  needsReview: boolean;
  lockedAt: Date | null;
  ground: Ground | null;
  reason: string | null;
  answer: string | null;
  answeredAt: Date | null;
};

/** With what holds against it now. */
export async function findOrganisation(tx: Tx, organisationId: string): Promise<FoundOrganisation | null> {
  const rows = await tx.$queryRaw<FoundOrganisation[]>`
    select o.id as "organisationId", o.name, o.slug, o.created_at as "createdAt", o.is_public as "isPublic",
           o.needs_review as "needsReview", o.locked_at as "lockedAt", d.ground, d.reason, d.answer, d.answered_at as "answeredAt"
      from orgs o
      left join moderation_decisions d on d.resource_id = o.id and d.kind = 'organisation' and d.lifted_at is null
     where o.id = ${organisationId}::uuid`;
  return rows[0] ?? null;
}

type Counts = { members: number; courses: CourseCounts; jobs: JobCounts };

export async function countOf(tx: Tx, organisationId: string): Promise<Counts> {
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

/** Whoever joined last first. */
export function listMembers(
  tx: Tx,
  { organisationId, cursor, take }: { organisationId: string; cursor: string | null; take: number },
): Promise<Array<MemberInPortal & Placed>> {
  const { place, after, order } = keysetOf(members, { sort: 'joined', order: 'desc', cursor });
  return tx.$queryRaw`
    select m.user_id as "userId", p.first_name as "firstName", p.last_name as "lastName", p.email, m.role::text as role,
           m.created_at as "joinedAt", ${place}
      from org_members m join profiles p on p.user_id = m.user_id
     where m.org_id = ${organisationId}::uuid ${after}
     order by ${order}
     limit ${take}`;
}

export async function setLockedAt(tx: Tx, organisationId: string, lockedAt: Date | null): Promise<void> {
  await tx.organisation.update({ where: { id: organisationId }, data: { lockedAt }, select: { id: true } });
}

export type Manager = { email: string; firstName: string };

/** More of them than these no organisation needs told. */
const mostTold = 100;

/** Owners and admins who can read mails, the oldest first. */
export const listManagers = (tx: Tx, organisationId: string): Promise<Manager[]> =>
  tx.$queryRaw`
    select p.email, p.first_name as "firstName"
      from org_members m join profiles p on p.user_id = m.user_id
      join users u on u.id = m.user_id and u.email_verified_at is not null and u.locked_at is null
     where m.org_id = ${organisationId}::uuid and m.role in ('owner', 'admin')
     order by m.role, m.created_at, m.user_id
     limit ${mostTold}`;
