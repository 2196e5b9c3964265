import { useSearchParams } from 'react-router-dom';

/**
 * What a list is filtered by stands in the address, one name for each. A change builds on what stands in the address now, not on what was last
 * drawn: on a busy machine a page is drawn a while after its address changed, and a second change in between would undo the first.
 */
export function useAddress() {
  const [params, setParams] = useSearchParams();
  const replace = (after: URLSearchParams) => setParams(after, { replace: true });
  const change = (changes: Readonly<Record<string, string>>) => {
    const after = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') after.delete(name);
      else after.set(name, value);
    }
    replace(after);
  };
  return { params, change, clear: () => replace(new URLSearchParams()) };
}
