import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { logOwnEvent } from '../audit/service.ts';
import { endAccess, setLock } from '../auth/service.ts';
import { companyChanged } from '../jobs/service.ts';
import { lockOrganisation, membersChanged, rightsChanged, setStanding } from '../members/service.ts';
import { hideAllOf } from '../moderation/service.ts';
import { tellCompaniesOf, tellPeopleOf } from '../releases/service.ts';
import { findOrganisation } from './organisations/queries.ts';
import { findHeldAccount, lockStaff } from './users/account-queries.ts';

type Locking = { userIds: readonly string[]; orgIds: readonly string[]; reason: string };

export async function lockByOperator(app: App, { userIds, orgIds, reason }: Locking): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await lockStaff(tx);
    for (const orgId of orgIds) await lockCompany(app, tx, { orgId, reason });
    for (const userId of userIds) await lockAccount(app, tx, { userId, reason });
  });
}

async function lockCompany(app: App, tx: Tx, { orgId, reason }: { orgId: string; reason: string }): Promise<void> {
  const held = await lockOrganisation(tx, orgId);
  const found = held && (await findOrganisation(tx, orgId));
  if (held === null || held.isLocked || found === null) return;
  await setStanding(tx, orgId, { lockedAt: app.clock.now() });
  await hideAllOf(app, tx, orgId);
  const about = { resourceId: orgId, orgId, details: { ground: 'terms' }, names: { name: found.name, reason } };
  await logOwnEvent(app, tx, { action: 'organisation_locked', ...about });
  await companyChanged(app, tx, { orgId });
  await app.events.publish(tx, membersChanged(orgId), null);
  await app.events.publish(tx, rightsChanged, { orgId });
  await tellPeopleOf(app, tx, orgId);
}

async function lockAccount(app: App, tx: Tx, { userId, reason }: { userId: string; reason: string }): Promise<void> {
  const account = await findHeldAccount(tx, userId);
  if (account === null || account.lockedAt !== null) return;
  await tellCompaniesOf(app, tx, userId);
  await setLock(tx, userId, { at: app.clock.now(), reason });
  await endAccess(app, tx, { userId });
  const names = { person: account.person, reason };
  await logOwnEvent(app, tx, { action: 'user_locked', resourceId: userId, details: {}, names });
}
