import { useEffect, useState } from 'react';

/** Sends what is still waiting when the component appears; `isSaved` once all of it has arrived. */
export function useFlushed(flush: () => Promise<void>) {
  const [state, setState] = useState<'saving' | 'saved' | 'failed'>('saving');
  const isSaving = state === 'saving';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per attempt, whatever function the editor passes meanwhile
  useEffect(() => {
    if (!isSaving) return;
    let isHere = true;
    flush().then(
      () => isHere && setState('saved'),
      () => isHere && setState('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [isSaving]);
  return { isSaved: state === 'saved', hasFailed: state === 'failed', tryAgain: () => setState('saving') };
}
