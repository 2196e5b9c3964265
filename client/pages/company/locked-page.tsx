import { Box, Button, Group, Title } from '@mantine/core';
import { lockedTexts as texts } from '#shared/texts/moderation/moderation.ts';
import { GateLayout } from '../../app/layouts/gate-layout.tsx';
import common from '../../components/common.module.css';
import { ErrorIllustration } from '../../components/illustrations/illustrations.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { LockReason } from '../../features/locked/lock-reason.tsx';
import { useLeaveOrganisation } from '../../features/organisations/use-leave.ts';
import type { Member } from '../../lib/member.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

/** Polls, because a page of a locked organisation receives no events. */
const pollMs = 60_000;

export function LockedPage({ viewer }: { viewer: Member }) {
  const askToLeave = useLeaveOrganisation(viewer);
  usePageTitle(texts.title);
  trpc.auth.me.useQuery(undefined, { refetchInterval: pollMs });
  return (
    <GateLayout
      user={viewer.user}
      picture={<ErrorIllustration />}
      title={texts.title}
      text={texts.text(viewer.organisationName)}
    >
      <LockReason />
      <Box component="section" pt="lg" className={common.lineTop} aria-label={texts.waysTitle}>
        <Title order={2} size="h3" mb="md" lh="inherit">
          {texts.waysTitle}
        </Title>
        <Group gap="sm">
          <LinkButton to={paths.account}>{texts.account}</LinkButton>
          <Button variant="default" onClick={askToLeave}>
            {texts.leave}
          </Button>
        </Group>
      </Box>
    </GateLayout>
  );
}
