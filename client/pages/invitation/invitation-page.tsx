import { Box } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { errorTexts } from '#shared/texts/errors.ts';
import { invitationPageTexts as texts } from '#shared/texts/members/invitations.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { ShiftedShapes } from '../../components/illustrations/shapes.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { look } from '../../components/look/look.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { InvitationCard } from '../../features/invitations/invitation-card.tsx';
import { refusalOf, useJoin } from '../../features/invitations/use-join.ts';
import { codeOf, messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { type Session, useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { NextStep } from './next-step.tsx';

export default function InvitationPage() {
  usePageTitle(texts.pageTitle);
  const { token = '' } = useParams();
  return (
    <Box maw="32rem" mt="clamp(0rem, 5vh, 4rem)" mb={64} className={look('full', 'mid')}>
      <Invitation key={token} token={token} />
    </Box>
  );
}

function Invitation({ token }: { token: string }) {
  const session = useSession();
  const invitation = trpc.invitations.byToken.useQuery({ token }, { staleTime: 0 });
  const join = useJoin();
  if (invitation.isPending || session.status === 'loading') return <LoadingShape kind="cards" />;
  // The one who has just joined is on the way to the organisation; the link is used up by now.
  if (join.isSuccess) return <LoadingShape kind="cards" />;
  // While somebody joins, their own joining is what uses the link up.
  const refusal = join.isPending ? null : (refusalOf(join.error) ?? refusalOf(invitation.error));
  if (refusal !== null) return <InvitationRefused error={refusal} />;
  if (invitation.data === undefined)
    return (
      <>
        <PageHeader title={texts.pageTitle} />
        <ErrorState onRetry={() => void invitation.refetch()} />
      </>
    );
  const { organisation, invitedBy } = invitation.data;
  return (
    <>
      <Box component="h1" mb="sm" lh={1.1} className={look('headingTight', 'step4', 'anywhere')}>
        {texts.title(organisation)}
      </Box>
      <Box component="p" mb="xl" className={look('muted', 'large')}>
        {texts.text(invitedBy, organisation)}
      </Box>
      <InvitationCard invitation={invitation.data} />
      <NextStep token={token} invitation={invitation.data} session={session} join={join} />
    </>
  );
}

/** Explains why an invitation cannot be accepted, and offers a next step. */
function InvitationRefused({ error }: { error: unknown }) {
  const session = useSession();
  const code = codeOf(error);
  const wayOn = code === 'IN_OTHER_ORGANISATION' ? settings : wayOnFor(session);
  return (
    <>
      <Box w="8rem" mb="1.5rem" className={look('pictured')}>
        <ShiftedShapes />
      </Box>
      <Box component="h1" mb="sm" lh={1.1} className={look('headingTight', 'step4', 'anywhere')}>
        {texts.refused}
      </Box>
      <Box component="p" mb="xl" className={look('muted', 'large')} role="alert">
        {code === 'INVALID_INPUT' ? errorTexts.LINK_INVALID : messageOf(error)}
      </Box>
      <LinkButton to={wayOn.to}>{wayOn.label}</LinkButton>
    </>
  );
}

const settings = { to: paths.company.settings, label: texts.toSettings };

function wayOnFor(session: Session): { to: string; label: string } {
  if (session.status !== 'signedIn') return { to: paths.auth, label: texts.toSignIn };
  return session.user.organisation === null
    ? { to: paths.home, label: texts.toHome }
    : { to: paths.company.dashboard, label: texts.toCompany };
}
