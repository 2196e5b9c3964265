import { useNavigate } from 'react-router-dom';
import { invitationPageTexts as texts } from '#shared/texts/members/invitations.ts';
import { codeOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

export function useJoin() {
  const navigate = useNavigate();
  const reloadSession = useReloadSession();
  return trpc.invitations.accept.useMutation({
    onSuccess: async ({ organisation }) => {
      // Reload the session first, because the company area is closed to people without an organisation.
      await reloadSession();
      await navigate(paths.company.dashboard, { replace: true });
      toastSuccess(texts.joined(organisation), texts.joinedText);
    },
    onError: () => reloadSession(),
  });
}

/** Null for errors that a retry may fix, such as a lost connection or too many attempts. */
export function finalErrorOf(error: unknown): unknown {
  const code = codeOf(error);
  return code === null || code === 'UNEXPECTED' || code === 'TOO_MANY_ATTEMPTS' ? null : error;
}
