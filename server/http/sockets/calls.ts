import { maxBatch, maxOpenCalls } from './limits.ts';

type Asked = { id?: unknown; method?: unknown };
type Answered = { id?: unknown; error?: unknown; result?: { type?: unknown } };

type SocketCalls = {
  /** @returns what may be handed on, or null if it is too much */
  ask: (messages: readonly unknown[]) => unknown[] | null;
  /** @returns true for a call that has just begun and that nobody waits for any more: it is to be stopped */
  answer: (message: unknown) => boolean;
};

/**
 * The calls of one socket that were asked and have not ended. Only an answer ends a call: a stop that comes before the call has
 * begun would be lost in tRPC and leave it open, so it waits here until then.
 */
export function socketCalls(): SocketCalls {
  const open = new Map<unknown, 'asked' | 'begun' | 'unwanted'>();

  /** False for what waits. */
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
        // The same name twice: nobody could tell any more which of the two has ended.
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
