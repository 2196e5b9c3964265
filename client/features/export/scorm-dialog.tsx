import { Box, Button, Group, Modal } from '@mantine/core';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { exportPath } from '#shared/export/bundle.ts';
import { exportTexts as texts } from '#shared/texts/courses/export.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { look } from '../../components/look/look.ts';
import classes from './export.module.css';

type ScormDialogProps = { courseId: string; number: number; opened: boolean; onClose: () => void };

/** Says what a package gives away before it is taken along. The server answers the link with a file. */
export function ScormDialog({ courseId, number, opened, onClose }: ScormDialogProps) {
  return (
    <Modal title={texts.scormTitle(number)} opened={opened} onClose={onClose}>
      <Box component="p" mb={20}>
        {texts.scormText}
      </Box>
      <Group gap={14} wrap="nowrap" align="stretch" mb="lg" py="md" px={20} className={look('fit', 'amber')}>
        <IconAlertTriangle className={classes.warningIcon} size={22} stroke={1.75} aria-hidden="true" />
        <div>
          <Box component="p" lh={1.35} className={look('bold')}>
            {texts.warningTitle}
          </Box>
          <Box component="p" mt={4}>
            {texts.warningText}
          </Box>
        </div>
      </Group>
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
