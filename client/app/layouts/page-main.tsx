import type { ReactNode } from 'react';
import { contentId } from '../../components/skip-link.tsx';

type PageMainProps = { children: ReactNode; className?: string | undefined };

/** The target of the skip link; takes the focus so that the next Tab goes on from here. */
export function PageMain({ children, className }: PageMainProps) {
  return (
    <main className={className} id={contentId} tabIndex={-1}>
      {children}
    </main>
  );
}
