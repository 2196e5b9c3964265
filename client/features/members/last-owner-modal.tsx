import { Button, Modal } from '@mantine/core';
import { memberTexts } from '#shared/texts/members.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import classes from '../../components/dialog-form/dialog-form.module.css';

const { impossible: texts } = memberTexts;

/** Why the last owner stays one. */
export function LastOwnerModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal title={texts.title} opened={opened} onClose={onClose}>
      <p className={classes.text}>{texts.text}</p>
      <p className={classes.text}>{texts.advice}</p>
      <DialogActions>
        <Button onClick={onClose} data-autofocus>
          {texts.ok}
        </Button>
      </DialogActions>
    </Modal>
  );
}
