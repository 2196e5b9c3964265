import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

/** Empty where nothing is asked for. */
export type Given = { reason: string; confirmation: string };

export type Question = {
  title: string;
  text?: ReactNode;
  /** Lists and choices below the text. */
  body?: ReactNode;
  confirmLabel: string;
  /** Red, for destructive actions. */
  isDangerous?: boolean;
  /** Staff has to give a reason. */
  hasReason?: boolean;
  /** Only these words make it possible to confirm. `wrong`: shown when the server refuses them. */
  typed?: { label: string; expected: string; wrong?: string };
  /** Rejects if it did not work: the dialog then stays open and says why. */
  run: (given: Given) => Promise<unknown>;
  /** Shown where the server sends no sentence. */
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

/** A choice in the body of a question. */
export function Chosen<Value>({ first, onChange, children }: ChosenProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, (chosen) => {
    setValue(chosen);
    onChange(chosen);
  });
}
