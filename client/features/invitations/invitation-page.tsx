import { Box, Text, Title } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { errorTexts } from '#shared/texts/errors.ts';
import { invitationPageTexts as texts } from '#shared/texts/members/invitations.ts';
import common from '../../components/common.module.css';
import { ErrorState } from '../../components/error-state.tsx';
import { ErrorIllustration } from '../../components/illustrations/illustrations.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { codeOf, messageOf } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { type Session, useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';
import { InvitationCard } from './invitation-card.tsx';
import { NextStep } from './next-step.tsx';
import { finalErrorOf, useJoin } from './use-join.ts';

export default function InvitationPage() {
  usePageTitle(texts.pageTitle);
  const { token = '' } = useParams();
  return (
    <Box maw="32rem" mt="clamp(0rem, 5vh, 4rem)" mb={64} w="100%" mx="auto">
      <Invitation key={token} token={token} />
    </Box>
  );
}

function Invitation({ token }: { token: string }) {
  const session = useSession();
  const invitation = trpc.invitations.byToken.useQuery({ token }, { staleTime: 0 });
  const join = useJoin();
  if (invitation.isPending || session.status === 'loading') return <LoadingShape kind="cards" />;
  if (join.isSuccess) return <LoadingShape kind="cards" />;
  // The person's own request invalidates the link while it runs.
  const refusal = join.isPending ? null : (finalErrorOf(join.error) ?? finalErrorOf(invitation.error));
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
      <Title order={1} mb="sm" lts="-0.02em">
        {texts.title(organisation)}
      </Title>
      <Text mb="xl" c="dimmed" fz={17}>
        {texts.text(invitedBy, organisation)}
      </Text>
      <InvitationCard invitation={invitation.data} />
      <NextStep token={token} invitation={invitation.data} session={session} join={join} />
    </>
  );
}

function InvitationRefused({ error }: { error: unknown }) {
  const session = useSession();
  const code = codeOf(error);
  const nextStep = code === 'IN_OTHER_ORGANISATION' ? settings : nextStepFor(session);
  return (
    <>
      <Box w="8rem" mb="1.5rem" className={common.pictured}>
        <ErrorIllustration />
      </Box>
      <Title order={1} mb="sm" lts="-0.02em">
        {texts.refused}
      </Title>
      <Text mb="xl" c="dimmed" fz={17} role="alert">
        {code === 'INVALID_INPUT' ? errorTexts.LINK_INVALID : messageOf(error)}
      </Text>
      <LinkButton to={nextStep.to}>{nextStep.label}</LinkButton>
    </>
  );
}

const settings = { to: paths.company.settings, label: texts.toSettings };

function nextStepFor(session: Session): { to: string; label: string } {
  if (session.status !== 'signedIn') return { to: paths.auth, label: texts.toSignIn };
  return session.user.organisation === null
    ? { to: paths.home, label: texts.toHome }
    : { to: paths.company.dashboard, label: texts.toCompany };
}
