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

const previousKeysOf = ({ nameKey, legal }: Names): ReadonlySet<string> =>
  new Set([nameKey, legal?.legalNameKey ?? ''].filter((key) => key !== ''));

/** Null while the organisation is being founded. Read it before the change, with the lock on the row. */
export const findCurrentNames = (tx: Tx, orgId: string): Promise<OrganisationRow | null> => findOrganisation(tx, orgId);

type Reviewed = { orgId: string; before: Names | null };

/** Call it after every change of a name or legal name. Requires the lock on the organisation. */
export async function reviewNames(ctx: SignedInContext, tx: Tx, { orgId, before }: Reviewed): Promise<void> {
  const organisation = await requireOrganisation(tx, orgId);
  const check = await findCheck(tx, orgId);
  const keys = keysOf(organisation);
  await lockNameKeys(tx, keys);
  await setOrganisationStatus(tx, orgId, { nameKey: companyNameKey(organisation.name) });
  const previousKeys = before === null ? new Set<string>() : previousKeysOf(before);
  const isChanged =
    before !== null && (keys.length !== previousKeys.size || keys.some((key) => !previousKeys.has(key)));
  if (isChanged) await endVerification(ctx, tx, { orgId, organisation, check, keys });
  const isHeld = organisation.nameHeldAt !== null;
  if (isHeld && !isChanged) return;
  const keysToCheck = keys.filter((key) => !check.allowedKeys.includes(key) && (isHeld || !previousKeys.has(key)));
  const isSimilar =
    isCompanyCheckRequired(ctx.app) &&
    keysToCheck.length > 0 &&
    (await listSimilar(tx, { orgId, keys: keysToCheck, take: 1 })).length > 0;
  if (isSimilar) await holdName(ctx, tx, { orgId, organisation, check });
  else if (isHeld) await releaseName(ctx.app, tx, { orgId, check, state: null });
}

async function requireOrganisation(tx: Tx, orgId: string): Promise<OrganisationRow> {
  const found = await findOrganisation(tx, orgId);
  if (found === null) throw new RuleError('NOT_FOUND');
  return found;
}

type NameUnderReview = { orgId: string; organisation: OrganisationRow; check: CheckRow };

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

async function endVerification(
  ctx: SignedInContext,
  tx: Tx,
  { orgId, organisation, check, keys }: NameUnderReview & { keys: string[] },
) {
  if (keys.every((key) => check.verifiedKeys.includes(key))) return;
  await updateCheck(tx, orgId, organisation.verifiedAt === null ? noClaim : unverified);
  if (organisation.verifiedAt === null) return;
  await setOrganisationStatus(tx, orgId, { verifiedAt: null });
  const auditFields = { resourceId: orgId, orgId, details: {}, names: { name: organisation.name } };
  await logAuditEvent(ctx, tx, { action: 'verification_ended', ...auditFields });
}

const day = 24 * 3600;
const nameMailLimit: Limit = { name: 'held-name', points: 1, seconds: 30 * day };
const dailyMailLimit: Limit = { name: 'held-names', points: 20, seconds: day };
const summaryMailLimit: Limit = { name: 'held-names-more', points: 1, seconds: day };

async function mailAdminsAboutName(app: App, tx: Tx, { orgId, organisation }: NameUnderReview): Promise<void> {
  const list = `${app.env.APP_URL}/admin/organizations`;
  const about = {
    organisation: organisation.name,
    legalName: organisation.legal?.legalName ?? null,
    url: `${list}/${orgId}`,
  };
  if (!(await app.rateLimits.consume(nameMailLimit, [orgId, ...keysOf(organisation)].join(' ')))) return;
  if (await app.rateLimits.consume(dailyMailLimit, 'all'))
    await mailAdmins(app, tx, (firstName) => nameWaitingMail({ firstName, ...about }));
  else if (await app.rateLimits.consume(summaryMailLimit, 'all'))
    await mailAdmins(app, tx, (firstName) => moreNamesWaitingMail({ firstName, url: list }));
}

async function holdName(ctx: SignedInContext, tx: Tx, review: NameUnderReview): Promise<void> {
  const { orgId, organisation, check } = review;
  await updateCheck(tx, orgId, {
    nameState: 'waiting',
    nameReason: '',
    hidPage: organisation.isPublic || check.hidPage,
  });
  await setOrganisationStatus(tx, orgId, { nameHeldAt: ctx.app.clock.now(), isPublic: false });
  await hidePublicOf(ctx.app, tx, orgId);
  const auditFields = { resourceId: orgId, orgId, details: {}, names: { name: organisation.name } };
  await logAuditEvent(ctx, tx, { action: 'name_held', ...auditFields });
  await mailAdminsAboutName(ctx.app, tx, review);
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
  const organisation = await requireOrganisation(tx, orgId);
  if (organisation.nameHeldAt === null) throw new RuleError('NAME_NOT_HELD');
  const check = await findCheck(tx, orgId);
  if (!isAllowed) return updateCheck(tx, orgId, { nameState: 'refused', nameReason: reason });
  await updateCheck(tx, orgId, { allowedKeys: keysOf(organisation) });
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
