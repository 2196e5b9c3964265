import { useCallback, useEffect, useRef } from 'react';

/**
 * Measures how long something was on screen, over several visits; stands still while the tab is hidden. Milliseconds.
 * `spentBefore`: how long before this page was loaded.
 */
export function useOnScreenTime(key: number, spentBefore: (key: number) => number): () => number {
  const spent = useRef(new Map<number, number>());
  const since = useRef<number | null>(null);

  const settle = useCallback(() => {
    if (since.current === null) return;
    const now = performance.now();
    spent.current.set(key, (spent.current.get(key) ?? spentBefore(key)) + now - since.current);
    since.current = now;
  }, [key, spentBefore]);

  useEffect(() => {
    const look = () => {
      settle();
      since.current = document.hidden ? null : performance.now();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      settle();
      since.current = null;
      document.removeEventListener('visibilitychange', look);
    };
  }, [settle]);

  return useCallback(() => {
    settle();
    return Math.min(86_400_000, Math.round(spent.current.get(key) ?? spentBefore(key)));
  }, [key, settle, spentBefore]);
}
