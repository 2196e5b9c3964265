/**
 * A locked organisation keeps its data, but its content is hidden and applications, releases and the talent pool stop.
 * Members see the reason; owners and admins also get it by mail.
 */
import type { z } from 'zod';
import type {
  lockOrganisationInput,
  removeOrganisationInput,
  unlockOrganisationInput,
} from '#shared/admin/organisations.ts';
import {
  organisationLockedMail,
  organisationRemovedMail,
  organisationUnlockedMail,
} from '#shared/texts/moderation/locked-mails.ts';
import type { App } from '../../../core/app.ts';
import { inTransaction, type Tx } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import { logAuditEvent } from '../../audit/service.ts';
import { mailManagers } from '../../auth/service.ts';
import { applyCompanyChange } from '../../jobs/service.ts';
import {
  lockOrganisation as lockRow,
  membersChanged,
  requireRight,
  rightsChanged,
  setOrganisationStatus,
} from '../../members/service.ts';
import { hideAllOf, liftDecision, openDecision, restoreAllOf } from '../../moderation/service.ts';
import { removeOrganisationByStaff } from '../../organisations/service.ts';
import { publishToPeopleOf } from '../../releases/service.ts';
import { findOrganisation } from './queries.ts';

const dashboardUrl = ({ env }: App): string => `${env.APP_URL}/company/dashboard`;

/** @throws RuleError NOT_FOUND, ALREADY_LOCKED */
export const lockOrganisation = (
  ctx: SignedInContext,
  { organisationId, ground, reason }: z.infer<typeof lockOrganisationInput>,
): Promise<void> =>
  changeOrganisation(ctx, organisationId, async (tx, { name, isLocked }) => {
    const { app } = ctx;
    if (isLocked) throw new RuleError('ALREADY_LOCKED');
    const at = app.clock.now();
    await setOrganisationStatus(tx, organisationId, { lockedAt: at });
    const about = { kind: 'organisation', resourceId: organisationId, orgId: organisationId, title: name } as const;
    await openDecision(tx, { ...about, ground, reason, by: ctx.user.userId, at });
    await hideAllOf(app, tx, organisationId);
    const url = dashboardUrl(app);
    await mailManagers(app, tx, {
      orgId: organisationId,
      text: (firstName) => organisationLockedMail({ firstName, organisation: name, ground, reason, url, at }),
    });
    const auditEntry = {
      resourceId: organisationId,
      orgId: organisationId,
      details: { ground },
      names: { name, reason },
    };
    await logAuditEvent(ctx, tx, { action: 'organisation_locked', ...auditEntry });
  });

/** @throws RuleError NOT_FOUND, NOT_LOCKED */
export const unlockOrganisation = (
  ctx: SignedInContext,
  { organisationId, reason }: z.infer<typeof unlockOrganisationInput>,
): Promise<void> =>
  changeOrganisation(ctx, organisationId, async (tx, { name, isLocked }) => {
    const { app } = ctx;
    if (!isLocked) throw new RuleError('NOT_LOCKED');
    await setOrganisationStatus(tx, organisationId, { lockedAt: null });
    await liftDecision(tx, { resourceId: organisationId, reason, by: ctx.user.userId, at: app.clock.now() });
    await restoreAllOf(app, tx, organisationId);
    const url = dashboardUrl(app);
    await mailManagers(app, tx, {
      orgId: organisationId,
      text: (firstName) => organisationUnlockedMail({ firstName, organisation: name, reason, url }),
    });
    const auditEntry = { resourceId: organisationId, orgId: organisationId, details: {}, names: { name, reason } };
    await logAuditEvent(ctx, tx, { action: 'organisation_unlocked', ...auditEntry });
  });

type LockedOrganisation = { name: string; isLocked: boolean };

/** Publishes the events that make members, applicants and people with releases reload. */
export async function changeOrganisation(
  ctx: SignedInContext,
  organisationId: string,
  work: (tx: Tx, lockedRow: LockedOrganisation) => Promise<void>,
): Promise<void> {
  const { app } = ctx;
  await inTransaction(app.db, async (tx) => {
    const lockedRow = await lockRow(tx, organisationId);
    await requireRight(ctx, tx, 'admin.change');
    const organisation = lockedRow && (await findOrganisation(tx, organisationId));
    if (lockedRow === null || organisation === null) throw new RuleError('NOT_FOUND');
    await work(tx, { name: organisation.name, isLocked: lockedRow.isLocked });
    await applyCompanyChange(app, tx, { orgId: organisationId });
    await app.events.publish(tx, membersChanged(organisationId), null);
    await app.events.publish(tx, rightsChanged, { orgId: organisationId });
    await publishToPeopleOf(app, tx, organisationId);
  });
}

/** @throws RuleError NOT_FOUND, WRONG_CONFIRMATION if the typed name differs */
export const removeOrganisation = (
  ctx: SignedInContext,
  { organisationId, reason, confirmation }: z.infer<typeof removeOrganisationInput>,
): Promise<void> =>
  removeOrganisationByStaff(ctx, { orgId: organisationId, confirmation, reason }, (tx, organisation) =>
    mailManagers(ctx.app, tx, {
      orgId: organisationId,
      text: (firstName) =>
        organisationRemovedMail({ firstName, organisation, reason, url: `${ctx.app.env.APP_URL}/imprint` }),
    }),
  );
