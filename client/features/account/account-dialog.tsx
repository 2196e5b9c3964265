import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { accountTexts } from '#shared/texts/account/account.ts';

type AccountDialogProps = {
  title: string;
  opened: boolean;
  onClose: () => void;
  onClosed?: () => void;
  /** False: only the button inside the content closes the dialog. */
  closable?: boolean;
  children: ReactNode;
};

export function AccountDialog({
  title,
  opened,
  onClose,
  onClosed = () => undefined,
  closable = true,
  children,
}: AccountDialogProps) {
  return (
    <Modal
      title={title}
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      closeOnEscape={closable}
      closeOnClickOutside={false}
      withCloseButton={closable}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': accountTexts.close }}
    >
      {children}
    </Modal>
  );
}
