import { membershipTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { ask } from '../../components/ask/ask.tsx';
import type { Member } from '../../lib/member.ts';
import { useReloadSession } from '../../lib/session.ts';
import { toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';

/** The gate or guard redirects after the reload of the session. */
export function useLeaveOrganisation({ organisationName }: Member) {
  const reloadSession = useReloadSession();
  const leave = trpc.members.leave.useMutation();
  return () =>
    ask({
      title: texts.leave,
      text: `${texts.leaveConfirm(organisationName)} ${texts.leaveText}`,
      confirmLabel: texts.leave,
      run: async () => {
        await leave.mutateAsync();
        toastSuccess(texts.left(organisationName));
        await reloadSession();
      },
      failed: texts.leaveFailed,
    });
}
