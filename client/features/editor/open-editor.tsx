import { useContext, useState } from 'react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { BlockType } from '#shared/courses/content.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { look } from '../../components/look/look.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import classes from './editor.module.css';
import { EditorContext } from './editor-context.ts';
import { EditorHeader } from './editor-header.tsx';
import { type EditorSlots, ExtrasContext } from './editor-slots.ts';
import { LessonArea } from './lesson/lesson-area.tsx';
import { useLive } from './live/use-live.ts';
import { QuickStartDialog } from './quick-start-dialog.tsx';
import { type BlockQueue, useQueueState } from './saving/block-queue.ts';
import { LostNote, StuckDrafts } from './saving/stuck-drafts.tsx';
import { useSaveDraft } from './saving/use-save-draft.ts';
import { MoveDialog, type Moving } from './structure/move-dialog.tsx';
import { StructureSide } from './structure/structure-side.tsx';
import { TitleConflictDialog } from './titles/title-conflict-dialog.tsx';
import { useNoStrayDrop } from './uploads/use-drop-files.ts';
import { useEditor } from './use-editor.ts';

type OpenEditorProps = {
  data: EditedCourse;
  /** Asked for since the page was opened; what was remembered may be older than what has been written since. */
  isFresh: boolean;
  queue: BlockQueue;
  /** Why nothing got through when it last failed. */
  lost: string | null;
  user: SessionUser;
  slots: EditorSlots;
};

/** Structure at the left, the lesson on paper in the middle. */
export function OpenEditor({ data, isFresh, queue, lost, user, slots }: OpenEditorProps) {
  const editor = useEditor(data, queue, user);
  const { parts, course, open, titles } = editor;
  const [isQuickStart, setIsQuickStart] = useState<boolean | null>(null);
  if (isQuickStart === null && isFresh) setIsQuickStart(course.modules.length === 0);
  const [moving, setMoving] = useState<Moving | null>(null);
  const { flush, saveDraft } = useSaveDraft(parts, titles.hasUnsaved);
  const slotProps = { course, flush, onSaveDraft: () => void saveDraft() };
  const saveState = useSaveState(queue, editor);
  useLive(editor);
  useNoStrayDrop();
  useLeaveWarning(saveState !== 'saved');
  usePageTitle(course.title);
  const addTo = (lessonId: string | undefined) =>
    lessonId === undefined
      ? undefined
      : (type: BlockType) => {
          setIsQuickStart(false);
          void parts.blocks.add({ lessonId, type });
        };
  const extras = useContext(ExtrasContext);
  const offerFiles = (files: readonly File[]) => {
    const lessonId = open.lesson?.lessonId;
    const attach = lessonId === undefined ? null : () => parts.uploads.add(files, { lessonId, blockId: null });
    if (!extras?.offer({ files, lesson: null, attach })) attach?.();
  };
  const moveAway = (blockId: string) => open.lessonId && setMoving({ kind: 'block', blockId, lessonId: open.lessonId });
  return (
    <EditorContext value={parts}>
      <EditorHeader
        course={course}
        saveState={saveState}
        actions={slots.actions(slotProps)}
        onQuickStart={() => setIsQuickStart(true)}
        onSaveDraft={slotProps.onSaveDraft}
        onFiles={offerFiles}
      />
      {slots.notice(slotProps)}
      <LostNote queue={queue} message={lost} />
      <StuckDrafts course={course} lessonId={open.lessonId} />
      <div className={`${classes.columns} ${look('stack', 'gap24')}`}>
        <StructureSide course={course} lessonId={open.lessonId} onMove={setMoving} />
        <div className={look('narrowable')}>
          {open.lesson && slots.lesson({ course, lessonId: open.lesson.lessonId })}
          <LessonArea course={course} open={open} onMoveAway={moveAway} />
        </div>
      </div>
      <QuickStartDialog
        opened={isQuickStart === true}
        onFirstModule={async () => (await parts.structure.addModule()) !== undefined}
        onAdd={addTo(open.lesson?.lessonId)}
        onClose={() => setIsQuickStart(false)}
      >
        {slots.quickStart({ courseId: course.courseId })}
      </QuickStartDialog>
      <MoveDialog
        course={course}
        moving={moving}
        onClose={() => setMoving(null)}
        onMove={(item, target) => {
          setMoving(null);
          if (item.kind === 'block') void parts.blocks.moveAway(item.blockId, { ...target, lessonId: target.id });
          else void parts.structure.moveLesson(item.lessonId, { moduleId: target.id, index: 10_000 });
        }}
      />
      <TitleConflictDialog conflict={titles.conflict} onTheirs={titles.takeTheirs} onMine={titles.keepMine} />
    </EditorContext>
  );
}

function useSaveState(queue: BlockQueue, { isBusy, titles }: ReturnType<typeof useEditor>) {
  const state = useQueueState(queue);
  if (titles.hasUnsaved) return 'unsaved';
  return state === 'saved' && isBusy ? 'saving' : state;
}
