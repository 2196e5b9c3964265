import { Prisma } from '#prisma/generated/client.ts';
import type { CompanyImprint, ImprintCountry } from '#shared/organisations/imprint.ts';
import type { StoredImprint } from '#shared/organisations/verification.ts';
import type { Tx } from '../../core/database/db.ts';

const imprintSelect = {
  legalName: true,
  street: true,
  postalCode: true,
  town: true,
  country: true,
  email: true,
  phone: true,
  register: true,
  version: true,
} as const;

export async function findImprint(tx: Tx, orgId: string): Promise<StoredImprint | null> {
  const row = await tx.companyImprint.findUnique({ where: { orgId }, select: imprintSelect });
  return row && { ...row, country: row.country as ImprintCountry };
}

type NewImprint = CompanyImprint & { legalNameKey: string; updatedAt: Date };

/**
 * Requires the lock on the organisation. `basedOnVersion` 0: the first imprint. @returns false for a stale version
 */
export async function updateImprint(
  tx: Tx,
  { orgId, basedOnVersion, ...data }: NewImprint & { orgId: string; basedOnVersion: number },
): Promise<boolean> {
  if (basedOnVersion === 0) {
    if ((await tx.companyImprint.count({ where: { orgId } })) > 0) return false;
    await tx.companyImprint.create({ data: { orgId, ...data }, select: { orgId: true } });
    return true;
  }
  const where = { orgId, version: basedOnVersion };
  return (await tx.companyImprint.updateMany({ where, data: { ...data, version: { increment: 1 } } })).count === 1;
}

const checkSelect = {
  domain: true,
  sharesDomain: true,
  method: true,
  verifiedKeys: true,
  withdrawnAt: true,
  withdrawReason: true,
  claimDomain: true,
  claimEmail: true,
  claimRecord: true,
  claimTokenHash: true,
  claimExpiresAt: true,
  claimUsedAt: true,
  claimIsShared: true,
  claimedBy: true,
  nameState: true,
  nameReason: true,
  allowedKeys: true,
  hidPage: true,
} as const;

export type CheckRow = Prisma.CompanyCheckGetPayload<{ select: typeof checkSelect }>;
const emptyCheck: CheckRow = {
  ...{ domain: null, sharesDomain: false, method: null, verifiedKeys: [], withdrawnAt: null, withdrawReason: '' },
  ...{ claimDomain: null, claimEmail: null, claimRecord: null, claimTokenHash: null, claimExpiresAt: null },
  ...{ claimUsedAt: null, claimIsShared: false, claimedBy: null },
  ...{ nameState: null, nameReason: '', allowedKeys: [], hidPage: false },
};

export const findCheck = async (tx: Tx, orgId: string): Promise<CheckRow> =>
  (await tx.companyCheck.findUnique({ where: { orgId }, select: checkSelect })) ?? emptyCheck;

export const findOrgIdByClaim = async (tx: Tx, claimTokenHash: string): Promise<string | null> =>
  (await tx.companyCheck.findUnique({ where: { claimTokenHash }, select: { orgId: true } }))?.orgId ?? null;

export async function updateCheck(tx: Tx, orgId: string, data: Prisma.CompanyCheckUncheckedUpdateInput): Promise<void> {
  const create = { orgId, ...data } as Prisma.CompanyCheckUncheckedCreateInput;
  await tx.companyCheck.upsert({ where: { orgId }, create, update: data, select: { orgId: true } });
}

type EndedClaims = { now: Date; usedBefore: Date; take: number };

export const deleteEndedClaims = (tx: Tx, { now, usedBefore, take }: EndedClaims): Promise<number> => tx.$executeRaw`
  update company_checks
     set claim_domain = null, claim_email = null, claim_token_hash = null, claim_record = null, claimed_by = null, claimed_at = null,
         claim_expires_at = null, claim_used_at = null, claim_is_shared = false
   where org_id in (
     select org_id from company_checks
      where claim_expires_at <= ${now}::timestamptz and (claim_used_at is null or claim_used_at <= ${usedBefore}::timestamptz)
      order by claim_expires_at limit ${take} for update skip locked)`;

const organisationSelect = {
  name: true,
  nameKey: true,
  isPublic: true,
  verifiedAt: true,
  nameHeldAt: true,
  lockedAt: true,
  legal: { select: { legalName: true, legalNameKey: true } },
} as const;

export type OrganisationRow = Prisma.OrganisationGetPayload<{ select: typeof organisationSelect }>;

export const findOrganisation = (tx: Tx, id: string): Promise<OrganisationRow | null> =>
  tx.organisation.findUnique({ where: { id }, select: organisationSelect });

/** Locks in a fixed order to avoid deadlocks. */
export async function lockNameKeys(tx: Tx, keys: readonly string[]): Promise<void> {
  for (const key of [...keys].sort())
    await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`org-name ${key}`}, 0))::text`;
}

export async function lockDomain(tx: Tx, domain: string): Promise<void> {
  await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended(${`org-domain ${domain}`}, 0))::text`;
}

type Similar = { organisationId: string; name: string; isVerified: boolean };

export const listSimilar = (
  tx: Tx,
  { orgId, keys, take }: { orgId: string | null; keys: readonly string[]; take: number },
): Promise<Similar[]> =>
  tx.$queryRaw`
    select o.id as "organisationId", o.name, o.verified_at is not null as "isVerified"
      from orgs o
     where o.id in (select id from orgs where name_key = any(${[...keys]}::text[])
                    union select org_id from company_imprints where legal_name_key = any(${[...keys]}::text[]))
       ${orgId === null ? Prisma.empty : Prisma.sql`and o.id <> ${orgId}::uuid`}
     order by o.created_at, o.id
     limit ${take}`;

export const isDomainTaken = async (tx: Tx, orgId: string, domain: string): Promise<boolean> =>
  (await tx.companyCheck.count({ where: { domain, orgId: { not: orgId } } })) > 0;

type Unkeyed = { id: string; name: string };

export const listUnkeyed = (tx: Tx, take: number): Promise<Unkeyed[]> =>
  tx.organisation.findMany({ where: { nameKey: '' }, select: { id: true, name: true }, take });
