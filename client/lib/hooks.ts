import { useDebouncedValue, useDidUpdate, useMediaQuery } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '#shared/auth/return-path.ts';

/** Narrower than 48em, where phone type scale and gutters apply. */
export const useIsNarrow = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });

const noteMs = 6_000;

/** A temporary success message, only for results that are visible anyway. Errors must stay. */
export function useTemporaryNote(): [note: string | null, say: (note: string | null) => void] {
  const [said, setSaid] = useState<{ note: string } | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), noteMs);
    return () => clearTimeout(timer);
  }, [said]);
  // A new object each time, so that the same message restarts the timer.
  const say = useCallback((note: string | null) => setSaid(note === null ? null : { note }), []);
  return [said?.note ?? null, say];
}

type Find = () => HTMLElement | null | undefined;

/** For controls that appear or disappear with a change: moves the focus after the next render. */
export function useFocusAfter(): (find: Find) => void {
  const wanted = useRef<Find>(null);
  useEffect(() => {
    const find = wanted.current;
    wanted.current = null;
    find?.()?.focus();
  });
  return (find) => {
    wanted.current = find;
  };
}

/** Keeps the last value, so that a closing dialog still shows its content. */
export function useLastValue<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

export function useAttempts() {
  const last = useRef(0);
  return {
    /** The function is true while this attempt is the newest. */
    begin: (): (() => boolean) => {
      last.current += 1;
      const own = last.current;
      return () => own === last.current;
    },
    giveUp: (): void => {
      last.current += 1;
    },
  };
}

/** The focused element disappears with its step, so the container takes the focus. */
export function useStepFocus(step: string, isOpened: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useDidUpdate(() => {
    if (isOpened && document.activeElement === document.body) place.current?.focus();
  }, [step]);
  return place;
}

export function useReturnPath(): string | null {
  const [search] = useSearchParams();
  return safeReturnPath(search.get('next'));
}

export function useFlushOnMount(flush: () => Promise<void>) {
  const [state, setState] = useState<'saving' | 'saved' | 'failed'>('saving');
  const isSaving = state === 'saving';
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per attempt, even if the function changes
  useEffect(() => {
    if (!isSaving) return;
    let isHere = true;
    flush().then(
      () => isHere && setState('saved'),
      () => isHere && setState('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [isSaving]);
  return { isSaved: state === 'saved', hasFailed: state === 'failed', tryAgain: () => setState('saving') };
}

const searchDelayMs = 300;

/** Typing updates the URL after a delay; any other change of the URL updates the field. */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [settled] = useDebouncedValue(typed.trim(), searchDelayMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the user stops typing
  useEffect(() => {
    if (settled !== search) onSearch(settled);
  }, [settled]);
  const [last, setLast] = useState(search);
  if (last !== search) {
    setLast(search);
    if (search !== settled) setTyped(search);
  }
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return { typed, setTyped, clear };
}
