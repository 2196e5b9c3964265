import type { ReactNode } from 'react';
import type { About } from '#shared/settings/about.ts';
import { AdminFailure } from '../../components/admin-failure.tsx';
import { trpc } from '../../trpc.ts';
import { SettingsSkeleton } from './settings-skeleton.tsx';

export function WithAbout({ children }: { children: (about: About) => ReactNode }) {
  const about = trpc.adminSettings.about.useQuery();
  if (about.isPending) return <SettingsSkeleton />;
  if (about.data === undefined) return <AdminFailure error={about.error} onRetry={() => void about.refetch()} />;
  return children(about.data);
}
