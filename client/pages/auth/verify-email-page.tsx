import { useEffect, useRef } from 'react';
import { useParams } from 'react-router-dom';
import { authTexts } from '#shared/texts/auth.ts';
import { signInPath, wayOn } from '../../app/access.ts';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { wayOnSentence } from '../../features/auth/way-on.tsx';
import { codeOf, messageOf } from '../../lib/errors.ts';
import { type Session, useReloadSession, useSession } from '../../lib/session.ts';
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

  const onward = onwardFrom(session, data?.next ?? null);
  const link = <LinkButton to={onward.to}>{onward.label}</LinkButton>;
  if (data !== undefined) {
    const isSignedIn = session.status === 'signedIn';
    const confirmed = isSignedIn ? texts.doneSignedIn(data.email) : texts.doneText(data.email);
    const text = isSignedIn ? confirmed : `${confirmed} ${wayOnSentence(data.next)}`.trim();
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

/** To where the person wanted to go when they signed up, through the sign-in if need be. */
function onwardFrom(session: Session, next: string | null): { to: string; label: string } {
  if (session.status !== 'signedIn') return { to: signInPath(next), label: texts.toSignIn };
  return next === null
    ? { to: paths.account, label: texts.toAccount }
    : { to: wayOn(session.user, next), label: texts.goOn };
}
