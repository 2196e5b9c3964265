import { useDidUpdate, useMediaQuery } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '#shared/auth/return-path.ts';

/** Whether the window is narrower than 48em, where the type scale and the gutters of a phone hold. */
export const useNarrow = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });

const noteMs = 6_000;

/**
 * What was done, said in its place for a moment: what came of it is to be seen there anyway. For success alone; why something
 * failed stays until it is mended.
 */
export function useBriefly(): [note: string | null, say: (note: string | null) => void] {
  const [said, setSaid] = useState<{ note: string } | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), noteMs);
    return () => clearTimeout(timer);
  }, [said]);
  // A new object each time: saying the same again begins the moment anew.
  const say = useCallback((note: string | null) => setSaid(note === null ? null : { note }), []);
  return [said?.note ?? null, say];
}

type Find = () => HTMLElement | null | undefined;

/** For what goes or comes with a change: says where the keyboard goes on, once the change is drawn. */
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

/** The value, or the last that there was: while a dialog fades out it still names what it was about. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** Tells answers that are still waited for from those to something that was given up or begun anew meanwhile. */
export function useAttempts() {
  const last = useRef(0);
  return {
    /** @returns whether the attempt that begins here is still the last one */
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

/** For a dialog in steps: what had the focus goes with its step, and the keyboard goes on in the place that holds the next one. */
export function useStepFocus(step: string, isOpened: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useDidUpdate(() => {
    if (isOpened && document.activeElement === document.body) place.current?.focus();
  }, [step]);
  return place;
}

/** Where the person wanted to go before they had to sign in, if the address of this page says so. */
export function useNext(): string | null {
  const [search] = useSearchParams();
  return safeReturnPath(search.get('next'));
}

/** Sends what is still waiting when the component appears; `isSaved` once all of it has arrived. */
export function useFlushed(flush: () => Promise<void>) {
  const [state, setState] = useState<'saving' | 'saved' | 'failed'>('saving');
  const isSaving = state === 'saving';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt, whatever function the editor passes meanwhile
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
