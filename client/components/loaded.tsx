import type { ReactNode } from 'react';
import { codeOf, isMissing, isRefused } from '../lib/errors.ts';
import { ErrorState } from './error-state.tsx';
import { LoadingShape } from './loading-shape.tsx';
import { usePageTitle } from './page-title.ts';

export type LoadedQuery<Data> = {
  data: Data | undefined;
  error: unknown;
  isPending: boolean;
  isFetchedAfterMount: boolean;
  refetch: () => Promise<unknown>;
};

export type LoadedProps<Data> = {
  query: LoadedQuery<Data>;
  skeleton?: ReactNode;
  /** Shown if the data is missing or hidden from the user. Without it, both count as a failure. */
  missing?: ReactNode;
  refused?: ReactNode;
  failed?: { title?: string; text?: string };
  /** The page title while loading. If set, a failure renders the page's h1. */
  pageTitle?: string;
  /** Waits for a fresh response: forms must not start from cached values. */
  isFreshOnly?: boolean;
  children: (data: Data) => ReactNode;
};

/** Shows loading, missing, failed or loaded data. A refusal hides cached data; a failed refetch keeps it. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const {
    query,
    skeleton = <LoadingShape kind="cards" />,
    missing,
    refused,
    failed,
    pageTitle,
    isFreshOnly = false,
  } = props;
  const { data, error } = query;
  if (missing !== undefined && isMissing(error)) return missing;
  if (refused !== undefined && codeOf(error) === 'FORBIDDEN') return refused;
  const isReady = data !== undefined && !isRefused(error) && (query.isFetchedAfterMount || !isFreshOnly);
  if (isReady) return props.children(data);
  if (error === null) return <Loading title={pageTitle}>{skeleton}</Loading>;
  return <ErrorState isPage={pageTitle !== undefined} {...failed} onRetry={() => void query.refetch()} />;
}

function Loading({ title, children }: { title: string | undefined; children: ReactNode }) {
  usePageTitle(title ?? null);
  return children;
}
