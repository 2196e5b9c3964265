import { useNavigate } from 'react-router-dom';
import { invitationPageTexts as texts } from '#shared/texts/members/invitations.ts';
import { codeOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

/** Accepts an invitation and leads into the organisation. */
export function useJoin() {
  const navigate = useNavigate();
  const reloadSession = useReloadSession();
  return trpc.invitations.accept.useMutation({
    onSuccess: async ({ organisation }) => {
      // First the session: the company area is closed to whoever does not belong to an organisation yet.
      await reloadSession();
      await navigate(paths.company.dashboard, { replace: true });
      toastSuccess(texts.joined(organisation), texts.joinedText);
    },
    // Whoever has just registered is signed in by now. What was refused for good takes the whole page.
    onError: () => reloadSession(),
  });
}

/** What the server has said no to for good; a broken connection or too many attempts are worth another try, and null. */
export function refusalOf(error: unknown): unknown {
  const code = codeOf(error);
  return code === null || code === 'UNEXPECTED' || code === 'TOO_MANY_ATTEMPTS' ? null : error;
}
