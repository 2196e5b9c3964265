import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';

export type Question = {
  title: string;
  text: ReactNode;
  confirmLabel: string;
  /** Red, for destructive actions. */
  isDangerous?: boolean;
  /** Rejects if it did not work: the dialog then stays open and says why. */
  run: () => Promise<unknown>;
  /** Shown where the server sends no sentence. */
  failed?: string;
  failureTitle?: string;
  /** After the dialog has closed. */
  onDone?: () => void;
};

const AskDialog = lazy(() => import('./ask-dialog.tsx'));

let current: Question | null = null;
const listeners = new Set<() => void>();

/** Asks before something that cannot be taken back. One question at a time. */
export function ask(question: Question): void {
  current = { ...question };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Mounts the dialog. Its code loads with the first question. */
export function AskHost() {
  const question = useSyncExternalStore(subscribe, () => current);
  useEffect(
    () => () => {
      current = null;
    },
    [],
  );
  if (question === null) return null;
  return (
    <Suspense fallback={null}>
      <AskDialog question={question} />
    </Suspense>
  );
}
