import { maxBatch, maxOpenCalls } from './socket-limits.ts';

type Asked = { id?: unknown; method?: unknown };
type Answered = { id?: unknown; error?: unknown; result?: { type?: unknown } };

type SocketCalls = {
  ask: (messages: readonly unknown[]) => unknown[] | null;
  /** True if the call begins after it was stopped, so that it must be stopped again. */
  answer: (message: unknown) => boolean;
};

/** Only an answer ends a call: tRPC loses a stop that arrives before the call has begun, so the stop is postponed. */
export function socketCalls(): SocketCalls {
  const open = new Map<unknown, 'asked' | 'begun' | 'unwanted'>();

  const stop = (id: unknown): boolean => {
    if (open.get(id) === 'asked') open.set(id, 'unwanted');
    return open.get(id) !== 'unwanted';
  };

  return {
    ask: (messages) => {
      if (messages.length > maxBatch) return null;
      const handedOn: unknown[] = [];
      for (const message of messages) {
        const { id, method } = (message ?? {}) as Asked;
        if (method === 'subscription.stop') {
          if (stop(id)) handedOn.push(message);
          continue;
        }
        // A reused id is rejected, because answers could no longer be assigned.
        if (open.has(id) || open.size >= maxOpenCalls) return null;
        open.set(id, 'asked');
        handedOn.push(message);
      }
      return handedOn;
    },
    answer: (message) => {
      const { id, error, result } = message as Answered;
      if (error !== undefined || result?.type === 'stopped') open.delete(id);
      if (result?.type !== 'started') return false;
      const isUnwanted = open.get(id) === 'unwanted';
      open.set(id, 'begun');
      return isUnwanted;
    },
  };
}
