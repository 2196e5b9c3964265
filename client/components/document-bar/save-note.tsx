import { Box, Group } from '@mantine/core';
import { IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { shellTexts } from '#shared/texts/shell.ts';
import type { OutboxState } from '../../lib/outbox/outbox.ts';
import common from '../common.module.css';
import classes from './document-bar.module.css';

const icons = { saved: IconCheck, saving: IconRefresh, unsaved: IconCloudOff };

type SaveNoteProps = {
  state: OutboxState;
  text?: string | undefined;
  /** Phones show short states as words instead of an icon. */
  hasRoom?: boolean;
};

export function SaveNote({ state, text = shellTexts.saveStates[state], hasRoom = false }: SaveNoteProps) {
  const StateIcon = icons[state];
  const isInWords = hasRoom && state !== 'unsaved';
  return (
    <Group
      component="p"
      gap={6}
      wrap="nowrap"
      flex="none"
      pe={isInWords ? { base: 8, sm: 0 } : 0}
      fz={14}
      className={`${classes.saveNote} ${common.oneLine}`}
      data-state={state}
      role="status"
    >
      <Box component="span" display="flex" {...(isInWords && { visibleFrom: 'sm' })}>
        <StateIcon size={16} stroke={1.75} aria-hidden="true" />
      </Box>
      <span className={isInWords ? undefined : common.unseenNarrow}>{text}</span>
    </Group>
  );
}
