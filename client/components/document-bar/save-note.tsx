import { Group } from '@mantine/core';
import { IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { shellTexts } from '#shared/texts/shell.ts';
import type { OutboxState } from '../../lib/outbox/outbox.ts';
import common from '../common.module.css';
import classes from './document-bar.module.css';

const icons = { saved: IconCheck, saving: IconRefresh, unsaved: IconCloudOff };

type SaveNoteProps = {
  state: OutboxState;
  text?: string | undefined;
};

export function SaveNote({ state, text = shellTexts.saveStates[state] }: SaveNoteProps) {
  const StateIcon = icons[state];
  return (
    <Group
      component="p"
      gap={6}
      wrap="nowrap"
      flex="none"
      fz={14}
      className={`${classes.saveNote} ${common.oneLine}`}
      data-state={state}
      role="status"
    >
      <StateIcon size={16} stroke={1.75} aria-hidden="true" />
      <span className={common.unseenNarrow}>{text}</span>
    </Group>
  );
}
