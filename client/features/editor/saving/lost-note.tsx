import { Alert } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { editorTexts as texts } from '#shared/texts/courses/editor.ts';
import type { BlockQueue } from './block-queue.ts';

/** That nothing gets through, for as long as it is so. Takes no focus and scrolls nothing: the person is writing. */
export function LostNote({ queue, message }: { queue: BlockQueue; message: string | null }) {
  const isFailing = useSyncExternalStore(queue.subscribe, queue.isFailing);
  if (!isFailing || message === null) return null;
  return (
    <Alert mb="md" color="red" icon={<IconCloudOff stroke={1.75} />} title={texts.saveFailedTitle} role="alert">
      {message}
    </Alert>
  );
}
