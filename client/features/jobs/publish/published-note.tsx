import { Button, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { jobEditorTexts, jobPublishTexts as texts } from '#shared/texts/jobs/editor.ts';
import { DialogActions } from '../../../components/dialog-actions/dialog-actions.tsx';
import { Fact } from '../../../components/fact.tsx';
import { LinkButton } from '../../../components/link-button.tsx';
import { look } from '../../../components/look/look.ts';
import { formatDate } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';

type PublishedNoteProps = { jobId: string; endsAt: Date; onClose: () => void };

/** Where it can be seen now. The button that was pressed is gone: the words get the focus. */
export function PublishedNote({ jobId, endsAt, onClose }: PublishedNoteProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={look('stack', 'gap24')}>
      <p ref={words} tabIndex={-1} role="status">
        <VisuallyHidden>{texts.published}. </VisuallyHidden>
        {texts.publishedText(formatDate(endsAt))}
      </p>
      <dl>
        <Fact term={texts.address}>{`${window.location.origin}${paths.job(jobId)}`}</Fact>
      </dl>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {texts.close}
        </Button>
        <LinkButton to={paths.job(jobId)} kind="action">
          {jobEditorTexts.toJob}
        </LinkButton>
      </DialogActions>
    </div>
  );
}
