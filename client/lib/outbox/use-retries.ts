import { useEffect } from 'react';
import { retryDelayMs } from './retry-delay.ts';

/**
 * For what waits in the state of a component instead of in an Outbox: tries again after the pause that the least often failed of
 * them has earned, and at once when the network is back.
 */
export function useRetries(waiting: readonly { failures: number }[], retry: () => void): void {
  useEffect(() => {
    if (waiting.length === 0) return;
    const timer = setTimeout(retry, retryDelayMs(Math.min(...waiting.map(({ failures }) => failures))));
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [waiting, retry]);
}
