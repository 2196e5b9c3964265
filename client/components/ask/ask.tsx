import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';

export type QuestionInput = { reason: string; confirmation: string };

export type Question = {
  title: string;
  text?: ReactNode;
  body?: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  hasReason?: boolean;
  typed?: { label: string; expected: string; wrong?: string };
  /** Rejects on failure: the dialog then stays open and shows the reason. */
  run: (input: QuestionInput) => Promise<unknown>;
  failed?: string | ((error: unknown) => string);
  failureTitle?: string;
  onDone?: () => void;
  onCancel?: () => void;
};

const AskDialog = lazy(() => import('./ask-dialog.tsx'));

let currentQuestion: Question | null = null;
const listeners = new Set<() => void>();

export function ask(question: Question): void {
  currentQuestion = { ...question };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const noQuestion = () => null;

export function AskHost() {
  const question = useSyncExternalStore(subscribe, () => currentQuestion, noQuestion);
  useEffect(
    () => () => {
      currentQuestion = null;
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

type ChoiceStateProps<Value> = {
  initialValue: Value;
  onChange: (value: Value) => void;
  children: (value: Value, choose: (value: Value) => void) => ReactNode;
};

export function ChoiceState<Value>({ initialValue, onChange, children }: ChoiceStateProps<Value>) {
  const [value, setValue] = useState(initialValue);
  return children(value, (chosen) => {
    setValue(chosen);
    onChange(chosen);
  });
}
