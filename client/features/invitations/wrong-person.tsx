import { Button } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '#shared/auth/session-user.ts';
import { errorTexts } from '#shared/texts/errors.ts';
import { invitationPageTexts } from '#shared/texts/members/invitations.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { signInPath } from '../../lib/access.ts';
import { messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { useReloadSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

const { wrongPerson: texts } = invitationPageTexts;

type WrongPersonProps = { user: SessionUser; token: string; hasAccount: boolean };

export function WrongPerson({ user, token, hasAccount }: WrongPersonProps) {
  const navigate = useNavigate();
  const reloadSession = useReloadSession();
  const signOut = trpc.auth.signOut.useMutation({
    onSuccess: async () => {
      await reloadSession();
      if (hasAccount) await navigate(signInPath(paths.invitation(token)));
    },
  });
  return (
    <>
      <p>
        {texts.text(user.email)} {errorTexts.INVITATION_WRONG_PERSON}
      </p>
      <FormError message={signOut.error && messageOf(signOut.error)} />
      <Button size="lg" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        {texts.action}
      </Button>
    </>
  );
}
