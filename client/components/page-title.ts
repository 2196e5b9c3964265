import { useEffect } from 'react';
import { productName } from '#shared/product.ts';

/** `null` keeps the current title. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} – ${productName}`;
  }, [title]);
}
