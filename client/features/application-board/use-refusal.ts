import { useCallback, useRef, useState } from 'react';
import { noRefusal, type Refusal } from '../../components/move-application/refuse-dialog.tsx';

/**
 * Whose application is being refused. Their card asks: once it is gone, so is the dialog. A card that goes to another column is drawn anew
 * there and asks on, with the words that were typed.
 */
export function useRefusal() {
  const [refusedId, setRefusedId] = useState<string | null>(null);
  const words = useRef(new Map<string, Refusal>());
  const drawn = useRef(0);
  const asking = useCallback(() => {
    drawn.current += 1;
    return () => {
      drawn.current -= 1;
      // After the effects of all cards that are drawn with the same change.
      queueMicrotask(() => drawn.current === 0 && setRefusedId(null));
    };
  }, []);
  const close = (applicationId: string) => {
    words.current.delete(applicationId);
    setRefusedId((asked) => (asked === applicationId ? null : asked));
  };
  return {
    refusedId,
    ask: (applicationId: string) => setRefusedId(applicationId),
    close,
    asking,
    wordsOf: (applicationId: string) => words.current.get(applicationId) ?? noRefusal,
    keepWords: (applicationId: string, typed: Refusal) => void words.current.set(applicationId, typed),
  };
}
