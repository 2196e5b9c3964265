import { Button, Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { publishingTexts, publishDialogTexts as texts } from '#shared/texts/courses/publishing.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { paths } from '../../lib/paths.ts';

export type PublishOutcome = { version: number | null };

type PublishedNoteProps = { outcome: PublishOutcome; courseId: string; onClose: () => void };

export function PublishedNote({ outcome: { version }, courseId, onClose }: PublishedNoteProps) {
  const messageRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => messageRef.current?.focus(), []);
  return (
    <Stack gap="lg">
      <p ref={messageRef} tabIndex={-1} role="status">
        <VisuallyHidden>{version === null ? texts.submitted : texts.published}. </VisuallyHidden>
        {version === null ? texts.submittedText : texts.publishedText(version)}
      </p>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {publishingTexts.close}
        </Button>
        {version !== null && (
          <LinkButton to={paths.course(courseId)} kind="action">
            {publishingTexts.menuItems.toCourse}
          </LinkButton>
        )}
      </DialogActions>
    </Stack>
  );
}
