/**
 * Organisations. The founder becomes the owner in the same transaction; a person belongs to at most one organisation.
 * Managers change settings. Only owners disable four-eyes approval or delete the organisation, after typing its name.
 */

import { isValueWord } from '#shared/assessments/values/values.ts';
import { numberedSlug } from '#shared/organisations/name-key.ts';
import type { OrganisationSettings } from '#shared/organisations/schema.ts';
import { mayEndReviews } from '#shared/publishing/four-eyes.ts';
import { oneLine } from '#shared/validation/text.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { isCompanyCheckRequired } from '../../core/settings.ts';
import type { Context, SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { queueCompanyDeletedMails } from '../applications/service.ts';
import { logAuditEvent } from '../audit/service.ts';
import { recordDeletedIdentity, recordIdentity } from '../company-identity/service.ts';
import { changeForReaders, publishCoursesChanged, renameInSearch } from '../courses/service.ts';
import { applyCompanyChange, publishCompanyRemoval } from '../jobs/service.ts';
import {
  addMember,
  addOrganisation,
  deleteOrganisation,
  lockOrganisation,
  lockOwnOrganisation,
  membersChanged,
  membershipsEnded,
  ownOrganisationId,
  requireRight,
  saveOrganisationSettings,
} from '../members/service.ts';
import { recordCompanyDeleted } from '../releases/service.ts';
import { findImprint, namesBefore, requireMayShow, reviewNames } from '../verification/service.ts';
import { presentOrganisation, presentPublicOrganisation } from './present-organisation.ts';
import {
  countLosses,
  countMembers,
  findOrganisation,
  findPublicOrganisation,
  isReviewRequired,
  isSlugTaken,
  lockProfile,
  lockSlug,
} from './queries.ts';

export { lockProfile } from './queries.ts';

/** Each founding leaves permanent traces and opens new limits. */
export const foundingLimit: Limit = { name: 'founding', points: 20, seconds: 24 * 3600 };

export async function createOrganisation(
  ctx: SignedInContext,
  name: string,
): Promise<{ organisationId: string; slug: string }> {
  return inTransaction(ctx.app.db, (tx) => insertWithOwner(ctx, tx, name));
}

async function insertWithOwner(
  ctx: SignedInContext,
  tx: Tx,
  name: string,
): Promise<{ organisationId: string; slug: string }> {
  const { userId } = ctx.user;
  const { orgId, userType, platformRole } = await lockProfile(tx, userId);
  if (userType !== 'company' || platformRole !== null) throw new RuleError('FORBIDDEN');
  if (orgId !== null) throw new RuleError('ALREADY_IN_ORGANISATION');
  const { id, slug } = await addOrganisation(tx, {
    name,
    slug: await findFreeSlug(tx, name),
    createdAt: ctx.app.clock.now(),
  });
  await addMember(ctx, tx, { orgId: id, userId, role: 'owner' });
  const auditEntry = { resourceId: id, orgId: id, details: {}, names: { name } };
  await logAuditEvent(ctx, tx, { action: 'organisation_created', ...auditEntry });
  await reviewNames(ctx, tx, { orgId: id, before: null });
  return { organisationId: id, slug };
}

async function findFreeSlug(tx: Tx, name: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const slug = numberedSlug(name, attempt);
    // One lock per candidate: the second 'Haus' and the first 'Haus 2' compete for the same slug.
    await lockSlug(tx, slug);
    if (!(await isSlugTaken(tx, slug))) return slug;
  }
}

export async function getCurrentOrganisation(ctx: SignedInContext) {
  const organisation = await findOrganisation(ctx.app.db.prisma, ownOrganisationId(ctx));
  if (organisation === null) throw new RuleError('NOT_FOUND');
  return presentOrganisation(organisation);
}

export async function findCompany(app: App, slug: string) {
  const { prisma } = app.db;
  const organisation = await findPublicOrganisation(prisma, slug);
  if (organisation === null) return null;
  const legal = await findImprint(prisma, organisation.id);
  return presentPublicOrganisation(organisation, { legal, isCheckRequired: isCompanyCheckRequired(app) });
}

export async function getPublicOrganisation({ app }: Context, slug: string) {
  const company = await findCompany(app, slug);
  if (company === null) throw new RuleError('NOT_FOUND');
  return company;
}

/**
 * @throws RuleError STALE_CHANGE, FORBIDDEN if an admin disables four-eyes approval, IMPRINT_MISSING, NAME_HELD if
 * the page is switched on
 */
