/**
 * A company keeps its refusals, blocks and limits under every organisation that it founds.
 * - Companies are matched by keys: names, mail domains, accounts and addresses of owners, and the imprint.
 * - A refusal binds every company with a common key. An imprint binds only companies that claim it later, so a false
 * imprint binds no other company.
 * - Daily limits are shared over proven keys, and pass on from a deleted company.
 * - Keys of former owners and imprints, and all keys of a deleted organisation, expire after the months of a refusal.
 */
import { poolLimits } from '#shared/releases/limits.ts';
import type { App } from '../../core/app.ts';
import type { Tx } from '../../core/database/db.ts';
import { monthsAfter } from '../../core/runtime/clock.ts';
import { idOf, imprintKinds, type Key, keysOf } from './identity-keys.ts';
import {
  type Direction,
  findFacts,
  insertCompany,
  insertKeys,
  insertRefusal,
  insertRefusalsForAll,
  listBlockKeys,
  listRelatives,
  type StoredKey,
  updateGoneAt,
  updateKeyExpiry,
} from './queries.ts';

export { lockCompany } from './queries.ts';

/** Per kind. New keys never replace the oldest ones; otherwise frequent renaming could drop a blocked name. */
const maxKeysPerKind = 500;
const expiringKinds: ReadonlySet<string> = new Set(['account', 'address', ...imprintKinds]);

/**
 * Call it in every transaction that changes an organisation's name, imprint, owners or members, and before searching
 * for people.
 */
export async function recordIdentity(app: App, tx: Tx, orgId: string): Promise<void> {
  const facts = await findFacts(tx, orgId);
  if (facts === null) return;
  const keys = keysOf(app, facts);
  const newKeys = freshKeys(keys, facts.stored);
  const former = formerKeys(keys, facts.stored);
  if (newKeys.length > 0) {
    await insertCompany(tx, { id: orgId, foundedAt: facts.foundedAt });
    await insertKeys(tx, { companyId: orgId, keys: newKeys, claimedAt: app.clock.now() });
  }
  if (former.length > 0) await updateKeyExpiry(tx, { companyId: orgId, keys: former, expiresAt: refusalExpiry(app) });
}

const refusalExpiry = ({ clock }: App): Date => monthsAfter(clock.now(), poolLimits.refusalMonths);

function freshKeys(keys: readonly Key[], stored: readonly StoredKey[]): Key[] {
  const storedById = new Map(stored.map((key) => [idOf(key), key]));
  const remainingByKind = new Map<string, number>();
  for (const { kind } of stored) remainingByKind.set(kind, (remainingByKind.get(kind) ?? maxKeysPerKind) - 1);
  return keys.filter((key) => {
    const storedKey = storedById.get(idOf(key));
    if (storedKey !== undefined) return storedKey.expiresAt !== null || (key.isProven && !storedKey.isProven);
    const remaining = remainingByKind.get(key.kind) ?? maxKeysPerKind;
    remainingByKind.set(key.kind, remaining - 1);
    return remaining > 0;
  });
}

function formerKeys(keys: readonly Key[], stored: readonly StoredKey[]): StoredKey[] {
  const current = new Set(keys.map(idOf));
  return stored.filter((key) => expiringKinds.has(key.kind) && key.expiresAt === null && !current.has(idOf(key)));
}

/**
 * Call it in the deleting transaction, before the deletion. Successors do not find people with a release or an open
 * request, because results without a name would identify them.
 */
export async function recordDeletedIdentity(app: App, tx: Tx, orgId: string): Promise<void> {
  await recordIdentity(app, tx, orgId);
  const expiresAt = refusalExpiry(app);
  await insertRefusalsForAll(tx, orgId, expiresAt);
  await updateGoneAt(tx, { companyId: orgId, goneAt: app.clock.now(), expiresAt });
}

export async function hideFromSearch(app: App, tx: Tx, key: { orgId: string; userId: string }): Promise<void> {
  await recordIdentity(app, tx, key.orgId);
  await insertRefusal(tx, { companyId: key.orgId, userId: key.userId }, refusalExpiry(app));
}

type Identity = {
  related: string[];
  /** Companies that share its daily limits, including itself. */
  limitGroup: string[];
  /** The oldest company of `limitGroup`; limits are counted under its id. */
  limitGroupId: string;
  names: string[];
  domains: string[];
};

export async function identityOf(app: App, tx: Tx, orgId: string): Promise<Identity> {
  await recordIdentity(app, tx, orgId);
  const now = app.clock.now();
  const relatives = await listRelatives(tx, { companyIds: [orgId], direction: 'older', now });
  const foundedAt = relatives.find(({ companyId }) => companyId === orgId)?.foundedAt ?? now;
  // Names are unproven: a company of the same name must not use up the limits of an existing one.
  const limitGroup = relatives
    .filter(({ isOwn, isLike, goneAt }) => isOwn || (isLike && goneAt !== null && goneAt <= foundedAt))
    .map(({ companyId }) => companyId);
  const related = relatives.map(({ companyId }) => companyId);
  const blockKeys = await listBlockKeys(tx, { companyIds: related, now, limit: maxKeysPerKind });
  const valuesOf = (targetKind: string) =>
    blockKeys.filter(({ kind }) => kind === targetKind).map(({ value }) => value);
  return {
    related,
    limitGroup,
    limitGroupId: limitGroup[0] ?? orgId,
    names: valuesOf('name'),
    domains: valuesOf('domain'),
  };
}

export async function relatedCompanies(
  app: App,
  tx: Tx,
  companies: { orgIds: readonly string[]; direction: Direction },
) {
  const { orgIds: companyIds, direction } = companies;
  if (companyIds.length === 0) return [];
  const relatives = await listRelatives(tx, { companyIds, direction, now: app.clock.now() });
  return [...new Set([...companyIds, ...relatives.map(({ companyId }) => companyId)])];
}
