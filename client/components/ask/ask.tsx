import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

/** Fields are empty when the question does not ask for them. */
export type Given = { reason: string; confirmation: string };

export type Question = {
  title: string;
  text?: ReactNode;
  body?: ReactNode;
  confirmLabel: string;
  /** Red, for destructive actions. */
  isDangerous?: boolean;
  /** Staff must give a reason. */
  hasReason?: boolean;
  /** The words to type before confirming. `wrong`: shown when the server refuses them. */
  typed?: { label: string; expected: string; wrong?: string };
  /** Rejects if it did not work: the dialog then stays open and says why. */
  run: (given: Given) => Promise<unknown>;
  /** The fallback when the server sends no message. */
  failed?: string | ((error: unknown) => string);
  failureTitle?: string;
  /** After the dialog has closed. */
  onDone?: () => void;
  onCancel?: () => void;
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

type ChosenProps<Value> = {
  first: Value;
  onChange: (value: Value) => void;
  children: (value: Value, choose: (value: Value) => void) => ReactNode;
};

export function Chosen<Value>({ first, onChange, children }: ChosenProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, (chosen) => {
    setValue(chosen);
    onChange(chosen);
  });
}
