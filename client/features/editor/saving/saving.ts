import type { BlockContent, ContentInput } from '#shared/courses/content.ts';
import { videoSource } from '#shared/courses/video.ts';
import type { SavedBlock } from '#shared/editor/state.ts';
import { contentTexts, videoTexts } from '#shared/texts/courses/editor.ts';
import { changedBy } from '../../../lib/changed-by.ts';
import { codeOf, detailsOf, isPassing, sentenceOf } from '../../../lib/errors.ts';
import type { Outcome } from '../../../lib/outbox/revision-queue.ts';
import type { BlockKind } from './block-queue.ts';

/** What the server takes of a block; of an asset it knows the file better itself. */
export function inputOf(block: BlockContent): ContentInput {
  if (block.type !== 'asset') return block;
  const { fileId, alt, caption } = block.content;
  return { type: 'asset', content: { fileId, alt, caption } };
}

/** Why a block cannot be saved as it is, or null. */
export function flawOf(block: BlockContent): string | null {
  if (block.type !== 'video' || block.content.url.trim() === '') return null;
  return videoSource(block.content.url) === null ? videoTexts.invalid : null;
}

/** What a failed save means for the text. */
export function outcomeOf(error: unknown): Outcome<BlockKind> {
  const code = codeOf(error);
  if (isPassing(error)) return { kind: 'lost', message: sentenceOf(error, contentTexts.saveFailed) };
  if (code === 'NOT_FOUND') return { kind: 'gone' };
  const details = detailsOf(error);
  if (code === 'CONTENT_CHANGED' && details['block'] !== undefined)
    return { kind: 'conflict', name: changedBy(error), theirs: theirsOf(details['block'] as SavedBlock) };
  return { kind: 'refused', message: sentenceOf(error, contentTexts.saveFailed) };
}

const theirsOf = (block: SavedBlock) => ({ base: block.revision, value: block });
