/**
 * A name like another organisation's is held: nothing of the organisation is public until staff allows the name or it
 * changes. A similar spelling keeps a verification or permission; any other change of the name ends it.
 */
import { companyNameKey } from '#shared/organisations/name-key.ts';
import { moreNamesWaitingMail, nameWaitingMail } from '#shared/texts/organisations/verification-mails.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { isCompanyCheckRequired } from '../../core/settings.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { logAuditEvent } from '../audit/service.ts';
import { mailAdmins } from '../auth/service.ts';
import { applyCompanyChange } from '../jobs/service.ts';
import { setNameKeys, setOrganisationStatus } from '../members/service.ts';
import { hidePublicOf, restoreAllOf } from '../moderation/service.ts';
import {
  type CheckRow,
  findCheck,
  findOrganisation,
  listSimilar,
  listUnkeyed,
  lockNameKeys,
  type OrganisationRow,
  updateCheck,
} from './queries.ts';

type Names = { name: string; nameKey: string; legal: { legalNameKey: string } | null };

/** Excludes '', the key of names without letters. */
export const keysOf = ({ name, legal }: Pick<Names, 'name' | 'legal'>): string[] =>
  [...new Set([companyNameKey(name), legal?.legalNameKey ?? ''])].filter((key) => key !== '');

const oldKeysOf = ({ nameKey, legal }: Names): ReadonlySet<string> =>
  new Set([nameKey, legal?.legalNameKey ?? ''].filter((key) => key !== ''));

/** Null while the organisation is being founded. Read it before the change, with the lock on the row. */
export const namesBefore = (tx: Tx, orgId: string): Promise<OrganisationRow | null> => findOrganisation(tx, orgId);

type Reviewed = { orgId: string; before: Names | null };

/** Call it after every change of a name or legal name. Requires the lock on the organisation. */
export async function reviewNames(ctx: SignedInContext, tx: Tx, { orgId, before }: Reviewed): Promise<void> {
  const now = await requireOrganisation(tx, orgId);
  const check = await findCheck(tx, orgId);
  const keys = keysOf(now);
  await lockNameKeys(tx, keys);
  await setOrganisationStatus(tx, orgId, { nameKey: companyNameKey(now.name) });
  const known = before === null ? new Set<string>() : oldKeysOf(before);
  const isChanged = before !== null && (keys.length !== known.size || keys.some((key) => !known.has(key)));
  if (isChanged) await endForNewName(ctx, tx, { orgId, now, check, keys });
  const isHeld = now.nameHeldAt !== null;
  if (isHeld && !isChanged) return;
  const asked = keys.filter((key) => !check.allowedKeys.includes(key) && (isHeld || !known.has(key)));
  const isAlike =
    isCompanyCheckRequired(ctx.app) &&
    asked.length > 0 &&
    (await listSimilar(tx, { orgId, keys: asked, take: 1 })).length > 0;
  if (isAlike) await holdName(ctx, tx, { orgId, now, check });
  else if (isHeld) await releaseName(ctx.app, tx, { orgId, check, state: null });
}

async function requireOrganisation(tx: Tx, orgId: string): Promise<OrganisationRow> {
  const found = await findOrganisation(tx, orgId);
  if (found === null) throw new RuleError('NOT_FOUND');
  return found;
}

type NameUnderReview = { orgId: string; now: OrganisationRow; check: CheckRow };

const noClaim = {
  claimDomain: null,
  claimEmail: null,
  claimRecord: null,
  claimTokenHash: null,
  claimExpiresAt: null,
  claimedBy: null,
  claimedAt: null,
  claimUsedAt: null,
  claimIsShared: false,
};
export const unverified = {
  domain: null,
  sharesDomain: false,
  method: null,
  verifiedBy: null,
  verifiedKeys: [],
  ...noClaim,
};

