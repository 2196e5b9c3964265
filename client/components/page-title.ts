import { useEffect } from 'react';
import { productName } from '#shared/product.ts';

/** Sets the title of the browser tab to `{title} – Passgenau`; null leaves it alone. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} – ${productName}`;
  }, [title]);
}
