import { may } from '#shared/permissions.ts';
import { authTexts } from '#shared/texts/auth/auth.ts';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { signInPath } from '../../lib/access.ts';
import { useNext } from '../../lib/hooks.ts';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { ForgotPassword } from './forgot-password.tsx';
import { NarrowPage } from './mailed-link.tsx';

const { forgotPage: texts } = authTexts;

/** Where no mails are sent, a link reaches nobody but the operator: only they are asked for an address. */
export default function ForgotPasswordPage() {
  usePageTitle(texts.title);
  const next = useNext();
  const session = useSession();
  const options = trpc.auth.options.useQuery();
  if (options.isPending || session.status === 'loading') return <Loading />;
  // What the server does is not known when it cannot be reached; then the form says so.
  const sendsMail = options.data?.sendsMail ?? true;
  const readsOutbox = session.status === 'signedIn' && may(session.user, 'admin.change');
  if (sendsMail || readsOutbox) return <ForgotPassword next={next} sendsMail={sendsMail} />;
  return (
    <NarrowPage title={texts.title} text={texts.noMail}>
      <LinkButton to={signInPath(next)}>{texts.backToSignIn}</LinkButton>
    </NarrowPage>
  );
}

function Loading() {
  return (
    <NarrowPage title={texts.title}>
      <LoadingShape kind="form" />
    </NarrowPage>
  );
}
