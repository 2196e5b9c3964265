import { Box, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconCalendarPlus, IconEyeMinus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { OwnRelease } from '#shared/releases/state.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import { ownReleasesTexts as texts } from '#shared/texts/releases/release.ts';
import { ScopeBadge } from '../../components/candidate-view/candidate-profile.tsx';
import common from '../../components/common.module.css';
import { CompanyLink } from '../../components/company-link.tsx';
import { LazyMenu, type MenuEntry } from '../../components/lazy-menu/lazy-menu.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { releasePath } from '../../lib/use-release-dialog.ts';

export type ReleaseAction = { kind: 'view' | 'narrow' | 'withdraw'; release: OwnRelease };

type ReleaseRowProps = { release: OwnRelease; onAction: (action: ReleaseAction) => void; onRenew: () => void };

export function ReleaseRow({ release, onAction, onRenew }: ReleaseRowProps) {
  const { releaseId, company, unread } = release;
  const trigger = (kind: ReleaseAction['kind']) => () => onAction({ kind, release });
  const narrow: MenuEntry = { label: texts.narrow, icon: IconEyeMinus, onClick: trigger('narrow') };
  const entries: MenuEntry[] = [
    { label: texts.renew, icon: IconCalendarPlus, onClick: onRenew },
    ...(release.scope === 'anonymous' ? [] : [narrow]),
  ];
  return (
    <Group component="li" gap="0.75rem 2rem" justify="space-between" py="lg" className={common.lineTop}>
      <Box flex="1 1 20rem" miw={0}>
        <ReleaseDetails release={release} />
      </Box>
      <Group gap="xs">
        <Button variant="default" onClick={trigger('view')}>
          {texts.view}
          <VisuallyHidden> {company.name}</VisuallyHidden>
        </Button>
        <LinkButton to={paths.messages(releaseId)}>
          {unread > 0 ? messageWords.unread(unread) : texts.messages}
          <VisuallyHidden> {company.name}</VisuallyHidden>
        </LinkButton>
        <Button variant="default" onClick={trigger('withdraw')}>
          {texts.withdraw}
          <VisuallyHidden> {company.name}</VisuallyHidden>
        </Button>
        <LazyMenu label={texts.menu(company.name)} entries={() => entries} />
      </Group>
    </Group>
  );
}

function ReleaseDetails({ release }: { release: OwnRelease }) {
  const { company, scope, shownName, jobTitle, releasedAt, expiresAt, isOutdated } = release;
  return (
    <>
      <Group gap="0.25rem 0.75rem">
        <Box component="h3" lh={1.3} fz={17} fw={600}>
          <CompanyLink company={company} />
        </Box>
        <ScopeBadge scope={scope} />
      </Group>
      <p className={common.anywhere}>
        {texts.knownAs(shownName)}
        {jobTitle !== null && `, ${texts.forJob(jobTitle)}`}
      </p>
      <Text c="dimmed" fz="sm" className={common.numbers}>
        {texts.given(formatDate(releasedAt))}, {texts.ends(formatDate(expiresAt))}
      </Text>
      {isOutdated && (
        <Text mt={6} maw="36rem" fz="sm" className={common.inkLinks}>
          {texts.outdated} {company.slug !== null && <Link to={releasePath(company.slug)}>{texts.again}</Link>}
        </Text>
      )}
    </>
  );
}
