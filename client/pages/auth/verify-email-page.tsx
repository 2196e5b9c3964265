import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { authTexts } from '#shared/texts/auth.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { codeOf, messageOf } from '../../lib/errors.ts';
import { useReloadSession, useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { NarrowPage } from './narrow-page.tsx';

const { verifyPage: texts } = authTexts;

/** Opening the mailed link confirms the address; mail scanners that only fetch the page do not run it. */
export default function VerifyEmailPage() {
  usePageTitle(texts.done);
  const { token = '' } = useParams();
  const session = useSession();
  const reload = useReloadSession();
  const { mutate, data, error } = trpc.auth.confirmEmail.useMutation({ onSuccess: () => reload() });
  const startedFor = useRef<string | null>(null);
  useEffect(() => {
    if (startedFor.current === token) return;
    startedFor.current = token;
    mutate({ token });
  }, [mutate, token]);

  const isSignedIn = session.status === 'signedIn';
  const onward = isSignedIn ? { to: paths.account, label: texts.toAccount } : { to: paths.auth, label: texts.toSignIn };
  const link = <LinkButton to={onward.to}>{onward.label}</LinkButton>;
  if (data !== undefined) {
    const text = isSignedIn ? texts.doneSignedIn(data.email) : texts.doneText(data.email);
    return (
      <NarrowPage title={texts.done} text={text}>
        {link}
      </NarrowPage>
    );
  }
  if (error !== null) {
    const isSpent = codeOf(error) === 'LINK_INVALID' || codeOf(error) === 'INVALID_INPUT';
    return (
      <NarrowPage title={texts.failed} text={isSpent ? texts.failedText : messageOf(error)}>
        {link}
      </NarrowPage>
    );
  }
  return <NarrowPage title={texts.working} />;
}
