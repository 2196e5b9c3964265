import type { NameInput } from '#shared/account/schema.ts';
import type { ProfileContent } from '#shared/profile/schema.ts';
import type { Tx } from '../../core/database/db.ts';

export type ProfileFields = Omit<ProfileContent, keyof NameInput>;

export type StoredProfile = NameInput & { row: (ProfileFields & { revision: string }) | null };

const profileSelect = {
  phone: true,
  location: true,
  bio: true,
  experience: true,
  education: true,
  hiddenSkillIds: true,
  revision: true,
} as const;

export async function findProfile(tx: Tx, userId: string): Promise<StoredProfile> {
  const select = { firstName: true, lastName: true } as const;
  const { firstName, lastName } = await tx.profile.findUniqueOrThrow({ where: { userId }, select });
  const row = await tx.applicantProfile.findUnique({ where: { userId }, select: profileSelect });
  return { firstName, lastName, row: row && { ...row, ...typedEntries(row) } };
}

const typedEntries = (row: { experience: unknown; education: unknown }) => ({
  experience: row.experience as ProfileFields['experience'],
  education: row.education as ProfileFields['education'],
});

type Change = ProfileFields & { revision: string; updatedAt: Date };

export async function insertProfile(tx: Tx, userId: string, change: Change): Promise<boolean> {
  return (await tx.applicantProfile.createMany({ data: { userId, ...change }, skipDuplicates: true })).count === 1;
}

export async function updateProfile(
  tx: Tx,
  { userId, base }: { userId: string; base: string },
  change: Change,
): Promise<boolean> {
  return (await tx.applicantProfile.updateMany({ where: { userId, revision: base }, data: change })).count === 1;
}
