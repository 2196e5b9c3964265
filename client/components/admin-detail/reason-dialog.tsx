import { Button, Modal, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { reasonInput, reasonLimits } from '#shared/admin/list.ts';
import { adminListTexts as texts } from '#shared/texts/admin/list.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { DialogActions } from '../dialog-actions/dialog-actions.tsx';
import { FormError } from '../form-error/form-error.tsx';
import { LineField } from '../line-field/line-field.tsx';
import { look } from '../look/look.ts';

type AskProps = {
  /** What follows from it. */
  text: ReactNode;
  /** Further choices, such as a role. */
  children?: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  failure?: string | null;
  /** Only these words make it possible to go on. */
  typed?: { label: string; expected: string };
  onClose: () => void;
  onConfirm: (given: { reason: string; confirmation: string }) => void;
};
type ReasonDialogProps = AskProps & { title: string; opened: boolean };

/** Asks why, before staff does something to a person or an organisation. Always rendered, so that the focus finds its way back. */
export function ReasonDialog({ title, opened, ...ask }: ReasonDialogProps) {
  return (
    <Modal title={title} opened={opened} onClose={ask.onClose}>
      <Ask {...ask} />
    </Modal>
  );
}

/** Begins anew each time the dialog opens. */
function Ask(props: AskProps) {
  const { text, children, confirmLabel, isDangerous = true, isBusy = false, failure = null, typed } = props;
  const [reason, setReason] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isConfirmed = typed === undefined || confirmation.trim() === typed.expected;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const given = reasonInput.safeParse(reason);
    setIsMissing(!given.success);
    if (given.success && isConfirmed) props.onConfirm({ reason: given.data, confirmation: confirmation.trim() });
  };
  return (
    <form className={look('stack', 'gap20')} noValidate onSubmit={submit}>
      <p>{text}</p>
      {children}
      <Textarea
        label={texts.reason}
        description={texts.reasonHint}
        data-autofocus
        autosize
        minRows={3}
        maxLength={reasonLimits.max}
        value={reason}
        error={isMissing ? texts.reasonMissing : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {typed !== undefined && (
        <LineField
          label={typed.label}
          autoComplete="off"
          value={confirmation}
          onChange={(event) => setConfirmation(event.currentTarget.value)}
        />
      )}
      <FormError message={failure} />
      <DialogActions>
        <Button variant="default" onClick={props.onClose}>
          {shellTexts.cancel}
        </Button>
        <Button type="submit" {...(isDangerous && { color: 'red' })} disabled={!isConfirmed} loading={isBusy}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </form>
  );
}
