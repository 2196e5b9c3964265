import { useDidUpdate } from '@mantine/hooks';
import { type RefObject, useRef } from 'react';

/** For a dialog in steps: what had the focus goes with its step, and the keyboard goes on in the place that holds the next one. */
export function useStepFocus(step: string, isOpened: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useDidUpdate(() => {
    if (isOpened && document.activeElement === document.body) place.current?.focus();
  }, [step]);
  return place;
}
