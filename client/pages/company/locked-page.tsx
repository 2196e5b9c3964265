import { Box, Button, Group } from '@mantine/core';
import { lockedTexts as texts } from '#shared/texts/moderation/moderation.ts';
import { PageMain } from '../../app/layouts/page-main.tsx';
import { PersonMenu } from '../../app/layouts/person-menu.tsx';
import { SiteHeader } from '../../app/layouts/site-header.tsx';
import { ShiftedShapes } from '../../components/illustrations/shapes.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
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
        <div className={look('narrowable', 'autoStart')}>
          <PersonMenu user={viewer.user} />
        </div>
      </SiteHeader>
      <PageMain className={classes.page}>
        <Box w={{ base: '7rem', sm: '100%' }} className={look('pictured')}>
          <ShiftedShapes />
        </Box>
        <div className={look('narrowable')}>
          <Box component="h1" lh={1.1} className={look('headingTight', 'step4')}>
            {texts.title}
          </Box>
          <Box component="p" mt="sm" mb="xl" className={look('muted', 'large')}>
            {texts.text(viewer.organisationName)}
          </Box>
          <LockReason />
          <Box component="section" pt="lg" className={look('lineTop')} aria-label={texts.waysTitle}>
            <Box component="h2" mb="md" className={look('heading', 'step2')}>
              {texts.waysTitle}
            </Box>
            <Group gap="sm">
              <LinkButton to={paths.account}>{texts.account}</LinkButton>
              <Button variant="default" onClick={askToLeave}>
                {texts.leave}
              </Button>
            </Group>
          </Box>
        </div>
      </PageMain>
    </>
  );
}
