import { type RefObject, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLastValue } from './hooks.ts';
import { paths } from './paths.ts';

/** State of a link to a job: the list with its filters, and its entry in the history. `isBefore`: the entry is the last one. */
type ListState = { list: string; entry: string; isBefore: boolean };

const listPaths: readonly string[] = [paths.jobs, paths.discover];

/** For links to jobs. Pages other than lists pass on the list from which the person came. */
export function useListState(): ListState | null {
  const { pathname, search, key, state } = useLocation();
  const address = `${pathname}${search}`;
  if (listPaths.includes(pathname) || address === paths.ownJobs) return { list: address, entry: key, isBefore: true };
  const before = listStateOf(state);
  return before && { ...before, isBefore: false };
}

function listStateOf(state: unknown): ListState | null {
  if (typeof state !== 'object' || state === null) return null;
  const { list, entry, isBefore } = state as Partial<Record<keyof ListState, unknown>>;
  if (typeof list !== 'string' || typeof entry !== 'string' || !list.startsWith('/')) return null;
  return { list, entry, isBefore: isBefore === true };
}

const never = () => () => undefined;

/** Null on the server, and until hydration is done. */
export function useListBefore(): ListState | null {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isRendered = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const own = useMemo(() => listStateOf(state), [state]);
  const last = useLastValue(own);
  const before = own ?? (last && { ...last, isBefore: false });
  // A jump within the page adds an entry without the state.
  const isLost = own === null && last !== null;
  useEffect(() => {
    if (isLost) void navigate({ search, hash }, { replace: true, state: { ...last, isBefore: false } });
  }, [isLost, last, navigate, search, hash]);
  return isRendered ? before : null;
}

/** State of a link back to a list. */
export const stateToReturn = ({ entry }: ListState) => ({ returnTo: entry });

/** The entry whose position a link back to a list shows. */
export function entryToShow(state: unknown): string | null {
  const { returnTo } = (state ?? {}) as { returnTo?: unknown };
  return typeof returnTo === 'string' ? returnTo : null;
}

/** For a link to a dialog of another page: closing it leads back. */
export const stateToComeBack = { comesBack: true };

export const comesBack = (state: unknown): boolean =>
  (state as Partial<typeof stateToComeBack> | null)?.comesBack === true;

let followed: { entry: string; linkId: string } | null = null;

/** For a link with `stateToComeBack`: takes the focus again when the person is back. */
export function useFocusOnReturn(linkId: string): { ref: RefObject<HTMLAnchorElement | null>; onClick: () => void } {
  const { key } = useLocation();
  const ref = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (followed?.entry !== key || followed.linkId !== linkId) return;
    followed = null;
    ref.current?.focus({ preventScroll: true });
  }, [key, linkId]);
  return {
    ref,
    onClick: () => {
      followed = { entry: key, linkId };
    },
  };
}
