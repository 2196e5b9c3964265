import { useRef } from 'react';

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
