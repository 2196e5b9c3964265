import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { BlockContent, ContentInput } from '#shared/courses/content.ts';
import { videoSource } from '#shared/courses/video.ts';
import type { SavedBlock } from '#shared/editor/state.ts';
import { contentTexts, editorTexts, videoTexts } from '#shared/texts/courses/editor.ts';
import { conflictAuthorName } from '../../../lib/changed-by.ts';
import { codeOf, detailsOf, isTemporary, sentenceOf } from '../../../lib/errors.ts';
import { newId } from '../../../lib/new-id.ts';
import { OpenQueues, useOpenQueue } from '../../../lib/outbox/open-queues.ts';
import type { Outcome } from '../../../lib/outbox/revision-queue.ts';
import * as queue from '../../../lib/outbox/revision-queue.ts';
import { type UnsentStore, unsentStore } from '../../../lib/outbox/unsent-store.ts';
import { toastError } from '../../../lib/toast.ts';
import { trpc } from '../../../trpc.ts';
import { blockSaved } from '../lesson/lesson-cache.ts';

/** Keyed by block; `base` is the block's revision. */
export type BlockKind = { value: BlockContent; base: string; about: { lessonId: string } };
export type BlockQueue = queue.RevisionQueue<BlockKind>;
type BlockDraft = queue.Draft<BlockKind>;
type Channel = queue.Channel<BlockKind>;

export const draftOf = ({ blockId, revision }: SavedBlock, lessonId: string) => ({
  key: blockId,
  about: { lessonId },
  base: revision,
});

const queues = new OpenQueues<BlockQueue, Channel>();

/** `queue`: null until it has adopted the drafts of earlier pages; `lost`: the last connection error. */
export function useBlockQueue(
  courseId: string,
  user: SessionUser,
): { queue: BlockQueue | null; connectionError: string | null } {
  const [connectionError, setConnectionError] = useState<string | null>(null);
  const channel = useChannel(courseId, user, useConnectionLoss(setConnectionError));
  const { userId } = user;
  const opening = useMemo(
    () => ({
      queues,
      key: `${userId}:${courseId}`,
      channel,
      createQueue: (current: () => Channel) => new queue.RevisionQueue(current, blockStore(userId, courseId)),
    }),
    [userId, courseId, channel],
  );
  return { queue: useOpenQueue(opening), connectionError };
}

function useConnectionLoss(setLost: (message: string) => void) {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(
    (message: string) => (isMounted.current ? setLost(message) : toastError(message, editorTexts.saveFailedTitle)),
    [setLost],
  );
}

function useChannel(courseId: string, { firstName, lastName }: SessionUser, onLost: Channel['onLost']): Channel {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      send: async ({ key: blockId, base: revision, value: block }) => {
        const saveProblem = saveProblemOf(block);
        if (saveProblem !== null) return { kind: 'refused', message: saveProblem };
        try {
          const input = { courseId, blockId, revision, block: inputOf(block) };
          const saved = await utils.client.editor.saveBlock.mutate(input);
          return { kind: 'saved', base: saved.revision };
        } catch (error) {
          return outcomeOf(error);
        }
      },
      onLost,
      onSaved: ({ key: blockId, base: revision, value, about: { lessonId } }) => {
        const input = { courseId, lessonId };
        const queryKey = getQueryKey(trpc.editor.lesson, input, 'query');
        utils.editor.lesson.setData(input, (lesson) => lesson && blockSaved({ ...value, blockId, revision })(lesson));
        // A request in flight may return data from before the save.
        if (queryClient.isFetching({ queryKey }) > 0) void utils.editor.lesson.refetch(input);
        const stamp = { hasChanges: true, updatedAt: new Date(), updatedBy: `${firstName} ${lastName}` };
        utils.editor.course.setData({ courseId }, (course) => {
          if (course === undefined) return course;
          const changedInReviewByMe = course.changedInReviewByMe || course.status === 'review';
          return { ...course, ...stamp, changedInReviewByMe };
        });
      },
    }),
    [courseId, utils, queryClient, firstName, lastName, onLost],
  );
}

const blockStore = (userId: string, courseId: string): UnsentStore<BlockDraft> =>
  unsentStore<BlockDraft>({
    prefix: `course_draft:${userId}:${courseId}:`,
    pageId: newId(),
    nameOf: ({ key }) => key,
    parse: readDraft,
  });

type StoredBlockDraft = Partial<BlockDraft> & { blockId?: string; lessonId?: string; block?: BlockContent };

/** Also reads drafts of earlier versions, which have `blockId`, `lessonId` and `block`. */
export function readDraft(stored: Record<string, unknown>): BlockDraft | null {
  const { blockId, lessonId, block, base, sent = null, ...draft }: StoredBlockDraft = stored;
  const { key = blockId, value = block, about = { lessonId } } = draft;
  if (typeof key !== 'string' || typeof base !== 'string' || typeof value?.type !== 'string') return null;
  return typeof about.lessonId === 'string' ? { key, about: { lessonId: about.lessonId }, base, value, sent } : null;
}

export const useQueueState = (blocks: BlockQueue) => useSyncExternalStore(blocks.subscribe, blocks.state);

export const useEntry = (blocks: BlockQueue, blockId: string) =>
  useSyncExternalStore(blocks.subscribe, () => blocks.entryOf(blockId));

/** The ids of the lesson's unsaved blocks, as a string so that equal lists compare equal. */
export const unsavedBlockIds = (blocks: BlockQueue, lessonId: string): string =>
  blocks
    .drafts()
    .flatMap(({ key, about }) => (about.lessonId === lessonId ? [key] : []))
    .join(' ');

/** The server already knows the file of an asset. */
function inputOf(block: BlockContent): ContentInput {
  if (block.type !== 'asset') return block;
  const { fileId, alt, caption } = block.content;
  return { type: 'asset', content: { fileId, alt, caption } };
}

function saveProblemOf(block: BlockContent): string | null {
  if (block.type !== 'video' || block.content.url.trim() === '') return null;
  return videoSource(block.content.url) === null ? videoTexts.invalid : null;
}

export function outcomeOf(error: unknown): Outcome<BlockKind> {
  const code = codeOf(error);
  if (isTemporary(error)) return { kind: 'lost', message: sentenceOf(error, contentTexts.saveFailed) };
  if (code === 'NOT_FOUND') return { kind: 'gone' };
  const details = detailsOf(error);
  if (code === 'CONTENT_CHANGED' && details['block'] !== undefined)
    return { kind: 'conflict', name: conflictAuthorName(error), theirs: theirsOf(details['block'] as SavedBlock) };
  return { kind: 'refused', message: sentenceOf(error, contentTexts.saveFailed) };
}

const theirsOf = (block: SavedBlock) => ({ base: block.revision, value: block });
