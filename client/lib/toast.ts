/**
 * Errors appear at the failed field or action and stay until fixed or dismissed. Success appears in place (`SavedNote`,
 * `useTemporaryNote`). A toast is only for undo and for events elsewhere or in the background.
 * `toast.test.ts` lists the files that may show one.
 */
import { useCallback, useEffect, useRef } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';

export type Toast = {
  title: string;
  message?: string;
  kind: 'success' | 'error';
  action?: { label: string; onClick: () => void };
};

let queue: Promise<unknown> = Promise.resolve();

/** Serialised, so that messages keep their order while the library loads. */
const enqueue = (toast: Toast, signal?: AbortSignal): void => {
  queue = queue.then(() => showNow(toast, signal)).catch(() => undefined);
};

async function showNow(toast: Toast, signal?: AbortSignal): Promise<void> {
  const { showNotification } = await import('../components/toaster/toaster.tsx');
  if (signal?.aborted === true) return;
  const hide = showNotification(toast);
  signal?.addEventListener('abort', hide);
}

export const toastSuccess = (title: string, message?: string): void =>
  enqueue(message === undefined ? { title, kind: 'success' } : { title, message, kind: 'success' });

export const toastError = (message: string, title: string = shellTexts.failure): void =>
  enqueue({ title, message, kind: 'error' });

export type ToastUndo = (title: string, label: string, onClick: () => void) => void;

const showUndo = (signal: AbortSignal | undefined, ...[title, label, onClick]: Parameters<ToastUndo>): void =>
  enqueue({ title, kind: 'success', action: { label, onClick } }, signal);

export const toastUndo: ToastUndo = (...args) => showUndo(undefined, ...args);

/** For an undo that needs the component: unmounting removes the message. */
export function useToastUndo(): ToastUndo {
  const controllerRef = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    controllerRef.current = controller;
    return () => controller.abort();
  }, []);
  return useCallback((...args) => showUndo(controllerRef.current?.signal, ...args), []);
}
