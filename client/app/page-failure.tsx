import { useEffect, useState } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';
import { ErrorState } from '../components/error-state.tsx';
import { usePageTitle } from '../components/page-title.ts';
import { isLoadFailure, reloadOnceReachable } from '../lib/load-failures.ts';
import { PageMain } from './layouts/page-main.tsx';
import classes from './layouts/public-layout.module.css';
import { SiteHeader } from './layouts/site-header.tsx';

type PageFailureProps = { error: unknown; address: string };

/** In the place of a page that could not be loaded or shown. */
export function PageFailure({ error, address }: PageFailureProps) {
  const [isServerAway, setIsServerAway] = useState(false);
  const isLoading = isLoadFailure(error);
  const { title, text } = isLoading ? shellTexts.pageMissing : shellTexts.pageBroken;
  usePageTitle(title);
  useRetryByItself(error, { isLoading, address });
  const retry = async () => setIsServerAway(!(await reloadOnceReachable()));
  return (
    <ErrorState title={title} text={isServerAway ? shellTexts.serverAway : text} onRetry={() => void retry()} isPage />
  );
}

/** The same where the layout is missing too. */
export function WindowFailure(props: PageFailureProps) {
  return (
    <>
      <SiteHeader>{null}</SiteHeader>
      <PageMain className={classes.main}>
        <PageFailure {...props} />
      </PageMain>
    </>
  );
}

/** At which address an error was shown first. What was not loaded then is not asked for again until everything is loaded anew. */
const shownAt = new WeakMap<object, string>();

/** Tries again as soon as the browser is online, and at once when somebody comes back to a page that failed earlier. */
function useRetryByItself(error: unknown, { isLoading, address }: { isLoading: boolean; address: string }): void {
  useEffect(() => {
    if (!isLoading || typeof error !== 'object' || error === null) return;
    const retry = () => void reloadOnceReachable();
    const before = shownAt.get(error);
    if (before === undefined) shownAt.set(error, address);
    else if (before !== address) retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [error, isLoading, address]);
}
