import { conversationTexts as texts } from '#shared/texts/applications/conversation.ts';
import { sentenceOf } from '../../lib/errors.ts';

export type ConversationSide = 'person' | 'company';

export type Action<Value> = {
  isBusy: boolean;
  failure: string | null;
  run: (value: Value, onDone: () => void) => void;
  runAsync: (value: Value) => Promise<unknown>;
  reset: () => void;
};

type Report = { messageId: string; reason: string };

export type ConversationActions = {
  send: Action<string>;
  /** `true` closes the conversation, `false` reopens it. */
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

type ActionOptions<Input, Value> = { inputOf: (value: Value) => Input; failed: string };

const actionOf = <Input, Value>(
  mutation: Mutation<Input>,
  { inputOf, failed }: ActionOptions<Input, Value>,
): Action<Value> => ({
  isBusy: mutation.isPending,
  failure: mutation.error === null ? null : sentenceOf(mutation.error, failed),
  run: (value, onDone) => mutation.mutate(inputOf(value), { onSuccess: onDone }),
  runAsync: (value) => mutation.mutateAsync(inputOf(value)),
  reset: mutation.reset,
});

export const conversationActions = (releaseId: string, { send, close, report }: Mutations): ConversationActions => ({
  send: actionOf(send, { inputOf: (text) => ({ releaseId, text }), failed: texts.sendFailed }),
  close: actionOf(close, { inputOf: (isClosed) => ({ releaseId, isClosed }), failed: texts.closeFailed }),
  report: actionOf(report, { inputOf: (about) => ({ releaseId, ...about }), failed: texts.report.failed }),
});
