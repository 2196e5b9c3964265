import { useEffect } from 'react';
import { productName } from '#shared/product.ts';

/** Sets the browser tab title to `{title} – Passgenau`; null keeps the current one. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} – ${productName}`;
  }, [title]);
}
