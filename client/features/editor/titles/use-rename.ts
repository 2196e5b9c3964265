import { useCallback, useMemo, useRef, useSyncExternalStore } from 'react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { editorTexts as texts } from '#shared/texts/courses/editor.ts';
import { conflictAuthorName } from '../../../lib/changed-by.ts';
import { codeOf, detailsOf, isTemporary, sentenceOf } from '../../../lib/errors.ts';
import { useOpenQueue } from '../../../lib/outbox/open-queues.ts';
import { type Entry, type Outcome, RevisionQueue } from '../../../lib/outbox/revision-queue.ts';
import { trpc } from '../../../trpc.ts';
import { type NoticeBoard, titleNoticeKey } from '../notice-board.ts';
import type { RunTask } from '../structure/use-structure.ts';
import * as titles from './title-queue.ts';

type TitleTarget = titles.TitleTarget;
type TitleBase = titles.TitleBase;
type TitleOutcome = Outcome<titles.TitleKind>;

export type TitleConflict = { name: string; theirs: string; mine: string };
/**
 * `title` null: discards the unsaved title.
 * @returns false if the title is still unsaved
 */
export type Rename = (target: TitleTarget, title: string | null, base: TitleBase) => Promise<boolean>;

type RenameParts = { courseId: string; run: RunTask; board: NoticeBoard; user: SessionUser };

/** Saves a title based on the displayed revision. A newer title by another user asks for a choice. */
export function useRename({ courseId, run, board, user: { userId } }: RenameParts) {
  const openFields = useRef(new Set<string>());
  const results = useRef(new Map<string, TitleOutcome['kind']>());
  const send = useSend({ courseId, run });
  const channel: titles.TitleChannel = useMemo(
    () => ({
      send: async (draft, isWanted) => {
        const { key, about } = draft;
        const hasOpenField = openFields.current.has(key);
        const previousOutcome = results.current.get(key);
        const outcome = await send(draft, {
          isWanted,
          // While a title waits for the network, its field stays open.
          showsChange: hasOpenField ? previousOutcome !== 'lost' : previousOutcome === 'conflict',
          // A title without a field reports its first failure only.
          reportError: (error) => {
            if (hasOpenField || !isTemporary(error))
              board.failed(hasOpenField ? titleNoticeKey(about) : 'structure', sentenceOf(error, texts.titleFailed));
          },
        });
        results.current.set(key, outcome.kind);
        if (outcome.kind === 'saved') board.clear(titleNoticeKey(about));
        return outcome;
      },
      onSaved: () => undefined,
      onLost: () => undefined,
    }),
    [send, board],
  );
  const opening = useMemo(
    () => ({
      queues: titles.titleQueues,
      key: `${userId}:${courseId}`,
      channel,
      createQueue: (current: () => titles.TitleChannel) =>
        new RevisionQueue(current, titles.titleStore(userId, courseId)),
    }),
    [userId, courseId, channel],
  );
  const queue = useOpenQueue(opening);

  const rename: Rename = useCallback(
    async (target, title, base) => {
      const key = titles.keyOf(target);
      board.clear(titleNoticeKey(target));
      if (queue === null) return title === null;
      if (title === null) {
        queue.discard(key);
        return true;
      }
      openFields.current.add(key);
      queue.edit({ key, about: target, base }, title, 0);
      const isSaved = await queue.settled((draft) => draft.key === key);
      openFields.current.delete(key);
      const result = results.current.get(key);
      return result === 'conflict' || (isSaved && result !== 'dropped');
    },
    [queue, board],
  );
  return { rename, ...useConflict(queue) };
}

type Attempt = { isWanted: () => boolean; showsChange: boolean; reportError: (error: unknown) => void };

function useSend({ courseId, run }: Pick<RenameParts, 'courseId' | 'run'>) {
  const utils = trpc.useUtils();
  /** Titles sent by this page: they never conflict with a newer title by the same person. */
  const sentTitles = useRef(new Map<string, string>());
  return useCallback(
    async (
      {
        key,
        about: target,
        base: seen,
        value: title,
      }: { key: string; about: TitleTarget; base: TitleBase; value: string },
      { isWanted, showsChange, reportError }: Attempt,
    ): Promise<TitleOutcome> => {
      let base = seen;
      const call = async () => {
        if (!isWanted()) return;
        const current = titles.currentTitle(utils.editor.course.getData({ courseId }), target);
        if (current !== undefined && sentTitles.current.get(key) === current.title) base = current;
        sentTitles.current.set(key, title);
        await titles.sendTitle(utils.client.editor, { courseId, target, title, base });
      };
      try {
        await run({ ...(showsChange && { change: titles.changeOf(target, title) }), call, failure: null });
        return { kind: 'saved', base: { title, revision: base.revision } };
      } catch (error) {
        const { title: theirs, revision } = detailsOf(error);
        if (codeOf(error) === 'CONTENT_CHANGED' && typeof theirs === 'string') {
          const stored = { title: theirs, revision: String(revision) };
          // It was stored earlier; only the response was lost.
          if (theirs === title) return { kind: 'saved', base: stored };
          return { kind: 'conflict', name: conflictAuthorName(error), theirs: { base: stored, value: theirs } };
        }
        reportError(error);
        return isTemporary(error) ? { kind: 'lost', message: '' } : { kind: 'dropped' };
      }
    },
    [courseId, utils, run],
  );
}

const neverChanges = () => () => undefined;

function useConflict(queue: titles.TitleQueue | null) {
  const subscribe = queue?.subscribe ?? neverChanges;
  const hasUnsaved = useSyncExternalStore(subscribe, () => queue?.state() === 'unsaved');
  const entry = useSyncExternalStore(subscribe, () =>
    queue
      ?.drafts()
      .map(({ key }) => queue.entryOf(key))
      .find(isConflict),
  );
  const key = entry && titles.keyOf(entry.about);
  const conflict: TitleConflict | null =
    entry?.problem?.kind === 'conflict'
      ? { name: entry.problem.name, theirs: entry.problem.theirs.value, mine: entry.value }
      : null;
  return {
    conflict,
    hasUnsaved,
    takeTheirs: () => key !== undefined && queue?.acceptTheirs(key),
    keepMine: () => key !== undefined && queue?.keepMine(key),
  };
}

const isConflict = (entry: Entry<titles.TitleKind> | undefined): boolean => entry?.problem?.kind === 'conflict';
