/** Who looks at a conversation. */
export type ConversationSide = 'person' | 'company';

/** What one can do in a conversation, however it is asked of the server. */
export type Action<Value> = {
  isBusy: boolean;
  /** Why it did not work the last time. */
  failure: string | null;
  run: (value: Value, onDone: () => void) => void;
  reset: () => void;
};

export type ConversationActions = {
  send: Action<string>;
  /** true closes, false opens again. */
  close: Action<boolean>;
  report: Action<{ messageId: string; reason: string }>;
};

type Mutation<Input> = {
  isPending: boolean;
  error: unknown;
  mutate: (input: Input, options: { onSuccess: () => void }) => void;
  reset: () => void;
};

type Words<Input, Value> = { inputOf: (value: Value) => Input; sentence: (error: unknown) => string };

export const actionOf = <Input, Value>(
  mutation: Mutation<Input>,
  { inputOf, sentence }: Words<Input, Value>,
): Action<Value> => ({
  isBusy: mutation.isPending,
  failure: mutation.error === null ? null : sentence(mutation.error),
  run: (value, onDone) => mutation.mutate(inputOf(value), { onSuccess: onDone }),
  reset: mutation.reset,
});
