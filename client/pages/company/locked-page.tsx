import { Box, Button, Group, Text, Title } from '@mantine/core';
import { lockedTexts as texts } from '#shared/texts/moderation/moderation.ts';
import { PageMain } from '../../app/layouts/page-main.tsx';
import { PersonMenu } from '../../app/layouts/person-menu.tsx';
import { SiteHeader } from '../../app/layouts/site-header.tsx';
import common from '../../components/common.module.css';
import { ShiftedShapes } from '../../components/illustrations/shapes.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { SkipLink } from '../../components/skip-link.tsx';
import { LockReason } from '../../features/locked/lock-reason.tsx';
import { useLeave } from '../../features/organisations/use-leave.ts';
import type { Member } from '../../lib/member.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import classes from './founding-page.module.css';

/** It is unlocked by somebody else; nothing tells a page that may hear nothing of its organisation. */
const lookAgainMs = 60_000;

/** Takes the place of the whole company area while the organisation is locked. */
export function LockedPage({ viewer }: { viewer: Member }) {
  const askToLeave = useLeave(viewer);
  usePageTitle(texts.title);
  trpc.auth.me.useQuery(undefined, { refetchInterval: lookAgainMs });
  return (
    <>
      <SkipLink />
      <SiteHeader compact>
        <Box miw={0} ms="auto">
          <PersonMenu user={viewer.user} />
        </Box>
      </SiteHeader>
      <PageMain className={classes.page}>
        <Box w={{ base: '7rem', sm: '100%' }} className={common.pictured}>
          <ShiftedShapes />
        </Box>
        <Box miw={0}>
          <Title order={1} lts="-0.02em">
            {texts.title}
          </Title>
          <Text mt="sm" mb="xl" c="dimmed" fz={17}>
            {texts.text(viewer.organisationName)}
          </Text>
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
        </Box>
      </PageMain>
    </>
  );
}
