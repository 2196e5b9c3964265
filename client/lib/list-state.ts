import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from './paths.ts';

/** State of a link to a job: the list with its filters. `isBefore`: the link is in the list itself. */
type ListState = { list: string; isBefore: boolean };

const listPaths: readonly string[] = [paths.jobs, paths.discover];

/** For links to jobs. Pages other than lists pass on the list from which the person came. */
export function useListState(): ListState | null {
  const { pathname, search, state } = useLocation();
  const address = `${pathname}${search}`;
  if (listPaths.includes(pathname) || address === paths.ownJobs) return { list: address, isBefore: true };
  const before = listStateOf(state);
  return before && { ...before, isBefore: false };
}

function listStateOf(state: unknown): ListState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { list, isBefore } = state as Partial<Record<keyof ListState, unknown>>;
  return typeof list === 'string' && list.startsWith('/') ? { list, isBefore: isBefore === true } : null;
}

const never = () => () => undefined;

/** Null on the server, and until hydration is done. */
export function useListBefore(): ListState | null {
  const { state } = useLocation();
  const isRendered = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isRendered ? listStateOf(state) : null;
}
