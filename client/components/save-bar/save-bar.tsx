import { Button, Group, Stack } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { shellTexts as texts } from '#shared/texts/shell.ts';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { ask } from '../ask/ask.tsx';
import { FormError } from '../form-error/form-error.tsx';
import classes from './save-bar.module.css';

type SaveBarProps = {
  isDirty: boolean;
  isSaving: boolean;
  saves: number;
  savedText: string;
  label: string;
  failure: string | null;
  onDiscard: () => void;
};

export function SaveBar({ isDirty, isSaving, saves, savedText, label, failure, onDiscard }: SaveBarProps) {
  const { state, ...focus } = useFocusStatusWhenClean(isDirty);
  const isSaved = useWasJustSaved(saves) && !isDirty;
  const isShown = isDirty || isSaved || failure !== null;
  const discard = () =>
    ask({
      title: texts.discardChanges,
      text: texts.discardText,
      confirmLabel: texts.discardChanges,
      run: async () => onDiscard(),
      onDone: () => state.current?.focus({ preventScroll: true }),
    });
  return (
    <Stack
      gap="sm"
      {...focus}
      pos="sticky"
      className={classes.bar}
      {...(isShown && { 'data-bottom-bar': '', 'data-shown': true })}
      data-unsaved={isDirty || undefined}
    >
      <FormError message={failure} />
      <Group gap="0.5rem 1rem">
        <Group
          component="p"
          gap={6}
          wrap="nowrap"
          display="inline-flex"
          fz="sm"
          fw={600}
          className={classes.state}
          ref={state}
          tabIndex={-1}
          role="status"
        >
          {isSaved && <IconCheck color="var(--pg-fit-text)" size={18} aria-hidden="true" />}
          {isDirty ? texts.unsavedChanges : isSaved && savedText}
        </Group>
        <Button variant="subtle" disabled={isSaving} onClick={discard}>
          {texts.discardChanges}
        </Button>
        <Button type="submit" loading={isSaving}>
          {label}
        </Button>
      </Group>
    </Stack>
  );
}

function useFocusStatusWhenClean(isDirty: boolean) {
  const statusLine = useRef<HTMLParagraphElement>(null);
  /** Stays true when a button that becomes disabled loses the focus: its blur has no `relatedTarget`. */
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isDirty && hadFocus.current) statusLine.current?.focus({ preventScroll: true });
  }, [isDirty]);
  return {
    state: statusLine,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      hadFocus.current = relatedTarget === null;
    },
  };
}

function useWasJustSaved(saves: number): boolean {
  const [note, showNote] = useTemporaryNote();
  const [lastSaves, setLastSaves] = useState(saves);
  if (lastSaves !== saves) {
    setLastSaves(saves);
    showNote('saved');
  }
  return note !== null;
}
