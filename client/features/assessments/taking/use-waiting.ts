import { useEffect, useRef, useState } from 'react';

/** One thing at a time that waits for the server; leaving the screen or going back calls it off. */
export function useWaiting() {
  const [isWaiting, setWaiting] = useState(false);
  const wanted = useRef(0);
  const stopWaiting = () => {
    wanted.current += 1;
    setWaiting(false);
  };
  useEffect(
    () => () => {
      wanted.current += 1;
    },
    [],
  );
  const wait = (work: (isWanted: () => boolean) => Promise<void>) => {
    wanted.current += 1;
    const ticket = wanted.current;
    const isWanted = () => ticket === wanted.current;
    setWaiting(true);
    void work(isWanted).finally(() => isWanted() && setWaiting(false));
  };
  return { isWaiting, wait, stopWaiting };
}
