import { Box, Button, Modal } from '@mantine/core';
import { memberTexts } from '#shared/texts/members/members.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';

const { impossible: texts } = memberTexts;

export function LastOwnerDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal title={texts.title} opened={opened} onClose={onClose}>
      <Box component="p" mb={20}>
        {texts.text}
      </Box>
      <Box component="p" mb={20}>
        {texts.advice}
      </Box>
      <DialogActions>
        <Button onClick={onClose} data-autofocus>
          {texts.ok}
        </Button>
      </DialogActions>
    </Modal>
  );
}
