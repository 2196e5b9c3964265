import { useNavigate } from 'react-router-dom';
import { invitationPageTexts as texts } from '#shared/texts/members/invitations.ts';
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
