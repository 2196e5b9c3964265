import { maxBatch, maxOpenCalls } from './socket-limits.ts';

type CallMessage = { id?: unknown; method?: unknown };
type AnswerMessage = { id?: unknown; error?: unknown; result?: { type?: unknown } };

type OpenCalls = {
  acceptMessages: (messages: readonly unknown[]) => unknown[] | null;
  /** True if the call begins after it was stopped, so that it must be stopped again. */
  recordAnswer: (message: unknown) => boolean;
};

/** Only an answer ends a call: tRPC loses a stop that arrives before the call has begun, so the stop is postponed. */
export function trackOpenCalls(): OpenCalls {
  const open = new Map<unknown, 'asked' | 'begun' | 'unwanted'>();

  const requestStop = (id: unknown): boolean => {
    if (open.get(id) === 'asked') open.set(id, 'unwanted');
    return open.get(id) !== 'unwanted';
  };

  return {
    acceptMessages: (messages) => {
      if (messages.length > maxBatch) return null;
      const accepted: unknown[] = [];
      for (const message of messages) {
        const { id, method } = (message ?? {}) as CallMessage;
        if (method === 'subscription.stop') {
          if (requestStop(id)) accepted.push(message);
          continue;
        }
        // A reused id is rejected, because answers could no longer be assigned.
        if (open.has(id) || open.size >= maxOpenCalls) return null;
        open.set(id, 'asked');
        accepted.push(message);
      }
      return accepted;
    },
    recordAnswer: (message) => {
      const { id, error, result } = message as AnswerMessage;
      if (error !== undefined || result?.type === 'stopped') open.delete(id);
      if (result?.type !== 'started') return false;
      const isUnwanted = open.get(id) === 'unwanted';
      open.set(id, 'begun');
      return isUnwanted;
    },
  };
}
