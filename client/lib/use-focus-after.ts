import { useEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/** For what goes or comes with a change: says where the keyboard goes on, once the change is drawn. */
export function useFocusAfter(): (find: Find) => void {
  const wanted = useRef<Find>(null);
  useEffect(() => {
    const find = wanted.current;
    wanted.current = null;
    find?.()?.focus();
  });
  return (find) => {
    wanted.current = find;
  };
}
