import { useCallback, useMemo, useRef, useState } from 'react';
import type { EditedCourse } from '#shared/editor/state.ts';
import { editorTexts as texts } from '#shared/texts/editor.ts';
import { codeOf, sentenceOf } from '../../lib/errors.ts';
import { toastError } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { detailsOf, nameIn } from './saving.ts';
import { type Change, findLesson, findModule, lessonRenamed, moduleRenamed } from './structure.ts';
import type { Run } from './use-structure.ts';

/** What gets another title; the id of a course is known already. */
export type Named = { kind: 'course' } | { kind: 'module'; id: string } | { kind: 'lesson'; id: string };
export type TitleConflict = { target: Named; name: string; theirs: string; mine: string };
export type Rename = (target: Named, title: string, revision: string) => Promise<boolean>;

/** Changes titles on the revision that the person had before them; somebody else's newer title is shown with a choice. */
export function useRename(courseId: string, run: Run) {
  const utils = trpc.useUtils();
  const [conflict, setConflict] = useState<TitleConflict | null>(null);
  /** Titles that were saved here: on top of one's own there is no conflict. */
  const own = useRef(new Map<string, string>());

  const newest = useCallback(
    (target: Named) => currentTitle(utils.editor.course.getData({ courseId }), target),
    [utils, courseId],
  );

  const rename: Rename = useCallback(
    async (target, title, revision) => {
      const call = async () => {
        const current = newest(target);
        const base = current && own.current.get(keyOf(target)) === current.title ? current.revision : revision;
        await send(utils.client.editor, { courseId, target, title, revision: base });
        own.current.set(keyOf(target), title);
        return true;
      };
      try {
        return (await run({ change: changeOf(target, title), call, failure: null })) ?? false;
      } catch (error) {
        const details = detailsOf(error);
        if (codeOf(error) !== 'CONTENT_CHANGED' || typeof details['title'] !== 'string') {
          toastError(sentenceOf(error, texts.titleFailed));
          return false;
        }
        setConflict({ target, name: nameIn(details), theirs: details['title'], mine: title });
        return true;
      }
    },
    [courseId, utils, run, newest],
  );

  const settle = useMemo(
    () => ({
      takeTheirs: () => setConflict(null),
      keepMine: (open: TitleConflict) => {
        setConflict(null);
        const current = newest(open.target);
        if (current !== undefined) void rename(open.target, open.mine, current.revision);
      },
    }),
    [rename, newest],
  );
  return { rename, conflict, ...settle };
}

const keyOf = (target: Named): string => (target.kind === 'course' ? 'course' : target.id);

function currentTitle(
  course: EditedCourse | undefined,
  target: Named,
): { title: string; revision: string } | undefined {
  if (course === undefined) return undefined;
  if (target.kind === 'course') return { title: course.title, revision: course.settingsRevision };
  return target.kind === 'module' ? findModule(course, target.id) : findLesson(course, target.id)?.lesson;
}

function changeOf(target: Named, title: string): Change {
  if (target.kind === 'course') return (course) => ({ ...course, title });
  return target.kind === 'module' ? moduleRenamed(target.id, title) : lessonRenamed(target.id, title);
}

type EditorClient = ReturnType<typeof trpc.useUtils>['client']['editor'];
type Renaming = { courseId: string; target: Named; title: string; revision: string };

function send(client: EditorClient, { courseId, target, title, revision }: Renaming): Promise<unknown> {
  if (target.kind === 'course') return client.rename.mutate({ courseId, title, revision });
  if (target.kind === 'module') return client.renameModule.mutate({ courseId, moduleId: target.id, title, revision });
  return client.renameLesson.mutate({ courseId, lessonId: target.id, title, revision });
}