export async function updateSettings(ctx: SignedInContext, settings: OrganisationSettings): Promise<void> {
  if (new Set(settings.values).size !== settings.values.length || !settings.values.every(isValueWord))
    throw new RuleError('INVALID_INPUT');
  await changeForReaders(ctx.app, null, async (tx) => {
    const { orgId, actor } = await lockOwnOrganisation(ctx, tx, 'organisation.manage');
    const { name, isPublic, needsReview } = settings;
    const isEndingReviews = !needsReview && (await isReviewRequired(tx, orgId));
    const previousNames = await namesBefore(tx, orgId);
    if (isPublic && previousNames?.isPublic === false) await requireMayShow(ctx.app, tx, orgId);
    if (!(await saveOrganisationSettings(tx, orgId, settings))) throw new RuleError('STALE_CHANGE');
    await recordIdentity(ctx.app, tx, orgId);
    if (isEndingReviews && !mayEndReviews(actor)) throw new RuleError('FORBIDDEN');
    const about = { resourceId: orgId, orgId };
    const details = { isPublic, needsReview };
    await logAuditEvent(ctx, tx, { action: 'organisation_changed', ...about, details, names: { name } });
    if (isEndingReviews)
      await logAuditEvent(ctx, tx, { action: 'reviews_switched_off', ...about, details: {}, names: {} });
    await reviewNames(ctx, tx, { orgId, before: previousNames });
    await ctx.app.events.publish(tx, membersChanged(orgId), null);
    await publishCoursesChanged(ctx.app, tx, orgId);
    await renameInSearch(tx, { orgId });
    await applyCompanyChange(ctx.app, tx, { orgId, name });
  });
}

export const previewDeletion = (ctx: SignedInContext) => countLosses(ctx.app.db.prisma, ownOrganisationId(ctx));

/** @throws RuleError NOT_FOUND */
export async function getDeletionLosses({ db }: App, orgId: string) {
  if ((await findOrganisation(db.prisma, orgId)) === null) throw new RuleError('NOT_FOUND');
  return countLosses(db.prisma, orgId);
}

/** @throws RuleError WRONG_CONFIRMATION */
export async function removeOrganisation(ctx: SignedInContext, confirmation: string): Promise<void> {
  await changeForReaders(ctx.app, null, async (tx) => {
    const { orgId } = await lockOwnOrganisation(ctx, tx, 'organisation.own');
    const name = await requireTypedName(tx, orgId, confirmation);
    await deleteLockedOrganisation(ctx, tx, { orgId, name, reason: '' });
  });
}

type ByStaff = { orgId: string; confirmation: string; reason: string };

type ArchivedProfile = Pick<OrganisationSettings, 'description' | 'imprint' | 'values'>;

/** Fills in a profile that is still empty. */
export async function fillProfile(ctx: SignedInContext, archived: ArchivedProfile): Promise<void> {
  const stored = await findOrganisation(ctx.app.db.prisma, ownOrganisationId(ctx));
  if (stored === null || stored.description !== '' || stored.imprint !== '' || stored.values.length > 0) return;
  const { name, isPublic, needsReview, version: basedOnVersion } = stored;
  const values = [...new Set(archived.values.filter(isValueWord))];
  const { description, imprint } = archived;
  await updateSettings(ctx, { name, isPublic, needsReview, basedOnVersion, description, imprint, values });
}

/** `notify` runs before the members are deleted. @throws RuleError NOT_FOUND, WRONG_CONFIRMATION, FORBIDDEN */
export async function removeOrganisationByStaff(
  ctx: SignedInContext,
  { orgId, confirmation, reason }: ByStaff,
  notify: (tx: Tx, name: string) => Promise<void>,
): Promise<void> {
  await changeForReaders(ctx.app, null, async (tx) => {
    const lockedRow = await lockOrganisation(tx, orgId);
    await requireRight(ctx, tx, 'admin.change');
    if (lockedRow === null) throw new RuleError('NOT_FOUND');
    const name = await requireTypedName(tx, orgId, confirmation);
    await notify(tx, name);
    await deleteLockedOrganisation(ctx, tx, { orgId, name, reason });
  });
}

async function requireTypedName(tx: Tx, orgId: string, confirmation: string): Promise<string> {
  const organisation = await findOrganisation(tx, orgId);
  if (organisation === null || oneLine(organisation.name) !== oneLine(confirmation))
    throw new RuleError('WRONG_CONFIRMATION');
  return organisation.name;
}

export async function removeOrganisationByOperator(app: App, tx: Tx, orgId: string): Promise<void> {
  const organisation = (await lockOrganisation(tx, orgId)) && (await findOrganisation(tx, orgId));
  if (organisation === null) return;
  const operator = { app, user: null, origin: { address: '' } };
  await deleteLockedOrganisation(operator, tx, { orgId, name: organisation.name, reason: '' });
}

type Deletion = { orgId: string; name: string; reason: string };
type DeletionContext = Parameters<typeof logAuditEvent>[0] & { app: App };

async function deleteLockedOrganisation(
  ctx: DeletionContext,
  tx: Tx,
  { orgId, name, reason }: Deletion,
): Promise<void> {
  const members = await countMembers(tx, orgId);
  await queueCompanyDeletedMails(ctx.app, tx, { orgId, name });
  await recordDeletedIdentity(ctx.app, tx, orgId);
  await recordCompanyDeleted(ctx.app, tx, orgId);
  await deleteOrganisation(tx, orgId);
  await publishCompanyRemoval(ctx.app, tx);
  const auditEntry = { resourceId: orgId, orgId, details: { members }, names: { name, reason } };
  await logAuditEvent(ctx, tx, { action: 'organisation_deleted', ...auditEntry });
  await ctx.app.events.publish(tx, membershipsEnded, { orgId });
}
