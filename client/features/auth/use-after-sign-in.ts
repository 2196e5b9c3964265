import { useNavigate } from 'react-router-dom';
import { may } from '#shared/permissions.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { offerPasskey } from '../../lib/passkeys/offer.ts';
import { paths } from '../../lib/paths.ts';
import { useReloadSession } from '../../lib/session.ts';
import { claimBrowserRuns } from '../../lib/tests/use-claim-runs.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

const withoutProfileDelayMs = 1000;

const greetReturning = () => toastSuccess(authTexts.signedIn);

/** The guard of the sign-in page redirects after the reload of the session. */
export function useAfterSignIn(greet = greetReturning): (answer?: { offersPasskey: boolean }) => Promise<void> {
  const navigate = useNavigate();
  const reload = useReloadSession();
  const utils = trpc.useUtils();
  return async (answer) => {
    // Claims guest runs first, because the next page shows them.
    const person = await utils.client.auth.me.query();
    if (person !== null && may(person, 'results.own')) await claimBrowserRuns(utils, person.userId);
    const user = await reload();
    greet();
    if (answer?.offersPasskey) offerPasskey();
    // The profile did not load, so the guard does not redirect. The start page works without a profile.
    if (user === null) setTimeout(() => void navigate(paths.home), withoutProfileDelayMs);
  };
}
