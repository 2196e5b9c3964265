import { Box, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { EditedCourse } from '#shared/editor/state.ts';
import { courseActionTexts } from '#shared/texts/courses/courses.ts';
import { publishingTexts as texts } from '#shared/texts/courses/publishing.ts';
import { moderationTexts } from '#shared/texts/moderation/moderation.ts';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { SavedNote } from '../../../components/saved-note/saved-note.tsx';
import { useDeleteCourse } from '../../../features/courses/use-delete-course.tsx';
import type { SlotProps } from '../../../features/editor/editor-slots.ts';
import { publishingRights } from '../../../features/publishing/publishing-rights.ts';
import { useWithdraw } from '../../../features/publishing/use-publish.ts';
import { useIsNarrow, useTemporaryNote } from '../../../lib/hooks.ts';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import { CourseDialogs, type OpenDialog } from './course-dialogs.tsx';
import { CourseMenu } from './course-menu.tsx';

type NextButtonProps = {
  next: 'publish' | 'submit';
  course: EditedCourse;
  isUpToDate: boolean;
  onClick: (dialog: OpenDialog) => void;
};

function NextButton({ next, course, isUpToDate, onClick }: NextButtonProps) {
  const isNarrow = useIsNarrow();
  const name = next === 'submit' ? texts.submit : course.isOnline ? texts.publishChanges : texts.publish;
  const isBlocked = next === 'publish' && course.isTakenDown;
  if (isNarrow && isUpToDate) return null;
  return (
    <Button
      color="coral"
      disabled={isUpToDate || isBlocked}
      title={isBlocked ? moderationTexts.publishRefused : isUpToDate ? texts.upToDate : undefined}
      {...(isNarrow && { size: 'compact-md', mih: '2.75rem', 'aria-label': name })}
      onClick={() => onClick(next)}
    >
      {isNarrow ? texts.short[next] : name}
    </Button>
  );
}

export function CourseActions({ course, flush, onSaveDraft }: SlotProps) {
  const session = useSession();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [note, say] = useTemporaryNote();
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const askToWithdraw = useWithdraw(course, say);
  const askToDelete = useDeleteCourse(() => {
    toastSuccess(courseActionTexts.deleted);
    void navigate(paths.company.courses);
  });
  if (session.status !== 'signedIn') return null;
  const rights = publishingRights(session.user, course);
  return (
    <Group gap="0.25rem 0.5rem" wrap="nowrap" flex="none">
      <SavedNote note={note} />
      {rights.next !== null && (
        <NextButton next={rights.next} course={course} isUpToDate={rights.isUpToDate} onClick={setDialog} />
      )}
      <CourseMenu
        course={course}
        rights={rights}
        flush={flush}
        onSaveDraft={onSaveDraft}
        onOpen={setDialog}
        onWithdraw={askToWithdraw}
        onDelete={() => askToDelete(course)}
        onFailure={setFailure}
      />
      <CourseDialogs
        course={course}
        rights={rights}
        flush={flush}
        dialog={dialog}
        onOpen={setDialog}
        onClose={() => setDialog(null)}
      />
      {failure !== null && (
        <Box w="100%">
          <FormError message={failure} onClose={() => setFailure(null)} />
        </Box>
      )}
    </Group>
  );
}
