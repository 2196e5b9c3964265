import { Box, Modal } from '@mantine/core';
import { useCallback, useContext, useState } from 'react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { BlockType } from '#shared/courses/content.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { editorTexts, conflictTexts as texts } from '#shared/texts/courses/editor.ts';
import { type ConflictChoice, ConflictChoices } from '../../components/conflict-notice/conflict-notice.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { useLastValue } from '../../lib/hooks.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { trpc } from '../../trpc.ts';
import classes from './editor.module.css';
import { type Editor, EditorContext } from './editor-context.ts';
import { EditorHeader } from './editor-header.tsx';
import { type EditorSlots, ExtrasContext } from './editor-slots.ts';
import { LessonArea } from './lesson/lesson-area.tsx';
import { useLive } from './live/use-live.ts';
import { QuickStartDialog } from './quick-start-dialog.tsx';
import { type BlockQueue, useQueueState } from './saving/block-queue.ts';
import { ConnectionLostNote, StuckDrafts } from './saving/stuck-drafts.tsx';
import { MoveDialog, type MovedItem } from './structure/move-dialog.tsx';
import { StructureSide } from './structure/structure-side.tsx';
import type { TitleConflict } from './titles/use-rename.ts';
import { usePreventStrayDrop } from './uploads/use-drop-files.ts';
import { useEditor } from './use-editor.ts';

type OpenEditorProps = {
  data: EditedCourse;
  /** Fetched after the page opened, because cached data may be older than saved changes. */
  isFresh: boolean;
  queue: BlockQueue;
  connectionError: string | null;
  user: SessionUser;
  slots: EditorSlots;
};

export function OpenEditor({ data, isFresh, queue, connectionError, user, slots }: OpenEditorProps) {
  const editor = useEditor(data, queue, user);
  const { parts, course, open, titles } = editor;
  const [isQuickStart, setIsQuickStart] = useState<boolean | null>(null);
  if (isQuickStart === null && isFresh) setIsQuickStart(course.modules.length === 0);
  const [itemToMove, setItemToMove] = useState<MovedItem | null>(null);
  const { flush, saveDraft } = useSaveDraft(parts, titles.hasUnsaved);
  const slotProps = { course, flush, onSaveDraft: () => void saveDraft() };
  const saveState = useSaveState(queue, editor);
  useLive(editor);
  usePreventStrayDrop();
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
  const moveAway = (blockId: string) =>
    open.lessonId && setItemToMove({ kind: 'block', blockId, lessonId: open.lessonId });
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
      <ConnectionLostNote queue={queue} message={connectionError} />
      <StuckDrafts course={course} lessonId={open.lessonId} />
      <div className={classes.columns}>
        <StructureSide course={course} lessonId={open.lessonId} onMove={setItemToMove} />
        <Box miw={0}>
          {open.lesson && slots.lesson({ course, lessonId: open.lesson.lessonId })}
          <LessonArea course={course} open={open} onMoveAway={moveAway} />
        </Box>
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
        moving={itemToMove}
        onClose={() => setItemToMove(null)}
        onMove={(item, target) => {
          setItemToMove(null);
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

type TitleConflictDialogProps = { conflict: TitleConflict | null; onTheirs: () => void; onMine: () => void };

function TitleConflictDialog({ conflict, onTheirs, onMine }: TitleConflictDialogProps) {
  const shown = useLastValue(conflict);
  // Always mounted: a modal that mounts open cannot restore the focus.
  return (
    <StaleDialog
      opened={conflict !== null}
      title={texts.changed(shown?.name ?? '')}
      text={shown === null ? '' : texts.titleHint(shown.theirs, shown.mine)}
      choices={[
        { label: texts.mineTitle, onClick: onMine, isMain: true },
        { label: texts.theirs, onClick: onTheirs },
      ]}
      onClose={onTheirs}
    />
  );
}

/** Closing is also a choice: `onClose` must not overwrite anything. */
type StaleDialogProps = {
  opened: boolean;
  title: string;
  text: string;
  choices: readonly ConflictChoice[];
  onClose: () => void;
};

function StaleDialog({ opened, title, text, choices, onClose }: StaleDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <p>{text}</p>
      <ConflictChoices choices={choices} />
    </Modal>
  );
}

/** `flush` sends everything unsaved and rejects if anything fails. Titles retry on their own. */
function useSaveDraft({ courseId, queue, board, run }: Editor, hasUnsavedTitle: boolean) {
  const utils = trpc.useUtils();
  const flush = useCallback(async () => {
    if (!(await queue.settled()) || hasUnsavedTitle) throw new Error(editorTexts.stillUnsaved);
    // Runs after all pending structure changes.
    await run({ call: () => Promise.resolve(), failure: null });
  }, [queue, run, hasUnsavedTitle]);
  const saveDraft = useCallback(async () => {
    const isSent = await queue.settled();
    if (!isSent || hasUnsavedTitle) return board.failed('draft', editorTexts.stillUnsaved, editorTexts.saveFailedTitle);
    try {
      await run({ call: () => utils.client.editor.saveDraft.mutate({ courseId }), failure: null });
      board.done('draft', editorTexts.draftSaved);
    } catch (error) {
      board.failed('draft', sentenceOf(error, editorTexts.draftFailed), editorTexts.saveFailedTitle);
    }
  }, [courseId, queue, board, run, utils, hasUnsavedTitle]);
  return { flush, saveDraft };
}
