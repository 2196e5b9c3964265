import type { ProfileContent } from '#shared/profile/schema.ts';
import type { Tx } from '../../core/db.ts';

export type ProfileRow = ProfileContent & { revision: string; updatedAt: Date };

const columns = {
  phone: true,
  location: true,
  bio: true,
  experience: true,
  education: true,
  hiddenSkillIds: true,
  revision: true,
  updatedAt: true,
} as const;

export async function findProfile(tx: Tx, userId: string): Promise<ProfileRow | null> {
  const row = await tx.applicantProfile.findUnique({ where: { userId }, select: columns });
  // These columns were written by this server, in these shapes.
  return (
    row && {
      ...row,
      experience: row.experience as ProfileContent['experience'],
      education: row.education as ProfileContent['education'],
    }
  );
}

type NewProfile = { userId: string; content: ProfileContent; revision: string; updatedAt: Date };

/** @returns whether there was none yet */
export async function addProfile(tx: Tx, { userId, content, revision, updatedAt }: NewProfile): Promise<boolean> {
  const data = { userId, ...content, revision, updatedAt };
  return (await tx.applicantProfile.createMany({ data, skipDuplicates: true })).count === 1;
}

/** @returns whether it still stood at the revision `base` */
export async function changeProfile(
  tx: Tx,
  base: string,
  { userId, content, revision, updatedAt }: NewProfile,
): Promise<boolean> {
  const where = { userId, revision: base };
  return (await tx.applicantProfile.updateMany({ where, data: { ...content, revision, updatedAt } })).count === 1;
}
