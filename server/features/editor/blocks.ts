/**
 * A save names the revision it is based on. After a concurrent change it is rejected with the other author's text.
 * Repeating a save is harmless.
 */

import { isDeepStrictEqual } from 'node:util';
import { type BlockContent, type BlockType, type ContentInput, emptyContents } from '#shared/courses/content.ts';
import { videoSource } from '#shared/courses/video.ts';
import type { SaveBlockInput } from '#shared/editor/schema.ts';
import type { EditedBlock } from '#shared/editor/state.ts';
import { memberName } from '#shared/members/member.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { sanitiseAsync } from '../../core/html/sanitise-async.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import {
  countBlocks,
  findBlock,
  findLesson,
  findName,
  insertBlock,
  listOrder,
  requireCourse,
  saveContent,
  updateOrder,
  withItemAt,
} from '../courses/service.ts';
import { toEditedBlock } from './edited-block.ts';
import { publishContentChange } from './presence.ts';
import { findFileOf } from './queries.ts';
import { changeWithNewParts, requireFound, requirePartCapacity } from './structure.ts';

type NewBlock = {
  courseId: string;
  lessonId: string;
  type: BlockType;
  index?: number | undefined;
  fileId?: string | undefined;
};

export const addBlock = (ctx: SignedInContext, input: NewBlock): Promise<EditedBlock> =>
  changeWithNewParts(ctx, input.courseId, async (tx) => {
    const { courseId, lessonId, type } = input;
    requireFound(await findLesson(tx, courseId, lessonId));
    const position = await countBlocks(tx, lessonId);
    requirePartCapacity('block', position);
    const stored = await initialContent({ ctx, tx, courseId }, input);
    const block = await insertBlock(tx, { lessonId, type, position, ...stored, updatedBy: ctx.user.userId });
    if (input.index !== undefined && input.index < position) {
      const parent = { level: 'block', parentId: lessonId } as const;
      await updateOrder(tx, parent, withItemAt(await listOrder(tx, parent), block.id, input.index));
    }
    return toEditedBlock(block);
  });

function initialContent(
  place: Parameters<typeof toStoredContent>[0],
  { type, fileId }: NewBlock,
): Promise<StoredContent> {
  if (type !== 'asset' || fileId === undefined) return toStoredContent(place, emptyContents[type]);
  return toStoredContent(place, { type, content: { ...emptyContents.asset.content, fileId } });
}

/**
 * @throws RuleError CONTENT_CHANGED with the other author and the current content, NOT_FOUND if it was deleted,
 * COURSE_TOO_LARGE
 */
export async function saveBlock(ctx: SignedInContext, input: SaveBlockInput): Promise<{ revision: string }> {
  const { app, user } = ctx;
  const stored = await toStoredContent({ ctx, tx: app.db.prisma, courseId: input.courseId }, input.block);
  const hasPlatformAccess = user.platformRole === 'platform_admin';
  const saved = await saveContent(app.db, {
    ...input,
    ...stored,
    type: input.block.type,
    userId: user.userId,
    orgId: user.organisation?.organisationId ?? null,
    hasPlatformAccess,
    now: app.clock.now(),
  });
  if (saved === null) return explainUnsavedBlock(ctx, input, stored);
  const { courseId } = input;
  const { pageId } = ctx.origin;
  publishContentChange(app, { courseId, lessonId: saved.lessonId, by: memberName(user), pageId });
  return { revision: saved.revision };
}

async function explainUnsavedBlock(
  ctx: SignedInContext,
  input: SaveBlockInput,
  stored: StoredContent,
): Promise<{ revision: string }> {
  const db = ctx.app.db.prisma;
  await requireCourse(ctx, db, input.courseId);
  const block = requireFound(await findBlock(db, input.courseId, input.blockId));
  if (block.type !== input.block.type) throw new RuleError('INVALID_INPUT');
  if (isDeepStrictEqual(block.jsonContent, stored.jsonContent)) return { revision: block.revision };
  if (block.revision === input.revision) throw new RuleError('COURSE_TOO_LARGE');
  throw new RuleError('CONTENT_CHANGED', { name: await findName(db, block.updatedBy), block: toEditedBlock(block) });
}

type StoredContent = { jsonContent: BlockContent['content']; fileId: string | null };

type ContentContext = { ctx: SignedInContext; tx: Tx; courseId: string };

/** @throws RuleError VIDEO_LINK_INVALID, TEXT_TOO_COMPLEX, FILE_MISSING for a file of another course */
async function toStoredContent({ ctx, tx, courseId }: ContentContext, input: ContentInput): Promise<StoredContent> {
  if (input.type === 'text')
    return { jsonContent: { content: await sanitised(ctx, input.content.content) }, fileId: null };
  if (input.type === 'quiz') return { jsonContent: input.content, fileId: null };
  if (input.type === 'video') {
    const { url } = input.content;
    if (url !== '' && videoSource(url) === null) throw new RuleError('VIDEO_LINK_INVALID');
    return { jsonContent: input.content, fileId: null };
  }
  const { fileId, alt, caption } = input.content;
  if (fileId === null)
    return { jsonContent: { fileId, url: '', alt, caption, filename: '', size: 0, type: '' }, fileId: null };
  const file = await findFileOf(tx, courseId, fileId);
  if (file === null) throw new RuleError('FILE_MISSING');
  const { key, filename, size, type } = file;
  return { jsonContent: { fileId, url: `/files/${key}`, alt, caption, filename, size: Number(size), type }, fileId };
}

const sanitised = ({ app, user }: SignedInContext, content: string): Promise<string> =>
  sanitiseAsync(app, content, user.userId);
