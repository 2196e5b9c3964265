/**
 * Imprint and verification of an organisation. Pages and jobs are published only with an imprint. A confirmed mail
 * domain or staff verifies it for its current names. Installations with registration by invitation may turn this off.
 */
import type { z } from 'zod';
import type { saveImprintInput } from '#shared/organisations/imprint.ts';
import { companyNameKey } from '#shared/organisations/name-key.ts';
import type {
  AdminVerification,
  DomainClaim,
  Verification,
  VerificationMethod,
} from '#shared/organisations/verification.ts';
import { may } from '#shared/permissions.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { isCompanyCheckRequired } from '../../core/settings.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { logAuditEvent } from '../audit/service.ts';
import { recordIdentity } from '../company-identity/service.ts';
import { applyCompanyChange } from '../jobs/service.ts';
import { lockOwnOrganisation, ownOrganisationId, setOrganisationStatus } from '../members/service.ts';
import { findCurrentNames, keysOf, reviewNames, unverified } from './names.ts';
import {
  type CheckRow,
  findCheck,
  findImprint,
  findOrganisation,
  isDomainTaken,
  listSimilar,
  type OrganisationRow,
  updateCheck,
  updateImprint,
} from './queries.ts';

export { allowClaimedDomain } from './domains.ts';
export { decideHeldName, fillNameKeys, findCurrentNames as namesBefore, reviewNames } from './names.ts';
export { findImprint } from './queries.ts';

/** @throws RuleError NAME_HELD, IMPRINT_MISSING if the organisation must not show its page */
export async function requireMayShow(app: App, tx: Tx, orgId: string): Promise<void> {
  const organisation = await findOrganisation(tx, orgId);
  if (organisation?.nameHeldAt !== null) throw new RuleError('NAME_HELD');
  if (isCompanyCheckRequired(app) && organisation.legal === null) throw new RuleError('IMPRINT_MISSING');
}

/** @throws RuleError STALE_CHANGE */
export async function saveImprint(
  ctx: SignedInContext,
  { imprint, basedOnVersion }: z.infer<typeof saveImprintInput>,
): Promise<void> {
  const { app } = ctx;
  await inTransaction(app.db, async (tx) => {
    const organisation = await lockOwnOrganisation(ctx, tx, 'organisation.manage');
    const before = await findCurrentNames(tx, organisation.orgId);
    const stored = { ...imprint, legalNameKey: companyNameKey(imprint.legalName), updatedAt: app.clock.now() };
    if (!(await updateImprint(tx, { orgId: organisation.orgId, basedOnVersion, ...stored })))
      throw new RuleError('STALE_CHANGE');
    await recordIdentity(app, tx, organisation.orgId);
    await reviewNames(ctx, tx, { orgId: organisation.orgId, before });
    await applyCompanyChange(app, tx, { orgId: organisation.orgId });
    const names = { legal_name: imprint.legalName };
    const auditFields = { resourceId: organisation.orgId, orgId: organisation.orgId, details: {}, names };
    await logAuditEvent(ctx, tx, { action: 'imprint_changed', ...auditFields });
  });
}

export async function ownVerification(ctx: SignedInContext): Promise<Verification> {
  const orgId = ownOrganisationId(ctx);
  const state = await stateOf(ctx.app, orgId);
  const isRequired = isCompanyCheckRequired(ctx.app);
  return { isRequired, ...state, claim: may(ctx.user, 'organisation.manage') ? state.claim : null };
}

const maxSimilar = 20;

/** @throws RuleError NOT_FOUND */
export async function verificationOf(app: App, orgId: string): Promise<AdminVerification> {
  const [state, organisation] = await Promise.all([stateOf(app, orgId), findOrganisation(app.db.prisma, orgId)]);
  if (organisation === null) throw new RuleError('NOT_FOUND');
  const keys = keysOf(organisation);
  return { ...state, similar: await listSimilar(app.db.prisma, { orgId, keys, take: maxSimilar }) };
}

async function stateOf(app: App, orgId: string): Promise<Omit<Verification, 'isRequired'>> {
  const db = app.db.prisma;
  const [organisation, imprint, check] = await Promise.all([
    findOrganisation(db, orgId),
    findImprint(db, orgId),
    findCheck(db, orgId),
  ]);
  if (organisation === null) throw new RuleError('NOT_FOUND');
  const isVerified = organisation.verifiedAt !== null;
  return {
    imprint,
    verifiedAt: organisation.verifiedAt,
    method: isVerified ? (check.method as VerificationMethod | null) : null,
    domain: isVerified ? check.domain : null,
    withdrawnReason: check.withdrawnAt === null ? null : check.withdrawReason,
    heldName: heldNameOf(organisation, check),
    claim: await claimOf(app, orgId, check),
  };
}

const heldNameOf = ({ nameHeldAt }: OrganisationRow, { nameState, nameReason }: CheckRow): Verification['heldName'] =>
  nameHeldAt === null ? null : { state: nameState === 'refused' ? 'refused' : 'waiting', reason: nameReason };

async function claimOf(app: App, orgId: string, check: CheckRow): Promise<DomainClaim | null> {
  const { claimDomain: domain, claimEmail: email, claimRecord: record, claimExpiresAt: expiresAt } = check;
  if (domain === null || expiresAt === null || check.claimUsedAt !== null || expiresAt <= app.clock.now()) return null;
  const isTaken = !check.claimIsShared && (await isDomainTaken(app.db.prisma, orgId, domain));
  return { domain, email, record, expiresAt, isTaken };
}

/** Requires the lock on the organisation. @throws RuleError IMPRINT_MISSING, ALREADY_VERIFIED */
export async function verifyByStaff(
  app: App,
  tx: Tx,
  { orgId, userId }: { orgId: string; userId: string },
): Promise<void> {
  const [organisation, check] = [await findOrganisation(tx, orgId), await findCheck(tx, orgId)];
  if (organisation?.legal == null) throw new RuleError('IMPRINT_MISSING');
  if (organisation.verifiedAt !== null && check.method === 'staff') throw new RuleError('ALREADY_VERIFIED');
  const withdrawal = { withdrawnAt: null, withdrawReason: '' };
  await updateCheck(tx, orgId, {
    method: 'staff',
    verifiedBy: userId,
    verifiedKeys: keysOf(organisation),
    ...withdrawal,
  });
  await setOrganisationStatus(tx, orgId, { verifiedAt: app.clock.now() });
  await applyCompanyChange(app, tx, { orgId });
}

/** Requires the lock on the organisation. Only staff can verify again. @throws RuleError NOT_VERIFIED */
export async function withdrawByStaff(
  app: App,
  tx: Tx,
  { orgId, reason }: { orgId: string; reason: string },
): Promise<void> {
  const organisation = await findOrganisation(tx, orgId);
  if (organisation?.verifiedAt == null) throw new RuleError('NOT_VERIFIED');
  await updateCheck(tx, orgId, { ...unverified, withdrawnAt: app.clock.now(), withdrawReason: reason });
  await setOrganisationStatus(tx, orgId, { verifiedAt: null });
  await applyCompanyChange(app, tx, { orgId });
}
