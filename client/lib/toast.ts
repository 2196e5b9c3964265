/**
 * The one rule of feedback: errors stand at the field or at the action that failed and last until they are mended or dismissed
 * (`FormError`, a field's `error`, `failure` of a dialog); what is done is said where it was done (`SavedNote`, `useBriefly`). A
 * message at the edge of the page is for two things alone: taking something back, and what happened elsewhere, that is to say
 * somebody else did it, it ended in the background, or the person is on another page by then. `toast.test.ts` lists who may.
 *
 * One at a time. The library loads with the first of them.
 */
import { useCallback, useEffect, useRef } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';

export type Toast = {
  title: string;
  message?: string;
  kind: 'success' | 'error';
  /** One thing that can be done about it; the message then stays longer. */
  action?: { label: string; onClick: () => void };
};

let before: Promise<unknown> = Promise.resolve();

/** One after the other: while the library still loads, a later message could otherwise overtake an earlier one. */
const show = (toast: Toast, signal?: AbortSignal): void => {
  before = before.then(() => showNow(toast, signal)).catch(() => undefined);
};

/** `signal`: aborts when the message has no meaning any more. */
async function showNow(toast: Toast, signal?: AbortSignal): Promise<void> {
  const { showNotification } = await import('../components/toaster/toaster.tsx');
  if (signal?.aborted === true) return;
  const hide = showNotification(toast);
  signal?.addEventListener('abort', hide);
}

/** Something is done, and the person is elsewhere by now. */
export const toastSuccess = (title: string, message?: string): void =>
  show(message === undefined ? { title, kind: 'success' } : { title, message, kind: 'success' });

/** Something went wrong, or was taken away, elsewhere. Stays until it is dismissed. */
export const toastError = (message: string, title: string = shellTexts.failure): void =>
  show({ title, message, kind: 'error' });

/** Says what was done and offers to take it back. */
export type ToastUndo = (title: string, label: string, onClick: () => void) => void;

const showUndo = (signal: AbortSignal | undefined, ...[title, label, onClick]: Parameters<ToastUndo>): void =>
  show({ title, kind: 'success', action: { label, onClick } }, signal);

export const toastUndo: ToastUndo = (...said) => showUndo(undefined, ...said);

/** The same for what can only be taken back where it was done: the message goes with the component. */
export function useToastUndo(): ToastUndo {
  const here = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    here.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback((...said) => showUndo(here.current?.signal, ...said), []);
}
