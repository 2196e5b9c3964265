import '../mantine-parts.css';
import { Button, Modal, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { reasonInput, reasonLimits } from '#shared/admin/list.ts';
import { adminListTexts } from '#shared/texts/admin/list.ts';
import { shellTexts } from '#shared/texts/shell.ts';
import { codeOf, messageOf, sentenceOf } from '../../lib/errors.ts';
import { DialogActions } from '../dialog-actions/dialog-actions.tsx';
import { FormError } from '../form-error/form-error.tsx';
import { LineField } from '../line-field/line-field.tsx';
import type { Question, QuestionInput } from './ask.tsx';

/** Starts closed: only a dialog that opens later returns the focus to the button that was pressed. */
export default function AskDialog({ question }: { question: Question }) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  // A layout effect: in a passive effect, the dialog could take the focus before Mantine stores where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per question
  useLayoutEffect(() => {
    setError(null);
    setIsBusy(false);
    setOpened(true);
  }, [question]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useEffect(() => () => setOpened(false), [pathname]);
  const close = () => {
    setOpened(false);
    setError(null);
  };
  const cancel = () => {
    close();
    question.onCancel?.();
  };
  const confirm = async (input: QuestionInput) => {
    setIsBusy(true);
    setError(null);
    try {
      await question.run(input);
      close();
      question.onDone?.();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Modal title={question.title} opened={opened} onClose={cancel}>
      <AskForm question={question} isBusy={isBusy} error={error} onCancel={cancel} onConfirm={confirm} />
    </Modal>
  );
}

type AskFormProps = {
  question: Question;
  isBusy: boolean;
  error: unknown;
  onCancel: () => void;
  onConfirm: (input: QuestionInput) => Promise<void>;
};

function AskForm({ question, isBusy, error, onCancel, onConfirm }: AskFormProps) {
  const { text, body, confirmLabel, isDangerous = true, hasReason = false, typed } = question;
  const [reason, setReason] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isConfirmed = typed === undefined || confirmation.trim() === typed.expected;
  const isWrong = typed !== undefined && codeOf(error) === 'WRONG_CONFIRMATION';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble from the portal into the page, where the dialog may be inside a form.
    event.stopPropagation();
    const parsedReason = reasonInput.safeParse(reason);
    setIsMissing(hasReason && !parsedReason.success);
    if (!isConfirmed || (hasReason && !parsedReason.success)) return;
    void onConfirm({ reason: parsedReason.data ?? '', confirmation: hasReason ? confirmation.trim() : confirmation });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={20}>
        {text !== undefined && <p>{text}</p>}
        {body}
        {hasReason && (
          <Textarea
            label={adminListTexts.reason}
            description={adminListTexts.reasonHint}
            data-autofocus
            autosize
            minRows={3}
            maxLength={reasonLimits.max}
            value={reason}
            error={isMissing ? adminListTexts.reasonMissing : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {typed !== undefined && (
          <LineField
            label={typed.label}
            autoComplete="off"
            data-autofocus={!hasReason || undefined}
            value={confirmation}
            error={isWrong ? (typed.wrong ?? messageOf(error)) : undefined}
            onChange={(event) => setConfirmation(event.currentTarget.value)}
          />
        )}
        <FormError
          title={question.failureTitle}
          message={error === null || isWrong ? null : failureOf(question, error)}
        />
        <DialogActions>
          <Button
            variant="default"
            onClick={onCancel}
            data-autofocus={(!hasReason && typed === undefined) || undefined}
          >
            {shellTexts.cancel}
          </Button>
          <Button type="submit" {...(isDangerous && { color: 'red' })} disabled={!isConfirmed} loading={isBusy}>
            {confirmLabel}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

function failureOf({ failed }: Question, error: unknown): string {
  if (failed === undefined) return messageOf(error);
  return typeof failed === 'string' ? sentenceOf(error, failed) : failed(error);
}
