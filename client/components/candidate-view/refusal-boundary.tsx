import { type ReactNode, useEffect, useState } from 'react';
import { isRefused } from '../../lib/errors.ts';

type RefusalBoundaryProps = {
  fallback: ReactNode;
  children: (onRefused: () => void) => ReactNode;
};

/** Unmounts all children when the server refuses one of their queries: `dropOnUnmount` then drops the cached data. */
export function RefusalBoundary({ fallback, children }: RefusalBoundaryProps) {
  const [hasRefusal, setHasRefusal] = useState(false);
  return hasRefusal ? fallback : children(() => setHasRefusal(true));
}

/** For children of `RefusalBoundary`: if true, the component must render nothing. */
export function useRefusedQuery(error: unknown, onRefused: () => void): boolean {
  const hasRefusal = isRefused(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the query is refused
  useEffect(() => {
    if (hasRefusal) onRefused();
  }, [hasRefusal]);
  return hasRefusal;
}
