import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';

const searchDelayMs = 300;

/** What stands in the field, and after a moment in the address; an address that changes otherwise changes the field. */
export function useTyped(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const [settled] = useDebouncedValue(typed.trim(), searchDelayMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that the person has stopped typing is the event
  useEffect(() => {
    if (settled !== search) onSearch(settled);
  }, [settled]);
  const [last, setLast] = useState(search);
  if (last !== search) {
    setLast(search);
    if (search !== settled) setTyped(search);
  }
  const clear = () => {
    setTyped('');
    onSearch('');
  };
  return { typed, setTyped, clear };
}
