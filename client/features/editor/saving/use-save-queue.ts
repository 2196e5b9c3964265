import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { editorTexts } from '#shared/texts/courses/editor.ts';
import { toastError } from '../../../lib/toast.ts';
import { trpc } from '../../../trpc.ts';
import { blockSaved } from '../lesson/lesson-cache.ts';
import { leaveQueue, openQueue } from './queue-registry.ts';
import type { Channel, SaveQueue } from './save-queue.ts';
import { flawOf, inputOf, outcomeOf } from './saving.ts';

/**
 * The queue of this course, once it has taken up what an earlier page left behind; null for that moment. `lost`: why nothing got
 * through when it last failed.
 */
export function useSaveQueue(courseId: string, user: SessionUser): { queue: SaveQueue | null; lost: string | null } {
  const [lost, setLost] = useState<string | null>(null);
  const channel = useChannel(courseId, user, useLoss(setLost));
  const [queue, setQueue] = useState<SaveQueue | null>(null);
  const { userId } = user;
  useEffect(() => {
    let isHere = true;
    const held = openQueue({ userId, courseId }, channel);
    void held.isStarted.then(() => {
      if (isHere) setQueue(held.queue);
    });
    return () => {
      isHere = false;
      leaveQueue({ userId, courseId });
    };
  }, [userId, courseId, channel]);
  return { queue, lost };
}

/** Whoever has left the editor by then learns it where they are. */
function useLoss(setLost: (message: string) => void) {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    (message: string) => (isHere.current ? setLost(message) : toastError(message, editorTexts.saveFailedTitle)),
    [setLost],
  );
}

type OnLost = Channel['onLost'];

function useChannel(courseId: string, { firstName, lastName }: SessionUser, onLost: OnLost): Omit<Channel, 'store'> {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      send: async ({ blockId, revision, block }) => {
        const flaw = flawOf(block);
        if (flaw !== null) return { kind: 'refused', message: flaw };
        try {
          const input = { courseId, blockId, revision, block: inputOf(block) };
          const saved = await utils.client.editor.saveBlock.mutate(input);
          return { kind: 'saved', revision: saved.revision };
        } catch (error) {
          return outcomeOf(error);
        }
      },
      onLost,
      onSaved: ({ lessonId, ...saved }) => {
        const input = { courseId, lessonId };
        const queryKey = getQueryKey(trpc.editor.lesson, input, 'query');
        utils.editor.lesson.setData(input, (lesson) => lesson && blockSaved(saved)(lesson));
        // What is being read may be older than what was just saved.
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

export const useQueueState = (queue: SaveQueue) => useSyncExternalStore(queue.subscribe, queue.state);

export const useEntry = (queue: SaveQueue, blockId: string) =>
  useSyncExternalStore(queue.subscribe, () => queue.entryOf(blockId));

/** That nothing gets through at the moment. */
export const useIsFailing = (queue: SaveQueue) => useSyncExternalStore(queue.subscribe, queue.isFailing);
