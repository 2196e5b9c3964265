import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { contentId } from '../../components/skip-link.tsx';
import { entryToShow } from '../../lib/list-state.ts';
import { rememberScroll, returnToScroll } from '../../lib/scroll-positions.ts';

type PageMainProps = { children: ReactNode; className?: string | undefined };

/**
 * After a link, scrolls to the top and focuses the content, so that screen readers and Tab start there. Back, forward and
 * links back to a list return to the last position.
 */
export function PageMain({ children, className }: PageMainProps) {
  const main = useRef<HTMLElement>(null);
  const { pathname, key, state } = useLocation();
  const navigationType = useNavigationType();

  const lastPathname = useRef<string | null>(null);
  useLayoutEffect(() => {
    // Another query string, such as a filter, is the same page.
    if (lastPathname.current === pathname) return rememberScroll(key);
    lastPathname.current = pathname;
    if (navigationType === NavigationType.Pop) return returnToScroll();
    window.scrollTo(0, 0);
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    const earlier = entryToShow(state);
    if (earlier !== null) returnToScroll(earlier);
  }, [pathname, key, state, navigationType]);

  return (
    <main className={className} id={contentId} tabIndex={-1} ref={main}>
      {children}
    </main>
  );
}
