import type { ReactNode } from 'react';
import type { About } from '#shared/settings/about.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { trpc } from '../../trpc.ts';

export function WithAbout({ children }: { children: (about: About) => ReactNode }) {
  const about = trpc.adminSettings.about.useQuery();
  if (about.isPending) return <LoadingShape kind="form" />;
  if (about.data === undefined) return <AdminFailure error={about.error} onRetry={() => void about.refetch()} />;
  return children(about.data);
}
