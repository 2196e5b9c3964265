import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { contentId } from '../../components/skip-link.tsx';

type PageMainProps = { children: ReactNode; className?: string | undefined };

/**
 * The page between header and footer, and the target of the skip link. Following a link arrives at its top, with the focus on it,
 * so that a screen reader and the next Tab start there; going back or forward is left to the browser.
 */
export function PageMain({ children, className }: PageMainProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const navigationType = useNavigationType();

  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    // What changes behind the path, a filter for example, is the same page.
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigationType === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    // A page that focuses a field of its own keeps it.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, navigationType]);

  return (
    <main className={className} id={contentId} tabIndex={-1} ref={main}>
      {children}
    </main>
  );
}
