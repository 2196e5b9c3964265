import { useCallback, useMemo, useRef, useState } from 'react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { editorTexts as texts } from '#shared/texts/courses/editor.ts';
import { changedBy } from '../../../lib/changed-by.ts';
import { codeOf, detailsOf, isPassing, sentenceOf } from '../../../lib/errors.ts';
import { useRetries } from '../../../lib/outbox/use-retries.ts';
import { trpc } from '../../../trpc.ts';
import { type NoticeBoard, titlePlace } from '../notice-board.ts';
import { type Change, findLesson, findModule, lessonRenamed, moduleRenamed } from '../structure/structure.ts';
import type { Run } from '../structure/use-structure.ts';
import {
  keyOf,
  type Named,
  type PendingTitle,
  type TitleBase,
  useWaitingTitles,
  type WaitingTitle,
} from './waiting-titles.ts';

export type TitleConflict = { target: Named; name: string; theirs: TitleBase; mine: string };
/** `title` null: the one that could not be saved is not wanted any more. @returns false if it is still unsaved */
export type Rename = (target: Named, title: string | null, base: TitleBase) => Promise<boolean>;

type RenameParts = { courseId: string; run: Run; board: NoticeBoard; user: SessionUser };

/** Changes titles on the one that the person had before them; somebody else's newer title is shown with a choice. */
export function useRename({ courseId, run, board, user }: RenameParts) {
  const utils = trpc.useUtils();
  const [conflict, setConflict] = useState<TitleConflict | null>(null);
  const { waiting, waits, begin, wait, forget, giveUp } = useWaitingTitles(user.userId, courseId);
  /** Titles that were sent from here: on top of one's own there is no conflict. */
  const own = useRef(new Map<string, string>());

  const attempt = useCallback(
    async (pending: PendingTitle, again?: WaitingTitle): Promise<boolean> => {
      const { target, title } = pending;
      // A title that is tried again has no field any more.
      const place = again === undefined ? titlePlace(target) : 'structure';
      const key = keyOf(target);
      const isOutdated = () => again !== undefined && waits(key) !== again;
      const failures = waits(key)?.failures ?? 0;
      // What the person has just typed takes the place of what still waits.
      if (again === undefined) begin(pending);
      const call = async () => {
        if (isOutdated()) return;
        const current = currentTitle(utils.editor.course.getData({ courseId }), target);
        const base = current && own.current.get(key) === current.title ? current : pending.base;
        own.current.set(key, title);
        await send(utils.client.editor, { courseId, target, title, base });
        forget(pending);
      };
      board.clear(place);
      // As long as a title waits, its field stays open and shows it.
      const change = failures === 0 ? { change: changeOf(target, title) } : {};
      try {
        await run({ ...change, call, failure: null });
        return true;
      } catch (error) {
        if (isOutdated()) return true;
        if (isPassing(error)) wait(pending, failures + 1);
        else forget(pending);
        const details = detailsOf(error);
        const isConflict = codeOf(error) === 'CONTENT_CHANGED' && typeof details['title'] === 'string';
        // It had arrived before, and only the answer was lost.
        if (isConflict && details['title'] === title) return true;
        if (isConflict) setConflict({ target, name: changedBy(error), theirs: titleIn(details), mine: title });
        else if (again === undefined || !isPassing(error)) board.failed(place, sentenceOf(error, texts.titleFailed));
        return isConflict;
      }
    },
    [courseId, utils, run, board, waits, begin, wait, forget],
  );

  const rename: Rename = useCallback(
    async (target, title, base) => {
      if (title !== null) return attempt({ target, title, base });
      giveUp(target);
      board.clear(titlePlace(target));
      return true;
    },
    [attempt, giveUp, board],
  );

  const retry = useCallback(() => {
    for (const one of waiting) void attempt(one, one);
  }, [waiting, attempt]);
  useRetries(waiting, retry);

  const settle = useMemo(
    () => ({
      takeTheirs: () => setConflict(null),
      keepMine: ({ target, mine, theirs }: TitleConflict) => {
        setConflict(null);
        void rename(target, mine, theirs);
      },
    }),
    [rename],
  );
  return { rename, conflict, hasUnsaved: waiting.length > 0, ...settle };
}

const titleIn = ({ title, revision }: Record<string, unknown>): TitleBase => ({
  title: String(title),
  revision: String(revision),
});

function currentTitle(course: EditedCourse | undefined, target: Named): TitleBase | undefined {
  if (course === undefined) return undefined;
  if (target.kind === 'course') return { title: course.title, revision: course.settingsRevision };
  return target.kind === 'module' ? findModule(course, target.id) : findLesson(course, target.id)?.lesson;
}

function changeOf(target: Named, title: string): Change {
  if (target.kind === 'course') return (course) => ({ ...course, title });
  return target.kind === 'module' ? moduleRenamed(target.id, title) : lessonRenamed(target.id, title);
}

type EditorClient = ReturnType<typeof trpc.useUtils>['client']['editor'];
type Renaming = PendingTitle & { courseId: string };

function send(client: EditorClient, { courseId, target, title, base }: Renaming): Promise<unknown> {
  const { revision } = base;
  if (target.kind === 'course') return client.rename.mutate({ courseId, title, revision, formerTitle: base.title });
  if (target.kind === 'module') return client.renameModule.mutate({ courseId, moduleId: target.id, title, revision });
  return client.renameLesson.mutate({ courseId, lessonId: target.id, title, revision });
}
