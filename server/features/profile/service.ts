/**
 * What an applicant tells of themselves. Everything is optional and only theirs. A change builds on the revision that its author has
 * seen: what another window has saved meanwhile is never overwritten unseen, and the same change sent twice counts once. Skills come from
 * the tests; they can be hidden and nothing else. The name is the account's and follows its rule.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ProfileContent, SaveProfileInput } from '#shared/profile/schema.ts';
import type { OwnProfile } from '#shared/profile/state.ts';
import type { SignedInContext } from '../../core/context.ts';
import { inTransaction, type Tx } from '../../core/db.ts';
import { RuleError } from '../../core/errors.ts';
import { renameInside } from '../account/service.ts';
import { newestSoftskills } from '../assessments/service.ts';
import { contentOf, profileForOwner } from './present.ts';
import { addProfile, changeProfile, findProfile } from './queries.ts';

export async function ownProfile(ctx: SignedInContext): Promise<OwnProfile> {
  const { app, user } = ctx;
  const [row, result] = await Promise.all([findProfile(app.db.prisma, user.userId), newestSoftskills(ctx)]);
  return profileForOwner(row, user, result?.skills ?? null);
}

/** @throws RuleError PROFILE_CHANGED, SKILL_UNKNOWN */
export async function saveProfile(
  ctx: SignedInContext,
  { revision, name, profile }: SaveProfileInput,
): Promise<{ revision: string }> {
  const mayHide = await hideableSkills(ctx, profile);
  return inTransaction(ctx.app.db, async (tx) => {
    if (name !== undefined) await renameInside(tx, ctx, name);
    return { revision: await storeProfile(tx, ctx, { base: revision, content: profile, mayHide }) };
  });
}

/** Of one's own newest result. */
async function hideableSkills(
  ctx: SignedInContext,
  { hiddenSkillIds }: Pick<ProfileContent, 'hiddenSkillIds'>,
): Promise<ReadonlySet<number>> {
  if (hiddenSkillIds.length === 0) return new Set();
  const result = await newestSoftskills(ctx);
  return new Set(result?.skills.map(({ skillId }) => skillId));
}

type Change = { base: string | null; content: ProfileContent; mayHide: ReadonlySet<number> };

/** Gives the revision that it has now. @throws RuleError PROFILE_CHANGED, SKILL_UNKNOWN */
async function storeProfile(
  tx: Tx,
  { app, user: { userId } }: SignedInContext,
  { base, content, mayHide }: Change,
): Promise<string> {
  const stored = await findProfile(tx, userId);
  // An answer that got lost: the change has arrived already.
  if (stored !== null && isDeepStrictEqual(contentOf(stored), content)) return stored.revision;
  if (base !== (stored?.revision ?? null)) throw new RuleError('PROFILE_CHANGED');
  // What was hidden before stays so, whatever became of the result since.
  const wereHidden = new Set(stored?.hiddenSkillIds);
  if (content.hiddenSkillIds.some((id) => !mayHide.has(id) && !wereHidden.has(id)))
    throw new RuleError('SKILL_UNKNOWN', { field: 'hiddenSkillIds' });
  const change = { userId, content, revision: randomUUID(), updatedAt: app.clock.now() };
  const isDone = base === null ? await addProfile(tx, change) : await changeProfile(tx, base, change);
  if (!isDone) throw new RuleError('PROFILE_CHANGED');
  return change.revision;
}

/** A change of some parts of the profile as it stands. @throws RuleError PROFILE_CHANGED */
export async function saveParts(
  ctx: SignedInContext,
  base: string | null,
  parts: Partial<ProfileContent>,
): Promise<{ revision: string }> {
  return inTransaction(ctx.app.db, async (tx) => {
    const content = { ...contentOf(await findProfile(tx, ctx.user.userId)), ...parts };
    return { revision: await storeProfile(tx, ctx, { base, content, mayHide: new Set() }) };
  });
}
