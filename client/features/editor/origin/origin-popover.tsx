import { Popover, Stack, UnstyledButton } from '@mantine/core';
import { IconFileText, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { look } from '../../../components/look/look.ts';
import classes from './origin.module.css';

type OriginPopoverProps = {
  text: string;
  /** The button's accessible name; it contains the visible text. */
  label: string;
  /** 'mit KI erzeugt', else the source. */
  isMark?: boolean;
  children: ReactNode;
};

/** A quiet chip that says where a block comes from, and more when it is pressed. */
export function OriginPopover({ text, label, isMark = false, children }: OriginPopoverProps) {
  const Icon = isMark ? IconSparkles : IconFileText;
  return (
    <Popover width={320} position="bottom-start" shadow="md" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={`${classes.chip} ${look('inlineRow', 'narrowable', 'ink', 'tiny', 'strong', 'roundSm')}`}
          data-mark={isMark || undefined}
          aria-label={label}
        >
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          <span className={look('anywhere', 'textStart')}>{text}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={look('fine')} maw="calc(100vw - 2rem)">
        <Stack gap="xs">{children}</Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
