import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNarrow } from '../../lib/use-narrow.ts';

type ReleaseDialogProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode };

/** Wide enough for a whole view of a person; on phones it is the window. */
export function ReleaseDialog({ title, opened, onClose, children }: ReleaseDialogProps) {
  const isNarrow = useNarrow();
  return (
    <Modal
      title={title}
      opened={opened}
      onClose={onClose}
      size="52rem"
      fullScreen={isNarrow}
      radius={isNarrow ? 0 : 'xl'}
    >
      {children}
    </Modal>
  );
}
