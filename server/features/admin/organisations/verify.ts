import type { z } from 'zod';
import type {
  allowDomainInput,
  decideNameInput,
  verifyOrganisationInput,
  withdrawVerificationInput,
} from '#shared/admin/organisations.ts';
import {
  domainAllowedMail,
  nameAllowedMail,
  nameRefusedMail,
  verificationWithdrawnMail,
  verifiedMail,
} from '#shared/texts/organisations/verification-mails.ts';
import type { App } from '../../../core/app.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { logAuditEvent } from '../../audit/service.ts';
import { mailManagers } from '../../auth/service.ts';
import { allowClaimedDomain, decideHeldName, verifyByStaff, withdrawByStaff } from '../../verification/service.ts';
import { changeOrganisation } from './change.ts';

const settingsUrl = ({ env }: App): string => `${env.APP_URL}/company/settings`;

/** @throws RuleError NOT_FOUND, IMPRINT_MISSING, ALREADY_VERIFIED */
export const verifyOrganisation = (
  ctx: SignedInContext,
  { organisationId: orgId, reason }: z.infer<typeof verifyOrganisationInput>,
): Promise<void> =>
  changeOrganisation(ctx, orgId, async (tx, { name }) => {
    await verifyByStaff(ctx.app, tx, { orgId, userId: ctx.user.userId });
    const auditEntry = { resourceId: orgId, orgId, details: {}, names: { name, reason } };
    await logAuditEvent(ctx, tx, { action: 'organisation_verified_by_staff', ...auditEntry });
    const mailData = { organisation: name, reason, url: settingsUrl(ctx.app) };
    await mailManagers(ctx.app, tx, { orgId, text: (firstName) => verifiedMail({ firstName, ...mailData }) });
  });

/** @throws RuleError NOT_FOUND, NOT_VERIFIED */
export const withdrawVerification = (
  ctx: SignedInContext,
  { organisationId: orgId, reason }: z.infer<typeof withdrawVerificationInput>,
): Promise<void> =>
  changeOrganisation(ctx, orgId, async (tx, { name }) => {
    await withdrawByStaff(ctx.app, tx, { orgId, reason });
    const auditEntry = { resourceId: orgId, orgId, details: {}, names: { name, reason } };
    await logAuditEvent(ctx, tx, { action: 'verification_withdrawn', ...auditEntry });
    const mailData = { organisation: name, reason, url: settingsUrl(ctx.app) };
    await mailManagers(ctx.app, tx, {
      orgId,
      text: (firstName) => verificationWithdrawnMail({ firstName, ...mailData }),
    });
  });

/** @throws RuleError NOT_FOUND, NAME_NOT_HELD */
export const decideName = (
  ctx: SignedInContext,
  { organisationId: orgId, isAllowed, reason }: z.infer<typeof decideNameInput>,
): Promise<void> =>
  changeOrganisation(ctx, orgId, async (tx, { name }) => {
    await decideHeldName(ctx.app, tx, { orgId, isAllowed, reason });
    const auditEntry = { resourceId: orgId, orgId, details: {}, names: { name, reason } };
    await logAuditEvent(ctx, tx, { action: isAllowed ? 'name_allowed' : 'name_refused', ...auditEntry });
    const textOf = isAllowed ? nameAllowedMail : nameRefusedMail;
    const mailData = { organisation: name, reason, url: settingsUrl(ctx.app) };
    await mailManagers(ctx.app, tx, { orgId, text: (firstName) => textOf({ firstName, ...mailData }) });
  });

/** @throws RuleError NOT_FOUND, LINK_INVALID if no domain confirmation is pending */
export const allowDomain = (
  ctx: SignedInContext,
  { organisationId: orgId, reason }: z.infer<typeof allowDomainInput>,
): Promise<void> =>
  changeOrganisation(ctx, orgId, async (tx, { name }) => {
    const { domain } = await allowClaimedDomain(ctx.app, tx, orgId);
    const auditEntry = { resourceId: orgId, orgId, details: {}, names: { domain, reason } };
    await logAuditEvent(ctx, tx, { action: 'shared_domain_allowed', ...auditEntry });
    const mailData = { organisation: name, domain, reason, url: settingsUrl(ctx.app) };
    await mailManagers(ctx.app, tx, { orgId, text: (firstName) => domainAllowedMail({ firstName, ...mailData }) });
  });
