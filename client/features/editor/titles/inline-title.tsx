import { Box } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { courseLimits } from '#shared/courses/schema.ts';
import { editorTexts as texts } from '#shared/texts/courses/editor.ts';
import common from '../../../components/common.module.css';
import { LineField } from '../../../components/line-field/line-field.tsx';
import { useEditorParts } from '../editor-context.ts';
import { titleNoticeKey, useNotice } from '../notice-board.ts';
import classes from './inline-title.module.css';
import type { TitleTarget } from './title-queue.ts';

type TitleProps = {
  title: string;
  revision: string;
  target: TitleTarget;
  label: string;
};

export function InlineTitle({ level, ...titled }: TitleProps & { level: 1 | 2 }) {
  const { field, open, shown } = useTitleField<HTMLButtonElement>(titled);
  const Heading = field ? 'div' : level === 1 ? 'h1' : 'h2';
  return (
    <Heading className={classes.heading} data-level={level}>
      {field ?? (
        <Box
          component="button"
          c="inherit"
          ta="start"
          className={`${classes.title} ${common.hoverGround}`}
          type="button"
          ref={shown}
          title={texts.editTitle}
          onClick={open}
        >
          {titled.title}
          <IconPencil className={classes.pencil} size={18} stroke={1.75} aria-hidden="true" />
        </Box>
      )}
    </Heading>
  );
}

/** The open field, or null. `shown` replaces the closed field and gets the focus if a key closed it. */
export function useTitleField<Shown extends HTMLElement>(titled: TitleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = useRef<Shown>(null);
  const wasClosedByKey = useRef(false);
  useLayoutEffect(() => {
    if (isOpen || !wasClosedByKey.current) return;
    wasClosedByKey.current = false;
    // Closing removed the focused field, so no element has the focus.
    if (document.activeElement === document.body) shown.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const close = (hasFocus: boolean) => {
    wasClosedByKey.current = hasFocus;
    setIsOpen(false);
  };
  return { field: isOpen ? <TitleField {...titled} onDone={close} /> : null, open: () => setIsOpen(true), shown };
}

type TitleFieldProps = TitleProps & {
  /** `hasFocus`: it was closed by a key. */
  onDone: (hasFocus: boolean) => void;
};

/** The change is based on the title at opening. The field stays open until the title is saved. */
function TitleField({ target, title, revision, label, onDone }: TitleFieldProps) {
  const { board, rename } = useEditorParts();
  const refusal = useNotice(board, titleNoticeKey(target))?.text;
  const [isEmpty, setIsEmpty] = useState(false);
  const [base] = useState({ title, revision });
  const [typed, setTyped] = useState(title);
  const field = useRef<HTMLTextAreaElement>(null);
  const isOver = useRef(false);
  /** A title whose save failed; it is retried without this field. */
  const unsaved = useRef<string | null>(null);
  useEffect(() => field.current?.select(), []);
  useEffect(() => {
    const isSaved = title === unsaved.current && revision !== base.revision;
    if (isSaved && !isOver.current && field.current?.value.trim() === title) onDone(false);
  }, [title, revision, base, onDone]);
  const discard = () => {
    if (unsaved.current !== null) void rename(target, null, base);
  };
  const finish = async (hasFocus: boolean) => {
    if (isOver.current) return;
    isOver.current = true;
    const newTitle = typed.trim();
    if (newTitle === '' && hasFocus) {
      isOver.current = false;
      return setIsEmpty(true);
    }
    if (newTitle === '' || newTitle === base.title) {
      discard();
      return onDone(hasFocus);
    }
    if (await rename(target, newTitle, base)) return onDone(hasFocus);
    unsaved.current = newTitle;
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
      discard();
      onDone(true);
    }
  };
  return (
    <LineField
      variant="unstyled"
      ms="-0.5rem"
      lh="inherit"
      ref={field}
      aria-label={label}
      error={isEmpty ? texts.titleEmpty : refusal}
      errorProps={{ role: 'alert' }}
      autoFocus
      maxLength={courseLimits.title}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        setIsEmpty(false);
      }}
      onKeyDown={onKeyDown}
      onBlur={() => void finish(false)}
    />
  );
}
