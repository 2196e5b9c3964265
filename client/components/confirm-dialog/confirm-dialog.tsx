import { Button, Modal } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';
import { DialogActions } from '../dialog-actions/dialog-actions.tsx';
import { FormError } from '../form-error/form-error.tsx';
import { LineField } from '../line-field/line-field.tsx';
import { look } from '../look/look.ts';

/** `error`: what the server said about the words that were typed. */
type TypedConfirmation = { label: string; expected: string; error?: string | undefined };

type QuestionProps = {
  /** What follows from going on. */
  text?: ReactNode;
  /** What does not fit into one paragraph. */
  children?: ReactNode;
  confirmLabel: string;
  /** Red, for destructive actions. */
  isDangerous?: boolean;
  isBusy?: boolean;
  /** Why it did not work, so that one can try again or leave it. */
  failure?: string | null;
  failureTitle?: string;
  /** Only these words make it possible to go on. */
  typed?: TypedConfirmation;
  onClose: () => void;
  /** `entry`: what was typed; empty where nothing had to be. */
  onConfirm: (entry: string) => void;
};

type ConfirmDialogProps = QuestionProps & { title: string; opened: boolean };

/** Asks before something is done that cannot be taken back. The way back has the focus, or else what has to be typed. */
export function ConfirmDialog({ title, opened, ...question }: ConfirmDialogProps) {
  return (
    <Modal title={title} opened={opened} onClose={question.onClose}>
      <Question {...question} />
    </Modal>
  );
}

/** Begins anew each time the dialog opens. */
function Question({
  text,
  children,
  confirmLabel,
  isDangerous = true,
  isBusy = false,
  failure = null,
  failureTitle,
  typed,
  onClose,
  onConfirm,
}: QuestionProps) {
  const [entry, setEntry] = useState('');
  const isConfirmed = typed === undefined || entry.trim() === typed.expected;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // In React's tree the dialog may stand inside a form of the page, which is not meant.
    event.stopPropagation();
    if (isConfirmed) onConfirm(entry);
  };
  return (
    <form className={look('stack', 'gap20')} noValidate onSubmit={submit}>
      {text !== undefined && <p>{text}</p>}
      {children}
      {typed !== undefined && (
        <LineField
          label={typed.label}
          autoComplete="off"
          data-autofocus
          value={entry}
          error={typed.error}
          onChange={(event) => setEntry(event.currentTarget.value)}
        />
      )}
      <FormError title={failureTitle} message={failure} />
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus={typed === undefined || undefined}>
          {shellTexts.cancel}
        </Button>
        <Button type="submit" {...(isDangerous && { color: 'red' })} disabled={!isConfirmed} loading={isBusy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
