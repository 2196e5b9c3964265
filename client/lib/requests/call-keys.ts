/** Idempotency keys of creating calls: one per intent, kept while the outcome of a call is unknown. */
import type { Operation, TRPCLink } from '@trpc/client';
import { observable, share } from '@trpc/server/observable';
import { mutationKinds } from '#shared/mutation-kinds.ts';
import type { AppRouter } from '../../trpc.ts';
import { codeOf } from '../errors.ts';
import { newId } from '../new-id.ts';

type Call = Pick<Operation, 'path' | 'input'>;
/** `lostAt`: time of the failure without a response; null while the call is pending. */
type KeyEntry = { key: string; lostAt: number | null };

/** Within this time, an equal call counts as a retry. */
export const sameIntentMs = 2 * 60_000;

const nameOf = ({ path, input }: Call): string => `${path} ${JSON.stringify(input)}`;

export function callKeys(now: () => number = Date.now) {
  const entries = new Map<string, KeyEntry>();
  return {
    keyFor: (call: Call): string | null => {
      if (mutationKinds[call.path] !== 'creates') return null;
      const previous = entries.get(nameOf(call));
      const isSameIntent =
        previous !== undefined && (previous.lostAt === null || now() - previous.lostAt < sameIntentMs);
      const key = isSameIntent ? previous.key : newId();
      entries.set(nameOf(call), { key, lostAt: null });
      return key;
    },
    markAnswered: (call: Call): void => void entries.delete(nameOf(call)),
    markLost: (call: Call): void => {
      for (const [name, { lostAt }] of entries)
        if (lostAt !== null && now() - lostAt >= sameIntentMs) entries.delete(name);
      const entry = entries.get(nameOf(call));
      if (entry !== undefined) entry.lostAt = now();
    },
  };
}

type SharedResult = ReturnType<ReturnType<TRPCLink<AppRouter>>>;

/** A repeat of a pending call is not sent: it gets the response of the first. */
export const callKeyLink: TRPCLink<AppRouter> = () => {
  const keys = callKeys();
  const inFlight = new Map<string, SharedResult>();
  return ({ op, next }) => {
    if ((mutationKinds[op.path] ?? 'repeatable') === 'repeatable') return next(op);
    const name = nameOf(op);
    const pendingResult = inFlight.get(name);
    if (pendingResult !== undefined) return pendingResult;
    const result: SharedResult = observable((observer) => {
      const subscription = next({ ...op, context: { ...op.context, callKey: keys.keyFor(op) } }).subscribe({
        next: (value) => {
          keys.markAnswered(op);
          observer.next(value);
        },
        error: (error) => {
          inFlight.delete(name);
          if (codeOf(error) === null) keys.markLost(op);
          else keys.markAnswered(op);
          observer.error(error);
        },
        complete: () => {
          inFlight.delete(name);
          observer.complete();
        },
      });
      return () => {
        inFlight.delete(name);
        subscription.unsubscribe();
      };
    });
    const shared = result.pipe(share());
    inFlight.set(name, shared);
    return shared;
  };
};

export function keysOf(calls: readonly Pick<Operation, 'context'>[]): string | null {
  const keys = calls.map(({ context }) => (typeof context['callKey'] === 'string' ? context['callKey'] : ''));
  return keys.some((key) => key !== '') ? keys.join(',') : null;
}

const tokenFields = ['token', 'tokens', 'softskillTokens', 'valueTokens'];

/** True for an input with a secret, which must not become part of an address. */
export const carriesToken = (input: unknown): boolean =>
  typeof input === 'object' &&
  input !== null &&
  Object.entries(input).some(([key, value]) => tokenFields.includes(key) && isFilled(value));

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;
