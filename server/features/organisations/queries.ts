import type { Tx } from '../../core/database/db.ts';

const stored = {
  id: true,
  name: true,
  slug: true,
  createdAt: true,
  description: true,
  imprint: true,
  values: true,
  isPublic: true,
  needsReview: true,
  logo: true,
  version: true,
  verifiedAt: true,
} as const;

export const findOrganisation = (tx: Tx, id: string) => tx.organisation.findUnique({ where: { id }, select: stored });
export const findPublicOrganisation = (tx: Tx, slug: string) =>
  tx.organisation.findUnique({
    where: { slug, isPublic: true, lockedAt: null },
    select: { ...stored, check: { select: { domain: true } } },
  });

export const isReviewRequired = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.organisation.count({ where: { id, needsReview: true } })) === 1;

/** Serialises founders of the same slug, so that each sees committed slugs. */
export async function lockSlug(tx: Tx, slug: string): Promise<void> {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`org-slug ${slug}`}, 0))::text`;
}

export async function isSlugTaken(tx: Tx, slug: string): Promise<boolean> {
  return (await tx.organisation.findUnique({ where: { slug }, select: { id: true } })) !== null;
}

/** Prevents a person from founding or joining two organisations at once. */
export async function lockProfile(tx: Tx, userId: string) {
  await tx.$queryRaw`select 1 from profiles where user_id = ${userId}::uuid for update`;
  const select = { orgId: true, userType: true, platformRole: true } as const;
  return tx.profile.findUniqueOrThrow({ where: { userId }, select });
}

export async function countLosses(tx: Tx, orgId: string) {
  const [members, openInvitations, courses, jobs, learners, certificates] = await Promise.all([
    tx.organisationMember.count({ where: { orgId } }),
    tx.invitation.count({ where: { orgId, acceptedAt: null, withdrawnAt: null } }),
    tx.course.count({ where: { orgId } }),
    tx.job.count({ where: { orgId } }),
    countLearners(tx, orgId),
    countCertificates(tx, orgId),
  ]);
  return { members, openInvitations, courses, jobs, learners, certificates };
}

async function countCertificates(tx: Tx, orgId: string): Promise<number> {
  const rows = await tx.$queryRaw<{ certificates: number }[]>`
    select count(*)::int as certificates from certificates t join courses c on c.id = t.course_id
     where c.org_id = ${orgId}::uuid and t.withdrawn_at is null`;
  return rows[0]?.certificates ?? 0;
}

async function countLearners(tx: Tx, orgId: string): Promise<number> {
  const rows = await tx.$queryRaw<{ learners: number }[]>`
    select count(distinct e.user_id)::int as learners
      from enrolments e join courses c on c.id = e.course_id
     where c.org_id = ${orgId}::uuid`;
  return rows[0]?.learners ?? 0;
}

export const countMembers = (tx: Tx, orgId: string): Promise<number> =>
  tx.organisationMember.count({ where: { orgId } });
