import { useCallback, useEffect, useState } from 'react';

const noteMs = 6_000;

/**
 * What was done, said in its place for a moment: what came of it is to be seen there anyway. For success alone; why something
 * failed stays until it is mended.
 */
export function useBriefly(): [note: string | null, say: (note: string | null) => void] {
  const [said, setSaid] = useState<{ note: string } | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), noteMs);
    return () => clearTimeout(timer);
  }, [said]);
  // A new object each time: saying the same again begins the moment anew.
  const say = useCallback((note: string | null) => setSaid(note === null ? null : { note }), []);
  return [said?.note ?? null, say];
}
