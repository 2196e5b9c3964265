import { Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';
import classes from './saved-note.module.css';

/** Comes into view, as the act may be far from it or move the page. */
export function SavedNote({ note }: { note: string | boolean | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (note) place.current?.scrollIntoView({ block: 'nearest' });
  }, [note]);
  return (
    <Group
      component="span"
      ref={place}
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
