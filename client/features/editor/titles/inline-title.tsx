import { Box, Stack, Text } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { courseLimits } from '#shared/courses/schema.ts';
import { editorTexts as texts } from '#shared/texts/courses/editor.ts';
import common from '../../../components/common.module.css';
import { useEditorParts } from '../editor-context.ts';
import { titlePlace, useNotice } from '../notice-board.ts';
import classes from './inline-title.module.css';
import type { Named, TitleBase } from './title-queue.ts';
import { useFieldInPlace } from './use-field-in-place.ts';

type InlineTitleProps = {
  title: string;
  revision: string;
  /** What is named by it. */
  target: Named;
  label: string;
  /** False if it could not be saved; the field then stays open. */
  onSave: (title: string | null, base: TitleBase) => Promise<boolean>;
  level: 1 | 2;
};

/** A heading that becomes a field when it is clicked. Enter or leaving it saves, Escape leaves everything as it was. */
export function InlineTitle({ level, ...named }: InlineTitleProps) {
  const { title } = named;
  const field = useFieldInPlace<HTMLButtonElement>();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Heading className={classes.heading} data-level={level}>
      {field.isOpen ? (
        <TitleField {...named} onDone={field.close} />
      ) : (
        <Box
          component="button"
          c="inherit"
          ta="start"
          className={`${classes.title} ${common.hoverGround}`}
          type="button"
          ref={field.shown}
          title={texts.editTitle}
          onClick={field.open}
        >
          {title}
          <IconPencil className={classes.pencil} size={18} stroke={1.75} aria-hidden="true" />
        </Box>
      )}
    </Heading>
  );
}

type TitleFieldProps = Omit<InlineTitleProps, 'level'> & {
  /** `hasFocus`: it ended by a key. */
  onDone: (hasFocus: boolean) => void;
};

/** The field alone; it keeps what it began with as the base of the change. */
export function TitleField({ target, title, revision, label, onSave, onDone }: TitleFieldProps) {
  const { board } = useEditorParts();
  const errorId = useId();
  const refusal = useNotice(board, titlePlace(target))?.text;
  const [isEmpty, setIsEmpty] = useState(false);
  const [base] = useState({ title, revision });
  const [typed, setTyped] = useState(title);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOver = useRef(false);
  /** The title that did not come through; it is tried again without this field. */
  const unsaved = useRef<string | null>(null);
  useEffect(() => field.current?.select(), []);
  useEffect(() => {
    const isSaved = title === unsaved.current && revision !== base.revision;
    if (isSaved && !isOver.current && field.current?.value.trim() === title) onDone(false);
  }, [title, revision, base, onDone]);
  const giveUp = () => {
    if (unsaved.current !== null) void onSave(null, base);
  };
  const finish = async (hasFocus: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    const wanted = typed.trim();
    if (wanted === '' && hasFocus) {
      isOver.current = false;
      return setIsEmpty(true);
    }
    if (wanted === '' || wanted === base.title) {
      giveUp();
      return onDone(hasFocus);
    }
    if (await onSave(wanted, base)) return onDone(hasFocus);
    unsaved.current = wanted;
    isOver.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') {
      event.preventDefault();
      void finish(true);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isOver.current = true;
      giveUp();
      onDone(true);
    }
  };
  const error = isEmpty ? texts.titleEmpty : refusal;
  return (
    <Stack component="span" gap={0} flex={1} miw={0}>
      <Box
        component="textarea"
        c="inherit"
        ta="start"
        display="block"
        className={`${classes.field} ${common.hidden}`}
        ref={field}
        rows={1}
        aria-label={label}
        aria-invalid={typed.trim() === '' || error !== undefined}
        aria-describedby={errorId}
        autoFocus
        maxLength={courseLimits.title}
        value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value.replace(/[\r\n]+/g, ' '));
          setIsEmpty(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => void finish(false)}
      />
      <Text span c="var(--pg-error-text)" fz={14} fw={500} className={classes.error} id={errorId} role="alert">
        {error}
      </Text>
    </Stack>
  );
}
