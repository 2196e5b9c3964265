import { useState } from 'react';

/** What is chosen in a dialog that is always rendered: it begins anew each time the dialog opens, and stays while it fades away. */
export function useFresh<T>(opened: boolean, first: T): [T, (value: T) => void] {
  const [value, setValue] = useState(first);
  const [wasOpened, setWasOpened] = useState(opened);
  if (wasOpened !== opened) {
    setWasOpened(opened);
    if (opened) setValue(first);
  }
  return [value, setValue];
}
