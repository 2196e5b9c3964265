/** Guards against double clicks: the second click arrives before React has rendered the disabled button. */
import { useMemo, useRef } from 'react';

type Work<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

export function onceAtATime<Args extends unknown[], Result>(work: Work<Args, Result>): Work<Args, Result> {
  const pending = new Map<string, Promise<Result>>();
  return (...args) => {
    const key = JSON.stringify(args);
    const pendingCall = pending.get(key);
    if (pendingCall !== undefined) return pendingCall;
    const newCall = work(...args).finally(() => pending.delete(key));
    pending.set(key, newCall);
    return newCall;
  };
}

export function useOnceAtATime<Args extends unknown[], Result>(work: Work<Args, Result>): Work<Args, Result> {
  const latest = useRef(work);
  latest.current = work;
  return useMemo(() => onceAtATime((...args: Args) => latest.current(...args)), []);
}

type Mutation = {
  mutate: (input: never, options?: never) => void;
  mutateAsync: (input: never, options?: never) => Promise<unknown>;
};

export function useOnce<M extends Mutation>(mutation: M): M {
  const { mutateAsync } = mutation;
  const guarded = useMemo(() => {
    const once: Mutation['mutateAsync'] = onceAtATime(mutateAsync);
    const mutate: Mutation['mutate'] = (...args) => void once(...args).catch(() => undefined);
    return { mutate, mutateAsync: once };
  }, [mutateAsync]);
  return { ...mutation, ...guarded };
}
