import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { contentId } from '../../components/skip-link.tsx';

type PageMainProps = { children: ReactNode; className?: string | undefined };

/**
 * After a link, scrolls to the top and focuses the content, so that screen readers and Tab start there. Leaves back and
 * forward to the browser.
 */
export function PageMain({ children, className }: PageMainProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const navigationType = useNavigationType();

  const lastPathname = useRef<string | null>(null);
  useLayoutEffect(() => {
    // Another query string, such as a filter, is the same page.
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    if (navigationType === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, navigationType]);

  return (
    <main className={className} id={contentId} tabIndex={-1} ref={main}>
      {children}
    </main>
  );
}
