import { useEffect } from 'react';
import { isKeptInMemory } from './browser-storage.ts';

/**
 * While something is unsaved, the browser asks before closing the tab, and the page does not reload automatically.
 */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    setUnsaved(warn, true);
    window.addEventListener('beforeunload', warn);
    return () => {
      setUnsaved(warn, false);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);
}

const holders = new Set<object>();
const listeners = new Set<() => void>();

export function setUnsaved(holder: object, isUnsaved: boolean): void {
  const before = holders.size;
  if (isUnsaved) holders.add(holder);
  else holders.delete(holder);
  if (holders.size !== before) for (const listener of [...listeners]) listener();
}

export const hasUnsaved = (): boolean => holders.size > 0 || isKeptInMemory();

export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
