import { useEffect } from 'react';
import { may } from '#shared/permissions.ts';
import { trpc } from '../../trpc.ts';
import { useSession } from '../session.ts';
import { hasGuestPreference } from './guest-preference.ts';

/** Mount wherever users arrive after sign-in. The rest loads only if there is something to adopt. */
export function useAdoptPreference(): void {
  const session = useSession();
  const utils = trpc.useUtils();
  const isApplicant = session.status === 'signedIn' && may(session.user, 'match.own');
  useEffect(() => {
    if (!isApplicant || !hasGuestPreference()) return;
    void import('./stored-preference.ts')
      .then(({ adoptGuestPreference }) => adoptGuestPreference(utils))
      .catch(() => undefined);
  }, [isApplicant, utils]);
}
