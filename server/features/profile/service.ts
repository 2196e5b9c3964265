/**
 * What an applicant tells of themselves. Everything is optional and only theirs. A change builds on the revision that its author has
 * seen: what another window has saved meanwhile is never overwritten unseen, and the same change sent twice counts once. Skills come from
 * the tests; they can be hidden and nothing else. The name is the account's: it is changed by its rule, and a change of it elsewhere counts as one of the profile.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ProfileContent, SaveProfileInput } from '#shared/profile/schema.ts';
import type { OwnProfile } from '#shared/profile/state.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { renameInside } from '../account/service.ts';
import { newestSoftskills } from '../assessments/service.ts';
import { contentOf, digestOf, profileForOwner } from './present.ts';
import { findProfile, insertProfile, type StoredProfile, updateProfile } from './queries.ts';

export async function ownProfile(ctx: SignedInContext): Promise<OwnProfile> {
  const { app, user } = ctx;
  const [stored, result] = await Promise.all([findProfile(app.db.prisma, user.userId), newestSoftskills(ctx)]);
  return profileForOwner(stored, user.email, result?.skills ?? null);
}

/** What a person tells of themselves, with the address they can be reached at. */
export async function findOwnProfile(tx: Tx, userId: string): Promise<{ profile: ProfileContent; email: string }> {
  const [stored, { email }] = await Promise.all([
    findProfile(tx, userId),
    tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } }),
  ]);
  return { profile: contentOf(stored), email };
}

/** @throws RuleError PROFILE_CHANGED, SKILL_UNKNOWN */
export async function saveProfile(ctx: SignedInContext, { revision, profile }: SaveProfileInput) {
  const mayHide = await hideableSkills(ctx, profile.hiddenSkillIds);
  return change(ctx, { base: revision, mayHide, contentAfter: () => profile, isSame: isDeepStrictEqual });
}

/**
 * Some parts of it as it stands. Entries in them have ids that are new each time, so that what was sent twice is known by what one can
 * read. @throws RuleError PROFILE_CHANGED
 */
export const saveParts = (ctx: SignedInContext, base: string, parts: Partial<ProfileContent>) =>
  change(ctx, { base, mayHide: new Set(), contentAfter: (before) => ({ ...before, ...parts }), isSame: readsTheSame });

const readsTheSame = (one: ProfileContent, other: ProfileContent): boolean =>
  isDeepStrictEqual(withoutIds(one), withoutIds(other));
const withoutIds = ({ experience, education, ...rest }: ProfileContent) => ({
  ...rest,
  experience: experience.map(({ entryId: _, ...fields }) => fields),
  education: education.map(({ entryId: _, ...fields }) => fields),
});

/** Those of one's own newest result. */
async function hideableSkills(ctx: SignedInContext, wished: readonly number[]): Promise<ReadonlySet<number>> {
  const result = wished.length === 0 ? null : await newestSoftskills(ctx);
  return new Set(result?.skills.map(({ skillId }) => skillId));
}

type Change = {
  base: string;
  mayHide: ReadonlySet<number>;
  contentAfter: (before: ProfileContent) => ProfileContent;
  isSame: (before: ProfileContent, after: ProfileContent) => boolean;
};

const change = (ctx: SignedInContext, { base, mayHide, contentAfter, isSame }: Change): Promise<{ revision: string }> =>
  inTransaction(ctx.app.db, async (tx) => {
    const { userId } = ctx.user;
    const stored = await findProfile(tx, userId);
    const [before, now] = [contentOf(stored), digestOf(stored)];
    const content = contentAfter(before);
    // An answer that got lost: the change has arrived already.
    if (isSame(before, content)) return { revision: now };
    if (base !== now) throw new RuleError('PROFILE_CHANGED');
    // What was hidden before stays so, whatever became of the result since.
    if (content.hiddenSkillIds.some((id) => !mayHide.has(id) && !before.hiddenSkillIds.includes(id)))
      throw new RuleError('SKILL_UNKNOWN', { field: 'hiddenSkillIds' });
    await store(tx, ctx, { stored, content });
    return { revision: digestOf(await findProfile(tx, userId)) };
  });

/** @throws RuleError PROFILE_CHANGED if somebody was faster by a moment */
async function store(
  tx: Tx,
  ctx: SignedInContext,
  { stored, content }: { stored: StoredProfile; content: ProfileContent },
): Promise<void> {
  const { firstName, lastName, ...fields } = content;
  if (firstName !== stored.firstName || lastName !== stored.lastName)
    await renameInside(tx, ctx, { firstName, lastName });
  const { userId } = ctx.user;
  const after = { ...fields, revision: randomUUID(), updatedAt: ctx.app.clock.now() };
  const base = stored.row?.revision;
  const isDone =
    base === undefined ? await insertProfile(tx, userId, after) : await updateProfile(tx, { userId, base }, after);
  if (!isDone) throw new RuleError('PROFILE_CHANGED');
}
