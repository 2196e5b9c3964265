import { Box, Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { organisationTexts as texts } from '#shared/texts/organisations.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';

type ConfirmModalProps = {
  title: string;
  /** What follows from going on. */
  children: ReactNode;
  action: string;
  opened: boolean;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before something is taken away; the way back has the focus. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { title, children, action, opened, isPending, onClose, onConfirm } = props;
  return (
    <Modal title={title} opened={opened} onClose={onClose}>
      <Box component="p" mb={20}>
        {children}
      </Box>
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          {texts.cancel}
        </Button>
        <Button color="red" loading={isPending} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Modal>
  );
}
