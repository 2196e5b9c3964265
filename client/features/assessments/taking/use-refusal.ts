import { useEffect, useRef } from 'react';
import type { RunRefusal } from './run-request.ts';

/** Calls the newest handler, once for each refusal. */
export function useRefusal(refusal: RunRefusal | null, onRefusal: (refusal: RunRefusal) => void): void {
  const handler = useRef(onRefusal);
  useEffect(() => {
    handler.current = onRefusal;
  });
  useEffect(() => {
    if (refusal !== null) handler.current(refusal);
  }, [refusal]);
}
