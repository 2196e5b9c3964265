import { Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './saved-note.module.css';

export function SavedNote({ note }: { note: string | boolean | null }) {
  return (
    <Group
      component="span"
      gap={6}
      wrap="nowrap"
      display="inline-flex"
      c="var(--pg-fit-text)"
      fz="sm"
      fw={600}
      className={classes.note}
      role="status"
    >
      {note !== null && note !== false && (
        <>
          <IconCheck size={18} aria-hidden="true" />
          {note === true ? shellTexts.saved : note}
        </>
      )}
    </Group>
  );
}
