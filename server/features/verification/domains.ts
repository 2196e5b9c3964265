/**
 * A confirmed mail domain verifies an organisation under its current names. Opening a mailed link changes nothing; a
 * click confirms. After staff withdrew a verification, only staff can verify again.
 */
import type { z } from 'zod';
import type { claimByDnsInput, claimByMailInput } from '#shared/organisations/mail-domain.ts';
import type { ClaimByLink, VerificationMethod } from '#shared/organisations/verification.ts';
import { domainClaimMail } from '#shared/texts/organisations/verification-mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { addMs, days } from '../../core/runtime/clock.ts';
import { hashToken, newToken } from '../../core/runtime/random.ts';
import type { Context, SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { logAuditEvent } from '../audit/service.ts';
import { addMail } from '../auth/service.ts';
import { applyCompanyChange } from '../jobs/service.ts';
import { lockOrganisation, lockOwnOrganisation, ownOrganisationId, setOrganisationStatus } from '../members/service.ts';
import { keysOf } from './names.ts';
import {
  type CheckRow,
  findCheck,
  findImprint,
  findOrganisation,
  findOrgIdByClaim,
  isDomainTaken,
  lockDomain,
  updateCheck,
} from './queries.ts';

const day = 24 * 3600;
const organisationClaimLimit: Limit = { name: 'domain-claim', points: 10, seconds: day };
const personClaimLimit: Limit = { name: 'domain-claim-by', points: 20, seconds: day };
const addressMailLimit: Limit = { name: 'domain-claim-to', points: 3, seconds: day };
const lookupLimit: Limit = { name: 'domain-look-up', points: 30, seconds: 3600 };

const linkDays = 3;
const recordDays = 14;
const recordPrefix = 'passgenau-verification=';

async function requireClaimQuota({ app, user }: SignedInContext, orgId: string): Promise<void> {
  await app.rateLimits.require(organisationClaimLimit, orgId);
  await app.rateLimits.require(personClaimLimit, user.userId);
}

/** @throws RuleError IMPRINT_MISSING, VERIFICATION_WITHDRAWN, TOO_MANY_ATTEMPTS */
async function lockForClaim(ctx: SignedInContext, tx: Tx) {
  const { orgId } = await lockOwnOrganisation(ctx, tx, 'organisation.manage');
  const [imprint, check] = [await findImprint(tx, orgId), await findCheck(tx, orgId)];
  if (imprint === null) throw new RuleError('IMPRINT_MISSING');
  if (check.withdrawnAt !== null) throw new RuleError('VERIFICATION_WITHDRAWN');
  await requireClaimQuota(ctx, orgId);
  return { orgId, legalName: imprint.legalName };
}

type NewClaim = { orgId: string; domain: string; expiresAt: Date };

async function storeClaim(
  ctx: SignedInContext,
  tx: Tx,
  { orgId, domain, expiresAt, ...proof }: NewClaim & { email?: string; tokenHash?: string; record?: string },
): Promise<void> {
  await updateCheck(tx, orgId, {
    claimDomain: domain,
    claimEmail: proof.email ?? null,
    claimTokenHash: proof.tokenHash ?? null,
    claimRecord: proof.record ?? null,
    claimedBy: ctx.user.userId,
    claimedAt: ctx.app.clock.now(),
    claimExpiresAt: expiresAt,
    claimUsedAt: null,
    claimIsShared: false,
  });
  const details = { method: proof.email === undefined ? 'dns' : 'mail' };
  await logAuditEvent(ctx, tx, { action: 'domain_claimed', resourceId: orgId, orgId, details, names: { domain } });
}

/** @throws RuleError DOMAIN_NOT_OWN unless the account's address is at the domain, and as `lockForClaim` */
export const claimByMail = (
  ctx: SignedInContext,
  { domain, recipient }: z.infer<typeof claimByMailInput>,
): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { app, user } = ctx;
    const { orgId, legalName } = await lockForClaim(ctx, tx);
    const email = recipient === 'account' ? user.email.toLowerCase() : `${recipient}@${domain}`;
    if (!email.endsWith(`@${domain}`)) throw new RuleError('DOMAIN_NOT_OWN');
    await app.rateLimits.require(addressMailLimit, email);
    const token = newToken();
    const expiresAt = addMs(app.clock.now(), days(linkDays));
    await storeClaim(ctx, tx, { orgId, domain, expiresAt, email, tokenHash: hashToken(token) });
    const url = `${app.env.APP_URL}/company-domain/${token}`;
    const asker = `${user.firstName} ${user.lastName}`.trim();
    const about = { organisation: user.organisation?.name ?? '', legalName, domain, asker, url, days: linkDays };
    await addMail(app, tx, { to: email, text: domainClaimMail(about), from: user.userId });
  });

/** @throws RuleError as `lockForClaim` */
export const claimByDns = (ctx: SignedInContext, { domain }: z.infer<typeof claimByDnsInput>): Promise<void> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { orgId } = await lockForClaim(ctx, tx);
    const expiresAt = addMs(ctx.app.clock.now(), days(recordDays));
    await storeClaim(ctx, tx, { orgId, domain, expiresAt, record: `${recordPrefix}${newToken()}` });
  });

