import { Button, Menu } from '@mantine/core';
import { IconBraces, IconChevronDown, IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import { exportPath } from '#shared/export/bundle.ts';
import { exportTexts as texts } from '#shared/texts/courses/export.ts';
import { ScormDialog } from './scorm-dialog.tsx';

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type ExportMenuProps = { courseId: string; number: number };

/** A published version to take along. */
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
