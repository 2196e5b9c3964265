import { useEffect } from 'react';
import { productName } from '#shared/product.ts';

/** Sets the title of the browser tab to `{title} – Passgenau`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} – ${productName}`;
  }, [title]);
}
