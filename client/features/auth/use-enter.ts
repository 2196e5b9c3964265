import { useNavigate, useSearchParams } from 'react-router-dom';
import { authTexts } from '#shared/texts/auth.ts';
import { homeOf, safeReturnPath } from '../../app/access.ts';
import { paths } from '../../app/paths.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { useReloadSession } from './session.ts';

const withoutProfileMs = 1000;

/** What follows a successful sign-in: to the page first asked for, else home. */
export function useEnter(): () => Promise<void> {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const reload = useReloadSession();
  return async () => {
    const returnPath = safeReturnPath(search.get('next'), window.location.origin);
    const user = await reload();
    toastSuccess(authTexts.signedIn);
    if (user === null) {
      // The account exists but its profile did not load: the start page works without one.
      setTimeout(() => void navigate(paths.home), withoutProfileMs);
      return;
    }
    await navigate(returnPath ?? homeOf(user), { replace: true });
  };
}
