import { Popover, Stack, Text, UnstyledButton } from '@mantine/core';
import { IconFileText, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import common from '../../../components/common.module.css';
import classes from './origin.module.css';

type OriginPopoverProps = {
  text: string;
  label: string;
  isMark?: boolean;
  children: ReactNode;
};

export function OriginPopover({ text, label, isMark = false, children }: OriginPopoverProps) {
  const Icon = isMark ? IconSparkles : IconFileText;
  return (
    <Popover width={320} position="bottom-start" shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          miw={0}
          c="bright"
          fz="xs"
          fw={600}
          bdrs="sm"
          className={classes.chip}
          data-mark={isMark || undefined}
          aria-label={label}
        >
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          <Text span ta="start" className={common.anywhere}>
            {text}
          </Text>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown fz={14} maw="calc(100vw - 2rem)">
        <Stack gap="xs">{children}</Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
