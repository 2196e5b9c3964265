import { Box, Button, Group, Menu, Modal, Text } from '@mantine/core';
import { IconAlertTriangle, IconBraces, IconChevronDown, IconDownload, IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import { exportPath } from '#shared/export/bundle.ts';
import { exportTexts as texts } from '#shared/texts/courses/export.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import classes from './export-menu.module.css';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type ExportMenuProps = { courseId: string; number: number };

export function ExportMenu({ courseId, number }: ExportMenuProps) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <>
      <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="subtle"
            size="sm"
            aria-label={texts.menuNamed(number)}
            rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden="true" />}
          >
            {texts.menu}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPackage {...icon} />} onClick={() => setIsOpened(true)}>
            {texts.scorm}
          </Menu.Item>
          <Menu.Item
            component="a"
            href={exportPath('bundle', { courseId, number })}
            leftSection={<IconBraces {...icon} />}
          >
            {texts.bundle}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ScormDialog courseId={courseId} number={number} opened={isOpened} onClose={() => setIsOpened(false)} />
    </>
  );
}

type ScormDialogProps = { courseId: string; number: number; opened: boolean; onClose: () => void };

function ScormDialog({ courseId, number, opened, onClose }: ScormDialogProps) {
  return (
    <Modal title={texts.scormTitle(number)} opened={opened} onClose={onClose}>
      <Box component="p" mb={20}>
        {texts.scormText}
      </Box>
      <Group
        gap={14}
        wrap="nowrap"
        align="stretch"
        mb="lg"
        py="md"
        px={20}
        bdrs="fit"
        bg="var(--mantine-color-amber-light)"
      >
        <IconAlertTriangle className={classes.warningIcon} size={22} stroke={1.75} aria-hidden="true" />
        <div>
          <Text lh={1.35} fw={650}>
            {texts.warningTitle}
          </Text>
          <Box component="p" mt={4}>
            {texts.warningText}
          </Box>
        </div>
      </Group>
      <DialogActions onCancel={onClose}>
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