async function endForNewName(
  ctx: SignedInContext,
  tx: Tx,
  { orgId, now, check, keys }: NameUnderReview & { keys: string[] },
) {
  if (keys.every((key) => check.verifiedKeys.includes(key))) return;
  await updateCheck(tx, orgId, now.verifiedAt === null ? noClaim : unverified);
  if (now.verifiedAt === null) return;
  await setOrganisationStatus(tx, orgId, { verifiedAt: null });
  const what = { resourceId: orgId, orgId, details: {}, names: { name: now.name } };
  await logAuditEvent(ctx, tx, { action: 'verification_ended', ...what });
}

const day = 24 * 3600;
const perName: Limit = { name: 'held-name', points: 1, seconds: 30 * day };
const perDay: Limit = { name: 'held-names', points: 20, seconds: day };
const summaryPerDay: Limit = { name: 'held-names-more', points: 1, seconds: day };

async function mailAdminsAboutName(app: App, tx: Tx, { orgId, now }: NameUnderReview): Promise<void> {
  const list = `${app.env.APP_URL}/admin/organizations`;
  const about = { organisation: now.name, legalName: now.legal?.legalName ?? null, url: `${list}/${orgId}` };
  if (!(await app.rateLimits.consume(perName, [orgId, ...keysOf(now)].join(' ')))) return;
  if (await app.rateLimits.consume(perDay, 'all'))
    await mailAdmins(app, tx, (firstName) => nameWaitingMail({ firstName, ...about }));
  else if (await app.rateLimits.consume(summaryPerDay, 'all'))
    await mailAdmins(app, tx, (firstName) => moreNamesWaitingMail({ firstName, url: list }));
}

async function holdName(ctx: SignedInContext, tx: Tx, found: NameUnderReview): Promise<void> {
  const { orgId, now, check } = found;
  await updateCheck(tx, orgId, { nameState: 'waiting', nameReason: '', hidPage: now.isPublic || check.hidPage });
  await setOrganisationStatus(tx, orgId, { nameHeldAt: ctx.app.clock.now(), isPublic: false });
  await hidePublicOf(ctx.app, tx, orgId);
  const what = { resourceId: orgId, orgId, details: {}, names: { name: now.name } };
  await logAuditEvent(ctx, tx, { action: 'name_held', ...what });
  await mailAdminsAboutName(ctx.app, tx, found);
}

type NameDecision = { orgId: string; check: CheckRow; state: 'allowed' | null };

async function releaseName(app: App, tx: Tx, { orgId, check, state }: NameDecision): Promise<void> {
  await updateCheck(tx, orgId, { nameState: state, nameReason: '', hidPage: false });
  await setOrganisationStatus(tx, orgId, { nameHeldAt: null, ...(check.hidPage ? { isPublic: true } : {}) });
  await restoreAllOf(app, tx, orgId);
  await applyCompanyChange(app, tx, { orgId });
}

/** Requires the lock on the organisation. @throws RuleError NAME_NOT_HELD */
export async function decideHeldName(
  app: App,
  tx: Tx,
  { orgId, isAllowed, reason }: { orgId: string; isAllowed: boolean; reason: string },
): Promise<void> {
  const now = await requireOrganisation(tx, orgId);
  if (now.nameHeldAt === null) throw new RuleError('NAME_NOT_HELD');
  const check = await findCheck(tx, orgId);
  if (!isAllowed) return updateCheck(tx, orgId, { nameState: 'refused', nameReason: reason });
  await updateCheck(tx, orgId, { allowedKeys: keysOf(now) });
  await releaseName(app, tx, { orgId, check, state: 'allowed' });
}

const batchSize = 1_000;

export async function fillNameKeys({ db }: Pick<App, 'db'>): Promise<void> {
  for (;;) {
    const isDone = await inTransaction(db, async (tx) => {
      const rows = await listUnkeyed(tx, batchSize);
      const keyed = rows.map(({ id, name }) => ({ id, key: companyNameKey(name) })).filter(({ key }) => key !== '');
      await setNameKeys(tx, keyed);
      return keyed.length < batchSize;
    });
    if (isDone) return;
  }
}
