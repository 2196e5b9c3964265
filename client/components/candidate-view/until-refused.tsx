import { type ReactNode, useEffect, useState } from 'react';
import { isRefused } from '../../lib/errors.ts';

type UntilRefusedProps = {
  /** What stands there afterwards. */
  gone: ReactNode;
  children: (onRefused: () => void) => ReactNode;
};

/**
 * Shows what belongs to somebody until the server says that there is nothing to see. Its parts then leave the page as a whole, and what
 * they have loaded is forgotten with them (`forgotten`).
 */
export function UntilRefused({ gone, children }: UntilRefusedProps) {
  const [isGone, setIsGone] = useState(false);
  return isGone ? gone : children(() => setIsGone(true));
}

/** For a part of `UntilRefused`: true once its query was refused; nothing may be drawn any more. */
export function useRefusedQuery(error: unknown, onRefused: () => void): boolean {
  const isGone = isRefused(error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that there is nothing to see any more is the event
  useEffect(() => {
    if (isGone) onRefused();
  }, [isGone]);
  return isGone;
}
