import { useSearchParams } from 'react-router-dom';
import { safeReturnPath } from '#shared/auth/return-path.ts';

/** Where the person wanted to go before they had to sign in, if the address of this page says so. */
export function useNext(): string | null {
  const [search] = useSearchParams();
  return safeReturnPath(search.get('next'));
}
