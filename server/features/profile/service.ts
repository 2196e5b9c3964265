/**
 * An applicant's profile. A change names the revision it is based on. The name belongs to the account, skills come from
 * tests.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ProfileContent, SaveProfileInput } from '#shared/profile/schema.ts';
import type { OwnProfile } from '#shared/profile/state.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { renameInTransaction } from '../account/service.ts';
import { newestSoftskills } from '../assessments/service.ts';
import { contentOf, profileForOwner, profileRevision } from './present.ts';
import { findProfile, insertProfile, type StoredProfile, updateProfile } from './queries.ts';

export { resumeOf } from './resume/write-resume.ts';

type Whose = Pick<SignedInContext, 'app'> & { user: { userId: string; email: string } };

export async function getOwnProfile(ctx: Whose): Promise<OwnProfile> {
  const { app, user } = ctx;
  const [stored, result] = await Promise.all([findProfile(app.db.prisma, user.userId), newestSoftskills(ctx)]);
  return profileForOwner(stored, user.email, result?.skills ?? null);
}

export async function findOwnProfile(tx: Tx, userId: string): Promise<{ profile: ProfileContent; email: string }> {
  const [stored, { email }] = await Promise.all([
    findProfile(tx, userId),
    tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } }),
  ]);
  return { profile: contentOf(stored), email };
}

/** @throws RuleError PROFILE_CHANGED, SKILL_UNKNOWN */
export async function saveProfile(ctx: SignedInContext, { revision, profile }: SaveProfileInput) {
  const hideableSkillIds = await hideableSkills(ctx, profile.hiddenSkillIds);
  return changeProfile(ctx, {
    base: revision,
    mayHide: hideableSkillIds,
    applyTo: () => profile,
    isSame: isDeepStrictEqual,
  });
}

/**
 * Entries get new ids on each import, so a repeated request is recognised by content.
 * @throws RuleError PROFILE_CHANGED
 */
export const saveProfileParts = (ctx: SignedInContext, base: string, parts: Partial<ProfileContent>) =>
  changeProfile(ctx, {
    base,
    mayHide: new Set(),
    applyTo: (before) => ({ ...before, ...parts }),
    isSame: isSameContent,
  });

const isSameContent = (one: ProfileContent, other: ProfileContent): boolean =>
  isDeepStrictEqual(withoutIds(one), withoutIds(other));
const withoutIds = ({ experience, education, ...rest }: ProfileContent) => ({
  ...rest,
  experience: experience.map(({ entryId: _, ...fields }) => fields),
  education: education.map(({ entryId: _, ...fields }) => fields),
});

async function hideableSkills(ctx: SignedInContext, requestedIds: readonly number[]): Promise<ReadonlySet<number>> {
  const result = requestedIds.length === 0 ? null : await newestSoftskills(ctx);
  return new Set(result?.skills.map(({ skillId }) => skillId));
}

type Change = {
  base: string;
  mayHide: ReadonlySet<number>;
  applyTo: (before: ProfileContent) => ProfileContent;
  isSame: (before: ProfileContent, after: ProfileContent) => boolean;
};

const changeProfile = (
  ctx: SignedInContext,
  { base, mayHide, applyTo, isSame }: Change,
): Promise<{ revision: string }> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { userId } = ctx.user;
    const stored = await findProfile(tx, userId);
    const [before, currentRevision] = [contentOf(stored), profileRevision(stored)];
    const content = applyTo(before);
    // A retry after a lost response: the change is stored.
    if (isSame(before, content)) return { revision: currentRevision };
    if (base !== currentRevision) throw new RuleError('PROFILE_CHANGED');
    // Skills hidden before stay hidden even if the result is gone.
    if (content.hiddenSkillIds.some((id) => !mayHide.has(id) && !before.hiddenSkillIds.includes(id)))
      throw new RuleError('SKILL_UNKNOWN', { field: 'hiddenSkillIds' });
    await storeProfile(tx, ctx, { stored, content });
    return { revision: profileRevision(await findProfile(tx, userId)) };
  });

/** @throws RuleError PROFILE_CHANGED if a concurrent change was first */
async function storeProfile(
  tx: Tx,
  ctx: SignedInContext,
  { stored, content }: { stored: StoredProfile; content: ProfileContent },
): Promise<void> {
  const { firstName, lastName, ...fields } = content;
  if (firstName !== stored.firstName || lastName !== stored.lastName)
    await renameInTransaction(tx, ctx, { firstName, lastName });
  const { userId } = ctx.user;
  const after = { ...fields, revision: randomUUID(), updatedAt: ctx.app.clock.now() };
  const base = stored.row?.revision;
  const isStored =
    base === undefined ? await insertProfile(tx, userId, after) : await updateProfile(tx, { userId, base }, after);
  if (!isStored) throw new RuleError('PROFILE_CHANGED');
}
