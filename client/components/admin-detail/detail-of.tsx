import type { ReactNode } from 'react';
import { codeOf } from '../../lib/errors.ts';
import { AdminFailure } from '../admin-failure.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LinkButton } from '../link-button.tsx';
import { LoadingShape } from '../loading-shape.tsx';

type DetailOfProps<Thing> = {
  query: { isPending: boolean; data: Thing | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** What is said of one that there is not, and the list that it would be in. */
  missing: { title: string; text: string; back: string };
  listAt: string;
  children: (thing: Thing) => ReactNode;
};

/** A number that cannot be one is as good as one that nothing has. */
const isNothing = (code: string | null): boolean => code === 'NOT_FOUND' || code === 'INVALID_INPUT';

/** The page of one thing in the portal: loading, not there, failed, or what it is. */
export function DetailOf<Thing>({ query, missing, listAt, children }: DetailOfProps<Thing>) {
  if (query.isPending) return <LoadingShape kind="cards" />;
  if (isNothing(codeOf(query.error)))
    return (
      <EmptyState
        isPage
        title={missing.title}
        text={missing.text}
        action={<LinkButton to={listAt}>{missing.back}</LinkButton>}
      />
    );
  if (query.data === undefined) return <AdminFailure error={query.error} onRetry={() => void query.refetch()} />;
  return children(query.data);
}
