import { Button, Stack, VisuallyHidden } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { JobImportOutcome } from '#shared/jobs/import.ts';
import { jobImportTexts as texts } from '#shared/texts/jobs/import.ts';
import { DialogActions } from '../../../components/dialog-actions/dialog-actions.tsx';

/** What came of it. The button that was pressed is gone: the words get the focus. */
export function ImportDone({ outcome, onClose }: { outcome: JobImportOutcome; onClose: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <Stack gap="lg">
      <p ref={words} tabIndex={-1} role="status">
        <VisuallyHidden>{texts.done}: </VisuallyHidden>
        {texts.outcome(outcome)}
      </p>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Stack>
  );
}
