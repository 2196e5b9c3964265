import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ApplicationAnswer } from '#shared/applications/state.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';
import { useSession } from '../../lib/session.ts';

type Draft = { scope: ReleaseScope | null; typed: readonly ApplicationAnswer[] };

const empty: Draft = { scope: null, typed: [] };
const name = 'applicationDraft';

/**
 * Keeps an application that is not sent while its sheet is closed. It stays in the cache of this page, which signing out
 * empties, and belongs to one account.
 */
export function useApplicationDraft(jobId: string) {
  const client = useQueryClient();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.userId : '';
  const [draft, setDraft] = useState(() => client.getQueryData<Draft>([name, userId, jobId]) ?? empty);
  const change = useCallback(
    (changes: Partial<Draft>) => {
      const key = [name, userId, jobId];
      client.setQueryDefaults([name], { gcTime: Number.POSITIVE_INFINITY });
      const changed = client.setQueryData<Draft>(key, (before) => ({ ...(before ?? empty), ...changes }));
      setDraft(changed ?? empty);
    },
    [client, userId, jobId],
  );
  const drop = () => client.removeQueries({ queryKey: [name, userId, jobId] });
  return { draft, change, drop };
}
