import { useState } from 'react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { BlockType } from '#shared/courses/content.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { look } from '../../components/look/look.ts';
import { usePageTitle } from '../../components/page-title.ts';
import { useLeaveWarning } from '../pages/use-leave-warning.ts';
import { ReviewNotice } from '../publishing/review-notice.tsx';
import classes from './editor.module.css';
import { EditorContext } from './editor-context.ts';
import { EditorHeader } from './editor-header.tsx';
import { LessonArea } from './lesson-area.tsx';
import { MoveModal, type Moving } from './move-modal.tsx';
import { QuickStartModal } from './quick-start-modal.tsx';
import type { SaveQueue } from './save-queue.ts';
import { StructureSide } from './structure-side.tsx';
import { StuckDrafts } from './stuck-drafts.tsx';
import { TitleConflictModal } from './title-conflict-modal.tsx';
import { useNoStrayDrop } from './use-drop-files.ts';
import { useEditor } from './use-editor.ts';
import { useLive } from './use-live.ts';
import { useSaveDraft } from './use-save-draft.ts';
import { useQueueState } from './use-save-queue.ts';

type OpenEditorProps = { data: EditedCourse; queue: SaveQueue; user: SessionUser };

/** Structure at the left, the lesson on paper in the middle. */
export function OpenEditor({ data, queue, user }: OpenEditorProps) {
  const editor = useEditor(data, queue, user);
  const { parts, course, open, titles } = editor;
  const [isQuickStart, setIsQuickStart] = useState(course.modules.length === 0);
  const [moving, setMoving] = useState<Moving | null>(null);
  const { flush, saveDraft } = useSaveDraft(parts, titles.hasUnsaved);
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
  const moveAway = (blockId: string) => open.lessonId && setMoving({ kind: 'block', blockId, lessonId: open.lessonId });
  return (
    <EditorContext value={parts}>
      <EditorHeader
        course={course}
        saveState={saveState}
        flush={flush}
        onQuickStart={() => setIsQuickStart(true)}
        onSaveDraft={() => void saveDraft()}
      />
      <ReviewNotice course={course} flush={flush} />
      <StuckDrafts course={course} lessonId={open.lessonId} />
      <div className={`${classes.columns} ${look('stack', 'gap24')}`}>
        <StructureSide course={course} lessonId={open.lessonId} onMove={setMoving} />
        <div className={look('narrowable')}>
          <LessonArea course={course} open={open} onMoveAway={moveAway} />
        </div>
      </div>
      <QuickStartModal
        opened={isQuickStart}
        onFirstModule={async () => (await parts.structure.addModule()) !== undefined}
        onAdd={addTo(open.lesson?.lessonId)}
        onClose={() => setIsQuickStart(false)}
      />
      <MoveModal
        course={course}
        moving={moving}
        onClose={() => setMoving(null)}
        onMove={(item, target) => {
          setMoving(null);
          if (item.kind === 'block') void parts.blocks.moveAway(item.blockId, { ...target, lessonId: target.id });
          else void parts.structure.moveLesson(item.lessonId, { moduleId: target.id, index: 10_000 });
        }}
      />
      <TitleConflictModal conflict={titles.conflict} onTheirs={titles.takeTheirs} onMine={titles.keepMine} />
    </EditorContext>
  );
}

function useSaveState(queue: SaveQueue, { isBusy, titles }: ReturnType<typeof useEditor>) {
  const state = useQueueState(queue);
  if (titles.hasUnsaved) return 'unsaved';
  return state === 'saved' && isBusy ? 'saving' : state;
}
