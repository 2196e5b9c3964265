import { type ReactNode, useEffect, useState } from 'react';
import { isRefused } from '../../lib/errors.ts';

type RefusalBoundaryProps = {
  gone: ReactNode;
  children: (onRefused: () => void) => ReactNode;
};

/** Unmounts all children when the server refuses one of their queries: `dropOnUnmount` then drops the cached data. */
export function RefusalBoundary({ gone, children }: RefusalBoundaryProps) {
  const [isGone, setIsGone] = useState(false);
  return isGone ? gone : children(() => setIsGone(true));
}

/** For children of `RefusalBoundary`: if true, the component must render nothing. */
export function useRefusedQuery(error: unknown, onRefused: () => void): boolean {
  const isGone = isRefused(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the query is refused
  useEffect(() => {
    if (isGone) onRefused();
  }, [isGone]);
  return isGone;
}
