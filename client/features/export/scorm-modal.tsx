import { Button, Modal } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { exportPath } from '#shared/export/bundle.ts';
import { exportTexts as texts } from '#shared/texts/export.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import classes from './export.module.css';

type ScormModalProps = { courseId: string; number: number; opened: boolean; onClose: () => void };

/** Says what a package gives away before it is taken along. The server answers the link with a file. */
export function ScormModal({ courseId, number, opened, onClose }: ScormModalProps) {
  return (
    <Modal title={texts.scormTitle(number)} opened={opened} onClose={onClose}>
      <p className={classes.text}>{texts.scormText}</p>
      <div className={classes.warning}>
        <IconAlertTriangle className={classes.warningIcon} size={22} stroke={1.75} aria-hidden="true" />
        <div>
          <p className={classes.warningTitle}>{texts.warningTitle}</p>
          <p className={classes.warningText}>{texts.warningText}</p>
        </div>
      </div>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button
          component="a"
          color="coral"
          href={exportPath('scorm', { courseId, number })}
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onClose}
        >
          {texts.download}
        </Button>
      </DialogActions>
    </Modal>
  );
}
