import { useEffect, useState } from 'react';
import type { ProfileContent } from '#shared/profile/schema.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { trpc } from '../../trpc.ts';
import { OpenProfile } from './open-profile.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { useProfileSaves } from './saving/use-profile-saves.ts';

/** One's own profile: loading, or open to be read and written. */
export function ProfileEditor({ userId }: { userId: string }) {
  const saves = useProfileSaves(userId);
  const query = trpc.profile.own.useQuery(undefined, { refetchOnMount: 'always' });
  const { data: own } = query;
  const [initial, setInitial] = useState<ProfileContent | null>(null);
  // Writing never begins on a remembered profile: another window may have changed it.
  const isFresh = own !== undefined && query.isFetchedAfterMount;
  useEffect(() => {
    if (initial === null && saves !== null && isFresh)
      setInitial(saves.begin({ revision: own.revision, draft: own.profile }));
  }, [initial, saves, isFresh, own]);
  if (own !== undefined && saves !== null && initial !== null)
    return <OpenProfile own={own} saves={saves} initial={initial} />;
  if (query.isError) return <ErrorState onRetry={() => void query.refetch()} />;
  return <ProfileSkeleton />;
}
