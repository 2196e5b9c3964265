import { Button, Stack } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { NarrowPage } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { pathAfterSignIn, signInPath } from '../../lib/access.ts';
import { displayEmail } from '../../lib/email.ts';
import { codeOf, messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { type Session, useReloadSession, useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { MailedLink } from './mailed-link.tsx';
import { destinationSentence } from './sign-up-done.tsx';

const { verifyPage: texts } = authTexts;

/** Only the button confirms, because mail scanners open links and run scripts. */
export default function VerifyEmailPage() {
  usePageTitle(texts.title);
  const { token = '' } = useParams();
  const session = useSession();
  const link = <OnwardLink session={session} next={null} />;
  return (
    <MailedLink
      key={token}
      kind="email"
      token={token}
      renderOpen={(openLink) => <Confirm token={token} {...openLink} />}
      done={
        <NarrowPage title={texts.already} text={texts.alreadyText}>
          {link}
        </NarrowPage>
      }
      invalid={
        <NarrowPage title={authTexts.linkPage.failed} text={texts.failedText}>
          {link}
        </NarrowPage>
      }
    />
  );
}

function Confirm({ token, email, look }: { token: string; email: string; look: () => void }) {
  const session = useSession();
  const reload = useReloadSession();
  const confirm = trpc.auth.confirmEmail.useMutation({
    onSuccess: () => reload(),
    // The link was used in another window; its new state is shown.
    onError: (error) => codeOf(error) === 'LINK_INVALID' && look(),
  });
  const { data, error } = confirm;
  if (data === undefined)
    return (
      <NarrowPage title={texts.title} text={texts.text(displayEmail(email))}>
        <Stack gap="md" align="flex-start">
          <FormError message={error && messageOf(error)} />
          <Button color="coral" size="lg" loading={confirm.isPending} onClick={() => confirm.mutate({ token })}>
            {texts.action}
          </Button>
        </Stack>
      </NarrowPage>
    );
  const isSignedIn = session.status === 'signedIn';
  const displayedEmail = displayEmail(data.email);
  const doneText = isSignedIn ? texts.doneSignedIn(displayedEmail) : texts.doneText(displayedEmail);
  return (
    <NarrowPage
      title={texts.done}
      text={isSignedIn ? doneText : `${doneText} ${destinationSentence(data.next)}`.trim()}
    >
      <OnwardLink session={session} next={data.next} />
    </NarrowPage>
  );
}

function OnwardLink({ session, next }: { session: Session; next: string | null }) {
  if (session.status !== 'signedIn') return <LinkButton to={signInPath(next)}>{texts.toSignIn}</LinkButton>;
  if (next === null) return <LinkButton to={paths.account}>{texts.toAccount}</LinkButton>;
  return <LinkButton to={pathAfterSignIn(session.user, next)}>{texts.goOn}</LinkButton>;
}
