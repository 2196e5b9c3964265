/** Callers lock the row and check permissions (`lockOwnOrganisation`). */
import type { OrganisationSettings } from '#shared/organisations/schema.ts';
import type { Tx } from '../../core/database/db.ts';

export const insertOrganisation = (tx: Tx, organisation: { name: string; slug: string; createdAt: Date }) =>
  tx.organisation.create({ data: organisation, select: { id: true, name: true, slug: true } });

/** False for a stale version. */
export async function updateOrganisationSettings(
  tx: Tx,
  id: string,
  { basedOnVersion, ...settings }: OrganisationSettings,
): Promise<boolean> {
  const where = { id, version: basedOnVersion };
  return (await tx.organisation.updateMany({ where, data: { ...settings, version: { increment: 1 } } })).count === 1;
}

type OrganisationStatus = {
  nameKey?: string;
  verifiedAt?: Date | null;
  nameHeldAt?: Date | null;
  lockedAt?: Date | null;
  isPublic?: boolean;
};

export async function updateOrganisationStatus(tx: Tx, id: string, data: OrganisationStatus): Promise<void> {
  await tx.organisation.update({ where: { id }, data, select: { id: true } });
}

export async function updateLogoKey(tx: Tx, id: string, logo: string | null): Promise<void> {
  await tx.organisation.update({ where: { id }, data: { logo }, select: { id: true } });
}

export async function updateDigestSentAt(tx: Tx, id: string, sentAt: Date): Promise<void> {
  await tx.organisation.update({ where: { id }, data: { anonymousToldAt: sentAt }, select: { id: true } });
}

export async function updateNameKeys(tx: Tx, rows: ReadonlyArray<{ id: string; key: string }>): Promise<void> {
  const [ids, keys] = [rows.map(({ id }) => id), rows.map(({ key }) => key)];
  await tx.$executeRaw`
    update orgs o set name_key = t.key
      from unnest(${ids}::uuid[], ${keys}::text[]) as t(id, key) where o.id = t.id and o.name_key = ''`;
}

/** Cascades to members and invitations, and clears the reference in profiles. */
export async function deleteOrganisation(tx: Tx, id: string): Promise<void> {
  await tx.organisation.delete({ where: { id }, select: { id: true } });
}
