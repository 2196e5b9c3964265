import type { BlockContent, ContentInput } from '#shared/courses/content.ts';
import { videoSource } from '#shared/courses/video.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { sanitiseAside } from '../../core/html/sanitise-aside.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { findFileOf } from './queries.ts';

/** What is stored of a block: its content, and the file that it shows. */
export type Stored = { jsonContent: BlockContent['content']; fileId: string | null };

type Place = { ctx: SignedInContext; tx: Tx; courseId: string };

/**
 * Makes what an author sent fit to be stored and shown: text sanitised, a video link that can be played or none, an asset
 * with the facts of the stored file. @throws RuleError VIDEO_LINK_INVALID, TEXT_TOO_COMPLEX, FILE_MISSING for a file of another
 * course
 */
export async function toStored({ ctx, tx, courseId }: Place, input: ContentInput): Promise<Stored> {
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
  sanitiseAside(app, content, user.userId);
