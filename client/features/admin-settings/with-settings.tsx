import type { ReactNode } from 'react';
import type { SectionViews } from '#shared/settings/schema.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { trpc } from '../../trpc.ts';

/** Editing never begins on remembered settings: they may be older than what others have saved. */
export function WithSettings({ children }: { children: (settings: SectionViews) => ReactNode }) {
  const settings = trpc.adminSettings.all.useQuery();
  if (settings.isPending || !settings.isFetchedAfterMount) return <LoadingShape kind="form" />;
  if (settings.data === undefined)
    return <AdminFailure error={settings.error} onRetry={() => void settings.refetch()} />;
  return children(settings.data);
}