const isClaimOpen = ({ app }: Pick<Context, 'app'>, { claimExpiresAt, claimUsedAt }: CheckRow): boolean =>
  claimUsedAt === null && claimExpiresAt !== null && claimExpiresAt > app.clock.now();

/** @throws RuleError DOMAIN_RECORD_MISSING, UNAVAILABLE, LINK_INVALID for an expired claim, DOMAIN_TAKEN */
export async function checkDns(ctx: SignedInContext): Promise<void> {
  const { app } = ctx;
  const orgId = ownOrganisationId(ctx);
  const { claimDomain, claimRecord, ...check } = await findCheck(app.db.prisma, orgId);
  if (claimDomain === null || claimRecord === null || !isClaimOpen(ctx, { claimDomain, claimRecord, ...check }))
    throw new RuleError('LINK_INVALID');
  await app.rateLimits.require(lookupLimit, orgId);
  const records = await app.resolveTxt(claimDomain);
  if (records === null) throw new RuleError('UNAVAILABLE');
  if (!records.includes(claimRecord)) throw new RuleError('DOMAIN_RECORD_MISSING');
  await inTransaction(app.db, async (tx) => {
    await lockOwnOrganisation(ctx, tx, 'organisation.manage');
    const currentCheck = await findCheck(tx, orgId);
    if (currentCheck.claimRecord !== claimRecord || !isClaimOpen(ctx, currentCheck))
      throw new RuleError('LINK_INVALID');
    await confirmDomain(ctx, tx, { orgId, check: currentCheck, method: 'dns' });
  });
}

type Confirmed = { orgId: string; check: CheckRow; method: Exclude<VerificationMethod, 'staff'> };

/** @throws RuleError DOMAIN_TAKEN, VERIFICATION_WITHDRAWN */
async function confirmDomain(ctx: Context, tx: Tx, { orgId, check, method }: Confirmed): Promise<void> {
  const { app } = ctx;
  const domain = check.claimDomain ?? '';
  if (check.withdrawnAt !== null) throw new RuleError('VERIFICATION_WITHDRAWN');
  await lockDomain(tx, domain);
  if (!check.claimIsShared && (await isDomainTaken(tx, orgId, domain))) throw new RuleError('DOMAIN_TAKEN');
  const [organisation, now] = [await findOrganisation(tx, orgId), app.clock.now()];
  if (organisation === null) throw new RuleError('LINK_INVALID');
  await updateCheck(tx, orgId, {
    domain,
    sharesDomain: check.claimIsShared,
    method,
    verifiedBy: check.claimedBy,
    verifiedKeys: keysOf(organisation),
    claimUsedAt: now,
  });
  await setOrganisationStatus(tx, orgId, { verifiedAt: now });
  await applyCompanyChange(app, tx, { orgId });
  const auditFields = { resourceId: orgId, orgId, details: { method }, names: { name: organisation.name, domain } };
  await logAuditEvent(ctx, tx, { action: 'organisation_verified', ...auditFields });
}

/** @throws RuleError LINK_INVALID */
async function findClaimByLink(ctx: Context, tx: Tx, token: string) {
  const orgId = await findOrgIdByClaim(tx, hashToken(token));
  const [organisation, check] =
    orgId === null ? [null, null] : [await findOrganisation(tx, orgId), await findCheck(tx, orgId)];
  if (orgId === null || organisation === null || check === null || organisation.lockedAt !== null)
    throw new RuleError('LINK_INVALID');
  if (check.claimUsedAt === null && !isClaimOpen(ctx, check)) throw new RuleError('LINK_INVALID');
  return { orgId, organisation, check };
}

/** @throws RuleError LINK_INVALID */
export async function claimByLink(ctx: Context, token: string): Promise<ClaimByLink> {
  const { organisation, check } = await findClaimByLink(ctx, ctx.app.db.prisma, token);
  return {
    organisation: organisation.name,
    legalName: organisation.legal?.legalName ?? '',
    domain: check.claimDomain ?? '',
    isConfirmed: check.claimUsedAt !== null,
  };
}

/** @throws RuleError LINK_INVALID, DOMAIN_TAKEN, VERIFICATION_WITHDRAWN */
export async function confirmByLink(ctx: Context, token: string): Promise<void> {
  const { app } = ctx;
  await inTransaction(app.db, async (tx) => {
    const claimOrgId = await findOrgIdByClaim(tx, hashToken(token));
    if (claimOrgId === null || (await lockOrganisation(tx, claimOrgId)) === null) throw new RuleError('LINK_INVALID');
    const { orgId, check } = await findClaimByLink(ctx, tx, token);
    if (check.claimUsedAt === null) await confirmDomain(ctx, tx, { orgId, check, method: 'mail' });
  });
}

/**
 * For a domain that another organisation confirmed. Requires the lock on the organisation.
 * @throws RuleError LINK_INVALID
 */
export async function allowClaimedDomain(app: App, tx: Tx, orgId: string): Promise<{ domain: string }> {
  const check = await findCheck(tx, orgId);
  if (check.claimDomain === null || !isClaimOpen({ app }, check)) throw new RuleError('LINK_INVALID');
  await updateCheck(tx, orgId, { claimIsShared: true });
  return { domain: check.claimDomain };
}
