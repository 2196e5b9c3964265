import { listPageSize } from '#shared/admin/list.ts';
import type { AdminMember, AdminOrganisation, OrganisationMembersInput } from '#shared/admin/organisations.ts';
import { getTokenUsage } from '../../../core/ai/budget.ts';
import type { App } from '../../../core/app.ts';
import { readKeysetPage } from '../../../core/database/keyset.ts';
import { RuleError } from '../../../core/errors.ts';
import { organisationStorageUse } from '../../assets/service.ts';
import { decisionsAbout } from '../../moderation/service.ts';
import { verificationOf } from '../../verification/service.ts';
import { countContents, findOrganisation, listMembers } from './queries.ts';

/** @throws RuleError NOT_FOUND */
export async function getOrganisationDetails(app: App, organisationId: string): Promise<AdminOrganisation> {
  const db = app.db.prisma;
  const [organisation, counts, use, tokens, decisions, verification] = await Promise.all([
    findOrganisation(db, organisationId),
    countContents(db, organisationId),
    organisationStorageUse(app, organisationId),
    getTokenUsage(db, organisationId, app.clock.now()),
    decisionsAbout(db, organisationId),
    verificationOf(app, organisationId),
  ]);
  if (organisation === null) throw new RuleError('NOT_FOUND');
  const { name, slug, createdAt, isPublic, needsReview, lockedAt } = organisation;
  const { members, courses, jobs } = counts;
  const { usedBytes, allowedBytes, files } = use;
  return {
    ...{ organisationId, name, slug, createdAt, isPublic, needsReview, lockedAt, decisions, members, courses, jobs },
    verification,
    storage: { usedBytes, allowedBytes, files },
    tokens: { used: tokens.used, allowed: tokens.allowed },
  };
}

export async function listOrganisationMembers(app: App, { organisationId, cursor = null }: OrganisationMembersInput) {
  const { rows, nextCursor } = await readKeysetPage(listPageSize, (take) =>
    listMembers(app.db.prisma, { organisationId, cursor, take }),
  );
  return { rows: rows.map(presentMember), nextCursor };
}

const presentMember = (member: AdminMember): AdminMember => {
  const { userId, firstName, lastName, email, role, joinedAt } = member;
  return { userId, firstName, lastName, email, role, joinedAt };
};
