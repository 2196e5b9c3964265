import { useEffect } from 'react';
import { setUnsaved } from './unsaved.ts';

/** While something is unsaved, the browser asks before the tab is closed, and the page does not reload by itself. */
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
