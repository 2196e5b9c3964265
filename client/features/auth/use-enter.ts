import { useNavigate } from 'react-router-dom';
import { authTexts } from '#shared/texts/auth.ts';
import { paths } from '../../app/paths.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastSuccess } from '../../lib/toast.ts';

const withoutProfileMs = 1000;

const greetBack = () => toastSuccess(authTexts.signedIn);

/** What follows a successful sign-in. As soon as the session is known, the guard of the sign-in page leads on from it. */
export function useEnter(greet = greetBack): () => Promise<void> {
  const navigate = useNavigate();
  const reload = useReloadSession();
  return async () => {
    const user = await reload();
    greet();
    // The account exists but its profile did not load: the start page works without one.
    if (user === null) setTimeout(() => void navigate(paths.home), withoutProfileMs);
  };
}
