import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { logSystemEvent } from '../audit/service.ts';
import { endAccess, setLock } from '../auth/service.ts';
import { applyCompanyChange } from '../jobs/service.ts';
import { lockOrganisation, membersChanged, rightsChanged, setOrganisationStatus } from '../members/service.ts';
import { hideAllOf } from '../moderation/service.ts';
import { publishToCompaniesOf, publishToPeopleOf } from '../releases/service.ts';
import { findOrganisation } from './organisations/queries.ts';
import { lockAccountRow, lockStaff } from './users/account-queries.ts';

type OperatorLock = { userIds: readonly string[]; orgIds: readonly string[]; reason: string };

export async function lockByOperator(app: App, { userIds, orgIds, reason }: OperatorLock): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await lockStaff(tx);
    for (const orgId of orgIds) await lockOneOrganisation(app, tx, { orgId, reason });
    for (const userId of userIds) await lockOneAccount(app, tx, { userId, reason });
  });
}

async function lockOneOrganisation(
  app: App,
  tx: Tx,
  { orgId, reason }: { orgId: string; reason: string },
): Promise<void> {
  const lockedRow = await lockOrganisation(tx, orgId);
  const organisation = lockedRow && (await findOrganisation(tx, orgId));
  if (lockedRow === null || lockedRow.isLocked || organisation === null) return;
  await setOrganisationStatus(tx, orgId, { lockedAt: app.clock.now() });
  await hideAllOf(app, tx, orgId);
  const about = { resourceId: orgId, orgId, details: { ground: 'terms' }, names: { name: organisation.name, reason } };
  await logSystemEvent(app, tx, { action: 'organisation_locked', ...about });
  await applyCompanyChange(app, tx, { orgId });
  await app.events.publish(tx, membersChanged(orgId), null);
  await app.events.publish(tx, rightsChanged, { orgId });
  await publishToPeopleOf(app, tx, orgId);
}

async function lockOneAccount(app: App, tx: Tx, { userId, reason }: { userId: string; reason: string }): Promise<void> {
  const account = await lockAccountRow(tx, userId);
  if (account === null || account.lockedAt !== null) return;
  await publishToCompaniesOf(app, tx, userId);
  await setLock(tx, userId, { at: app.clock.now(), reason });
  await endAccess(app, tx, { userId });
  const names = { person: account.person, reason };
  await logSystemEvent(app, tx, { action: 'user_locked', resourceId: userId, details: {}, names });
}
