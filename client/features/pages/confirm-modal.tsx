import { Box, Button, Group, Modal } from '@mantine/core';
import { pageEditorTexts as texts } from '#shared/texts/admin.ts';

type ConfirmModalProps = {
  title: string;
  /** What will be lost, and what is to be seen then. */
  text: string;
  action: string;
  opened: boolean;
  isPending?: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asks before something is lost; the way back has the focus. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { title, text, action, opened, isPending = false, onClose, onConfirm } = props;
  return (
    <Modal
      title={title}
      opened={opened}
      onClose={onClose}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': texts.close }}
    >
      <Box component="p" mb="lg">
        {text}
      </Box>
      <Group gap="sm" align="stretch" justify="flex-end">
        <Button variant="default" onClick={onClose} data-autofocus>
          {texts.cancel}
        </Button>
        <Button color="red" loading={isPending} onClick={onConfirm}>
          {action}
        </Button>
      </Group>
    </Modal>
  );
}
