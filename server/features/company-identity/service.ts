/**
 * What people told a company belongs to what it is known as, not to the organisation's row: its names, the mail domains of its members,
 * the accounts and addresses of its owners. Refusals bind every company that shares a key with the one that was refused; limits are
 * shared by companies of the same owners or domains, and pass on to whoever founds a company under the name of one that is gone.
 * Keys of former owners, and all keys of a deleted organisation, expire after the months of a refusal.
 */
import { foundLimits } from '#shared/releases/limits.ts';
import type { App } from '../../core/app.ts';
import { monthsAfter } from '../../core/clock.ts';
import type { Tx } from '../../core/db.ts';
import { idOf, type Key, keysOf } from './facts.ts';
import {
  expireKeys,
  findFacts,
  insertCompany,
  listBlockKeys,
  listRelatives,
  markGone,
  refuseForAll,
  type StoredKey,
  upsertRefusal,
  writeKeys,
} from './queries.ts';

export { lockCompany } from './queries.ts';

/** Of each kind. The oldest are never replaced by newer ones: otherwise renaming often would push a blocked name out. */
const mostKeys = 500;
/** An organisation that loses an owner loses these keys. Its former names and domains stay while it exists. */
const ofOwners: ReadonlySet<string> = new Set(['account', 'address']);

/** Within every transaction that changes an organisation's name, owners or members, and before it looks for people. */
export async function noteIdentity(app: App, tx: Tx, orgId: string): Promise<void> {
  const facts = await findFacts(tx, orgId);
  if (facts === null) return;
  const keys = keysOf(app, facts);
  const fresh = freshKeys(keys, facts.stored);
  const former = formerKeys(keys, facts.stored);
  if (fresh.length > 0) {
    await insertCompany(tx, { id: orgId, foundedAt: facts.foundedAt });
    await writeKeys(tx, orgId, fresh);
  }
  if (former.length > 0) await expireKeys(tx, { companyId: orgId, keys: former, expiresAt: bindsUntil(app) });
}

const bindsUntil = ({ clock }: App): Date => monthsAfter(clock.now(), foundLimits.refusalMonths);

function freshKeys(keys: readonly Key[], stored: readonly StoredKey[]): Key[] {
  const known = new Map(stored.map((key) => [idOf(key), key]));
  const room = new Map<string, number>();
  for (const { kind } of stored) room.set(kind, (room.get(kind) ?? mostKeys) - 1);
  return keys.filter((key) => {
    const before = known.get(idOf(key));
    if (before !== undefined) return before.expiresAt !== null || (key.isProven && !before.isProven);
    const left = room.get(key.kind) ?? mostKeys;
    room.set(key.kind, left - 1);
    return left > 0;
  });
}

function formerKeys(keys: readonly Key[], stored: readonly StoredKey[]): StoredKey[] {
  const current = new Set(keys.map(idOf));
  return stored.filter((key) => ofOwners.has(key.kind) && key.expiresAt === null && !current.has(idOf(key)));
}

/**
 * Before an organisation is deleted, in the transaction that does. Whoever had a release or an unanswered request is not found by a
 * successor: the same results without a name would tell who it was.
 */
export async function keepIdentity(app: App, tx: Tx, orgId: string): Promise<void> {
  await noteIdentity(app, tx, orgId);
  const expiresAt = bindsUntil(app);
  await refuseForAll(tx, orgId, expiresAt);
  await markGone(tx, { companyId: orgId, goneAt: app.clock.now(), expiresAt });
}

/** For the months of a refusal, the company and its relatives neither find nor ask the person. */
export async function hideFromFinding(app: App, tx: Tx, key: { orgId: string; userId: string }): Promise<void> {
  await noteIdentity(app, tx, key.orgId);
  await upsertRefusal(tx, { companyId: key.orgId, userId: key.userId }, bindsUntil(app));
}

export type Identity = {
  /** Whose refusals bind the organisation, itself included. */
  kin: string[];
  /** Whose use of daily limits counts with its own, itself included. */
  heirs: string[];
  /** The oldest of `heirs`: limits are counted under its id. */
  counter: string;
  /** Words of names, and mail domains, that somebody may have blocked. */
  names: string[];
  domains: string[];
};

export async function identityOf(app: App, tx: Tx, orgId: string): Promise<Identity> {
  await noteIdentity(app, tx, orgId);
  const now = app.clock.now();
  const relatives = await listRelatives(tx, [orgId], now);
  const foundedAt = relatives.find(({ companyId }) => companyId === orgId)?.foundedAt ?? now;
  // Names are only claimed: a namesake must not use up the limits of an existing company.
  const heirs = relatives
    .filter(({ isOwn, isLike, goneAt }) => isOwn || (isLike && goneAt !== null && goneAt <= foundedAt))
    .map(({ companyId }) => companyId);
  const kin = relatives.map(({ companyId }) => companyId);
  const blockKeys = await listBlockKeys(tx, { companyIds: kin, now, most: mostKeys });
  const valuesOf = (wanted: string) => blockKeys.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  return { kin, heirs, counter: heirs[0] ?? orgId, names: valuesOf('name'), domains: valuesOf('domain') };
}

/** All companies that count as one with one of these where a refusal matters, these included. */
export async function kinOf(app: App, tx: Tx, orgIds: readonly string[]): Promise<string[]> {
  if (orgIds.length === 0) return [];
  const relatives = await listRelatives(tx, orgIds, app.clock.now());
  return [...new Set([...orgIds, ...relatives.map(({ companyId }) => companyId)])];
}
