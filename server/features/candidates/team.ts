import type { TeamShareState } from '#shared/candidates/state.ts';
import { packPerson } from '#shared/matching/people-columns.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { giveConsent, withdrawConsents } from '../consents/service.ts';
import { hasNoResult, matchPersonOf } from '../matching/service.ts';
import { lockOwnOrganisation, ownOrganisationId } from '../members/service.ts';
import { candidatesChanged, takeSnapshot } from '../releases/service.ts';
import { deleteShare, isSharing, updateShare } from './team-queries.ts';

const kind = 'sharingWithTeam';

/** @throws RuleError NOT_FOUND without an organisation */
export async function teamShare(ctx: SignedInContext): Promise<TeamShareState> {
  const { app, user } = ctx;
  const orgId = ownOrganisationId(ctx);
  const [isOn, person] = await Promise.all([isSharing(app.db.prisma, user, orgId), matchPersonOf(app, user.userId)]);
  return { isOn, hasResults: !hasNoResult(person) };
}

/** @throws RuleError NOT_FOUND without an organisation, NO_RESULT_YET */
export async function changeShare(ctx: SignedInContext, isOn: boolean): Promise<void> {
  const { app, user } = ctx;
  const key = { orgId: ownOrganisationId(ctx), userId: user.userId };
  const person = isOn ? (await takeSnapshot(app, user.userId, { scope: 'named' })).person : null;
  if (person !== null && hasNoResult(person)) throw new RuleError('NO_RESULT_YET');
  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    await lockOwnOrganisation(ctx, tx, 'team.share');
    const wasOn = await isSharing(tx, user, key.orgId);
    if (person !== null) await updateShare(tx, key, { packed: packPerson(person), sharedAt: now });
    else await endShare(app, tx, key);
    if (isOn && !wasOn) await giveConsent(tx, { ...key, kind, givenAt: now });
    await app.events.publish(tx, candidatesChanged(key.orgId), null);
  });
}

/** Also in a locked organisation, because a person may always withdraw. */
export const withdrawShare = ({ app, user }: SignedInContext, orgId: string): Promise<void> =>
  inTransaction(app.db, async (tx) => {
    await endShare(app, tx, { orgId, userId: user.userId });
    await app.events.publish(tx, candidatesChanged(orgId), null);
  });

async function endShare({ clock }: App, tx: Tx, key: { orgId: string; userId: string }): Promise<void> {
  await deleteShare(tx, key);
  await withdrawConsents(tx, { userId: key.userId, kind, withdrawnAt: clock.now() });
}
