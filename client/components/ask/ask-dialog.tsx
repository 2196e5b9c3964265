import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messageOf, sentenceOf } from '../../lib/errors.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import type { Question } from './ask.tsx';

/** Starts closed: only a dialog that opens later returns the focus to the button that was pressed. */
export default function AskDialog({ question }: { question: Question }) {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // In a passive effect the dialog could take the focus before Mantine notes where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the event
  useLayoutEffect(() => {
    setFailure(null);
    setIsBusy(false);
    setOpened(true);
  }, [question]);
  // A question belongs to its page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of the page is the event
  useEffect(() => () => setOpened(false), [pathname]);
  const close = () => {
    setOpened(false);
    setFailure(null);
  };
  const confirm = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await question.run();
      close();
      question.onDone?.();
    } catch (error) {
      setFailure(question.failed === undefined ? messageOf(error) : sentenceOf(error, question.failed));
    } finally {
      setIsBusy(false);
    }
  };
  const { title, text, confirmLabel, isDangerous = true, failureTitle } = question;
  return (
    <ConfirmDialog
      {...{ title, text, confirmLabel, isDangerous, opened, isBusy, failure }}
      {...(failureTitle !== undefined && { failureTitle })}
      onClose={close}
      onConfirm={() => void confirm()}
    />
  );
}
