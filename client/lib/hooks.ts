import { useDebouncedValue, useDidUpdate } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '#shared/auth/return-path.ts';

/** Narrower than 48em, where phone type scale and gutters apply. */
const narrowQuery = '(max-width: 47.99em)';

function subscribeToWidth(listener: () => void): () => void {
  const media = window.matchMedia(narrowQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** The server renders wide pages; narrow windows change right after hydration. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => window.matchMedia(narrowQuery).matches,
    () => false,
  );

const noteMs = 6_000;

/** A temporary success message, only for results that are visible anyway. Errors must stay. */
export function useTemporaryNote(): [note: string | null, say: (note: string | null) => void] {
  const [currentNote, setCurrentNote] = useState<{ note: string } | null>(null);
  useEffect(() => {
    if (currentNote === null) return;
    const timer = setTimeout(() => setCurrentNote(null), noteMs);
    return () => clearTimeout(timer);
  }, [currentNote]);
  // A new object each time, so that the same message restarts the timer.
  const showNote = useCallback((note: string | null) => setCurrentNote(note === null ? null : { note }), []);
  return [currentNote?.note ?? null, showNote];
}

type FindElement = () => HTMLElement | null | undefined;

/** For controls that appear or disappear with a change: moves the focus after the next render. */
export function useFocusAfter(): (find: FindElement) => void {
  const pendingFind = useRef<FindElement>(null);
  useEffect(() => {
    const find = pendingFind.current;
    pendingFind.current = null;
    find?.()?.focus();
  });
  return (find) => {
    pendingFind.current = find;
  };
}

/** Keeps the last value, so that a closing dialog still shows its content. An unchanged `value` must keep its identity. */
export function useLastValue<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

export function useAttempts() {
  const latestAttempt = useRef(0);
  return {
    /** The function is true while this attempt is the newest. */
    begin: (): (() => boolean) => {
      latestAttempt.current += 1;
      const attempt = latestAttempt.current;
      return () => attempt === latestAttempt.current;
    },
    cancel: (): void => {
      latestAttempt.current += 1;
    },
  };
}

/** The focused element disappears with its step, so the container takes the focus. */
export function useStepFocus(step: string, isOpened: boolean): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useDidUpdate(() => {
    if (isOpened && document.activeElement === document.body) container.current?.focus();
  }, [step]);
  return container;
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
    let isMounted = true;
    flush().then(
      () => isMounted && setState('saved'),
      () => isMounted && setState('failed'),
    );
    return () => {
      isMounted = false;
    };
  }, [isSaving]);
  return { isSaved: state === 'saved', hasFailed: state === 'failed', tryAgain: () => setState('saving') };
}

const searchDelayMs = 300;

/** Typing updates the URL after a delay; any other change of the URL updates the field. */
export function useSearchText(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [debounced] = useDebouncedValue(typed.trim(), searchDelayMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the user stops typing
  useEffect(() => {
    if (debounced !== search) onSearch(debounced);
  }, [debounced]);
  const [lastSearch, setLastSearch] = useState(search);
  if (lastSearch !== search) {
    setLastSearch(search);
    if (search !== debounced) setTyped(search);
  }
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return { typed, setTyped, clear };
}
