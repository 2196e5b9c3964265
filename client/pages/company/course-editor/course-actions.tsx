import { Box, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { publishingTexts as texts } from '#shared/texts/publishing.ts';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { SavedNote } from '../../../components/saved-note/saved-note.tsx';
import type { SlotProps } from '../../../features/editor/editor-slots.ts';
import { publishingRights } from '../../../features/publishing/publishing-rights.ts';
import { useSession } from '../../../lib/session.ts';
import { useBriefly } from '../../../lib/use-briefly.ts';
import { CourseDialogs, type OpenDialog } from './course-dialogs.tsx';
import { CourseMenu } from './course-menu.tsx';

/**
 * The right side of the editor's header: publishing or submitting, and the menu with everything about the course as a whole.
 * Below the header belongs `ReviewNotice`, which says what a review is waiting for and what came back from it.
 */
export function CourseActions({ course, flush, onSaveDraft }: SlotProps) {
  const session = useSession();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [note, say] = useBriefly();
  const [failure, setFailure] = useState<string | null>(null);
  if (session.status !== 'signedIn') return null;
  const rights = publishingRights(session.user, course);
  return (
    <Group gap="xs">
      <SavedNote isShown={note !== null} text={note ?? ''} />
      {rights.next !== null && (
        <Button
          color="coral"
          disabled={rights.isUpToDate}
          title={rights.isUpToDate ? texts.upToDate : undefined}
          onClick={() => setDialog(rights.next)}
        >
          {rights.next === 'submit' ? texts.submit : course.isOnline ? texts.publishChanges : texts.publish}
        </Button>
      )}
      <CourseMenu
        course={course}
        rights={rights}
        flush={flush}
        onSaveDraft={onSaveDraft}
        onOpen={setDialog}
        onFailure={setFailure}
      />
      <CourseDialogs
        course={course}
        rights={rights}
        flush={flush}
        dialog={dialog}
        onOpen={setDialog}
        onClose={() => setDialog(null)}
        onDone={say}
      />
      {failure !== null && (
        <Box w="100%">
          <FormError message={failure} onClose={() => setFailure(null)} />
        </Box>
      )}
    </Group>
  );
}
