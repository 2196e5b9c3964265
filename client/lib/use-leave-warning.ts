import { useEffect } from 'react';
import { hasUnstoredData } from './browser-storage.ts';

/** While something is unsaved, the browser asks before closing the tab, and the page does not reload by itself. */
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

const unsavedParts = new Set<object>();
const listeners = new Set<() => void>();

export function setUnsaved(owner: object, isUnsaved: boolean): void {
  const previousCount = unsavedParts.size;
  if (isUnsaved) unsavedParts.add(owner);
  else unsavedParts.delete(owner);
  if (unsavedParts.size !== previousCount) for (const listener of [...listeners]) listener();
}

export const hasUnsaved = (): boolean => unsavedParts.size > 0 || hasUnstoredData();

export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
