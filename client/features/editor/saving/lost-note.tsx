import { Alert } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { editorTexts as texts } from '#shared/texts/courses/editor.ts';
import type { SaveQueue } from './save-queue.ts';
import { useIsFailing } from './use-save-queue.ts';

/** That nothing gets through, for as long as it is so. Takes no focus and scrolls nothing: the person is writing. */
export function LostNote({ queue, message }: { queue: SaveQueue; message: string | null }) {
  const isFailing = useIsFailing(queue);
  if (!isFailing || message === null) return null;
  return (
    <Alert mb="md" color="red" icon={<IconCloudOff stroke={1.75} />} title={texts.saveFailedTitle} role="alert">
      {message}
    </Alert>
  );
}
