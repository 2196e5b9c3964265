import { Box, Button, Group, VisuallyHidden } from '@mantine/core';
import { IconCalendarPlus, IconEyeMinus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import type { OwnRelease } from '#shared/releases/state.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import { ownReleasesTexts as texts } from '#shared/texts/releases/release.ts';
import { ScopeBadge } from '../../components/candidate-view/candidate-profile.tsx';
import { CompanyLink } from '../../components/company-link.tsx';
import { LazyMenu, type MenuEntry } from '../../components/lazy-menu/lazy-menu.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { givePath } from '../../lib/use-release-way.ts';

export type AskedOfRelease = { what: 'view' | 'narrow' | 'withdraw'; release: OwnRelease };

type ReleaseRowProps = { release: OwnRelease; onAsk: (asked: AskedOfRelease) => void; onRenew: () => void };

export function ReleaseRow({ release, onAsk, onRenew }: ReleaseRowProps) {
  const { releaseId, company, unread } = release;
  const ask = (what: AskedOfRelease['what']) => () => onAsk({ what, release });
  const narrow: MenuEntry = { label: texts.narrow, icon: IconEyeMinus, onClick: ask('narrow') };
  const entries: MenuEntry[] = [
    { label: texts.renew, icon: IconCalendarPlus, onClick: onRenew },
    ...(release.scope === 'anonymous' ? [] : [narrow]),
  ];
  return (
    <Group component="li" gap="0.75rem 2rem" justify="space-between" py="lg" className={look('lineTop')}>
      <Box flex="1 1 20rem" className={look('narrowable')}>
        <ReleaseWords release={release} />
      </Box>
      <Group gap="xs">
        <Button variant="default" onClick={ask('view')}>
          {texts.view}
          <VisuallyHidden> {company.name}</VisuallyHidden>
        </Button>
        <LinkButton to={paths.messages(releaseId)}>
          {unread > 0 ? messageWords.unread(unread) : texts.messages}
          <VisuallyHidden> {company.name}</VisuallyHidden>
        </LinkButton>
        <Button variant="default" onClick={ask('withdraw')}>
          {texts.withdraw}
          <VisuallyHidden> {company.name}</VisuallyHidden>
        </Button>
        <LazyMenu label={texts.menu(company.name)} entries={() => entries} />
      </Group>
    </Group>
  );
}

function ReleaseWords({ release }: { release: OwnRelease }) {
  const { company, scope, shownName, jobTitle, releasedAt, expiresAt, isOutdated } = release;
  return (
    <>
      <Group gap="0.25rem 0.75rem">
        <Box component="h3" lh={1.3} className={look('large', 'strong', 'anywhere')}>
          <CompanyLink company={company} />
        </Box>
        <ScopeBadge scope={scope} />
      </Group>
      <p className={look('anywhere')}>
        {texts.knownAs(shownName)}
        {jobTitle !== null && `, ${texts.forJob(jobTitle)}`}
      </p>
      <p className={look('muted', 'small', 'numbers')}>
        {texts.given(formatDate(releasedAt))}, {texts.ends(formatDate(expiresAt))}
      </p>
      {isOutdated && (
        <Box component="p" mt={6} maw="36rem" className={look('small', 'inkLinks')}>
          {texts.outdated} {company.slug !== null && <Link to={givePath(company.slug)}>{texts.again}</Link>}
        </Box>
      )}
    </>
  );
}
