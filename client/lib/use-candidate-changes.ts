import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { trpc } from '../trpc.ts';
import { useReloadSession } from './session.ts';

/** Asks anew for everything about candidates that is on the screen; whoever is gone is gone with the answer. */
export function useCandidateRefresh(): () => Promise<void> {
  const utils = trpc.useUtils();
  return useCallback(async () => {
    await Promise.all([utils.candidates.invalidate(), utils.board.invalidate(), utils.foundPeople.invalidate()]);
  }, [utils]);
}

/** What is counted waits so long for the live connection before it is loaded without. */
const patienceMs = 3_000;

const IsTold = createContext(true);
export const CandidateChangesProvider = IsTold.Provider;

/**
 * Whether changes are being told. What may be loaded only so many times a day waits for it: the first thing told is that everything
 * may have changed, and what was loaded before that is loaded twice.
 */
export const useIsTold = (): boolean => useContext(IsTold);

/**
 * Keeps true what is shown of candidates, applications and anonymous matches, once for all pages of the area. When the server stops
 * telling, the person may no longer see them: the session says so, and the pages close. The next page asks again to be told. The
 * answer is for `CandidateChangesProvider`.
 */
export function useCandidateChanges(isReader: boolean): boolean {
  const refresh = useCandidateRefresh();
  const reload = useReloadSession();
  const [isTold, setIsTold] = useState(false);
  const isOver = useRef(false);
  const { pathname } = useLocation();
  const onChange = () => {
    void refresh().catch(() => undefined);
    setIsTold(true);
  };
  const onEnd = () => {
    isOver.current = true;
    void reload().catch(() => undefined);
    setIsTold(true);
  };
  const { reset } = trpc.candidates.changes.useSubscription(undefined, {
    enabled: isReader,
    onData: onChange,
    onComplete: onEnd,
    onError: onEnd,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the event
  useEffect(() => {
    if (!isOver.current) return;
    isOver.current = false;
    reset();
  }, [pathname]);
  useEffect(() => {
    const timer = setTimeout(() => setIsTold(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  return isTold;
}
