import { conversationTexts as texts } from '#shared/texts/applications/conversation.ts';
import { sentenceOf } from '../../lib/errors.ts';

/** Who looks at a conversation. */
export type ConversationSide = 'person' | 'company';

/** What one can do in a conversation, however it is asked of the server. */
export type Action<Value> = {
  isBusy: boolean;
  /** Why it did not work the last time. */
  failure: string | null;
  run: (value: Value, onDone: () => void) => void;
  /** Rejects on failure. */
  tried: (value: Value) => Promise<unknown>;
  reset: () => void;
};

type Report = { messageId: string; reason: string };

export type ConversationActions = {
  send: Action<string>;
  /** true closes, false opens again. */
  close: Action<boolean>;
  report: Action<Report>;
};

type Mutation<Input> = {
  isPending: boolean;
  error: unknown;
  mutate: (input: Input, options: { onSuccess: () => void }) => void;
  mutateAsync: (input: Input) => Promise<unknown>;
  reset: () => void;
};

type Mutations = {
  send: Mutation<{ releaseId: string; text: string }>;
  close: Mutation<{ releaseId: string; isClosed: boolean }>;
  report: Mutation<{ releaseId: string } & Report>;
};

type Words<Input, Value> = { inputOf: (value: Value) => Input; failed: string };

const actionOf = <Input, Value>(
  mutation: Mutation<Input>,
  { inputOf, failed }: Words<Input, Value>,
): Action<Value> => ({
  isBusy: mutation.isPending,
  failure: mutation.error === null ? null : sentenceOf(mutation.error, failed),
  run: (value, onDone) => mutation.mutate(inputOf(value), { onSuccess: onDone }),
  tried: (value) => mutation.mutateAsync(inputOf(value)),
  reset: mutation.reset,
});

/** Either side has procedures of its own; what they take and what is said when they fail is the same. */
export const conversationActions = (releaseId: string, { send, close, report }: Mutations): ConversationActions => ({
  send: actionOf(send, { inputOf: (text) => ({ releaseId, text }), failed: texts.sendFailed }),
  close: actionOf(close, { inputOf: (isClosed) => ({ releaseId, isClosed }), failed: texts.closeFailed }),
  report: actionOf(report, { inputOf: (about) => ({ releaseId, ...about }), failed: texts.report.failed }),
});
