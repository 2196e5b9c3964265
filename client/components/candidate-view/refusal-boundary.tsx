import { type ReactNode, useEffect, useState } from 'react';
import { isRefused } from '../../lib/errors.ts';

type RefusalBoundaryProps = {
  gone: ReactNode;
  children: (onRefused: () => void) => ReactNode;
};

/**
 * Shows data about a person until the server refuses it. Then unmounts all parts together, so that their cached
 * queries (`dropOnUnmount`) are dropped, too.
 */
export function RefusalBoundary({ gone, children }: RefusalBoundaryProps) {
  const [isGone, setIsGone] = useState(false);
  return isGone ? gone : children(() => setIsGone(true));
}

/** For children of `RefusalBoundary`: if true, the query was refused and the component must render nothing. */
export function useRefusedQuery(error: unknown, onRefused: () => void): boolean {
  const isGone = isRefused(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that there is nothing to see any more is the event
  useEffect(() => {
    if (isGone) onRefused();
  }, [isGone]);
  return isGone;
}
