import { TRPCClientError } from '@trpc/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';
import { ErrorState } from '../components/error-state.tsx';
import { FullScreenSpinner } from '../components/loading-shape.tsx';
import { usePageTitle } from '../components/page-title.ts';
import { isOutdated, reloadForUpdate, reloadOnceForUpdate } from '../lib/requests/new-version.ts';
import { hasUnsaved, onUnsavedChange } from '../lib/use-leave-warning.ts';
import { PageMain } from './layouts/page-main.tsx';
import { SiteHeader } from './layouts/site-header.tsx';
import classes from './layouts/site-layout.module.css';

type PageFailureProps = { error: unknown; address: string };

export function PageFailure(props: PageFailureProps) {
  const isMissing = isLoadFailure(props.error);
  const isOutdatedBuild = useIsReplaced(isMissing);
  if (isMissing && isOutdatedBuild === null) return <FullScreenSpinner />;
  return isOutdatedBuild === true ? <PageUpdated /> : <PageFailed {...props} />;
}

function useIsReplaced(isMissing: boolean): boolean | null {
  const [isReplaced, setIsReplaced] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isMissing) return;
    let isMounted = true;
    void isOutdated().then((answer) => isMounted && setIsReplaced(answer));
    return () => {
      isMounted = false;
    };
  }, [isMissing]);
  return isReplaced;
}

function PageUpdated() {
  const isUnsaved = useSyncExternalStore(onUnsavedChange, hasUnsaved);
  const { title, waiting, reloading, reload } = shellTexts.updated;
  usePageTitle(title);
  useEffect(() => {
    if (!isUnsaved) reloadOnceForUpdate();
  }, [isUnsaved]);
  const text = isUnsaved ? waiting : reloading;
  return <ErrorState title={title} text={text} onRetry={reloadForUpdate} retryLabel={reload} isPage />;
}

function PageFailed({ error, address }: PageFailureProps) {
  const [isServerDown, setIsServerDown] = useState(false);
  const isLoading = isLoadFailure(error);
  const { title, text } = isLoading ? shellTexts.pageMissing : shellTexts.pageBroken;
  usePageTitle(title);
  useAutomaticRetry(error, { isLoading, address });
  const retry = async () => setIsServerDown(!(await reloadOnceReachable()));
  return (
    <ErrorState title={title} text={isServerDown ? shellTexts.serverAway : text} onRetry={() => void retry()} isPage />
  );
}

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

/** The call got no answer from the server. */
const isUnanswered = (error: unknown): boolean => error instanceof TRPCClientError && !error.data;

const retryMs = 10_000;

/** The address of each error's first appearance. Failed chunks are not requested again until a full reload. */
const firstShownAt = new WeakMap<object, string>();

function useAutomaticRetry(error: unknown, { isLoading, address }: { isLoading: boolean; address: string }): void {
  useEffect(() => {
    if (!isLoading || !(error instanceof Object)) return;
    const retry = () => void reloadOnceReachable();
    const firstAddress = firstShownAt.get(error);
    if (firstAddress === undefined) firstShownAt.set(error, address);
    else if (firstAddress !== address) retry();
    window.addEventListener('online', retry);
    const timer = isUnanswered(error) ? setInterval(retry, retryMs) : undefined;
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [error, isLoading, address]);
}

/** Errors of chunks that failed to load. Vite reports them, because their messages differ between browsers. */
const loadFailures = new WeakSet<object>();
if (typeof window !== 'undefined')
  window.addEventListener('vite:preloadError', ({ payload }) => {
    loadFailures.add(payload);
  });

const isLoadFailure = (error: unknown): boolean =>
  error instanceof TRPCClientError || (error instanceof Object && loadFailures.has(error));

/**
 * Reloads only when the server answers, so that the browser's own error page never appears.
 * Another import of the chunk fails, because browsers and Vite cache the failure.
 */
async function reloadOnceReachable(): Promise<boolean> {
  const response = await fetch('/healthz', { cache: 'no-store' }).catch(() => null);
  if (response === null || !response.ok) return false;
  window.location.reload();
  return true;
}
