import { Box, Button, Group, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { type Icon, IconCalendar, IconCalendarPlus, IconEye, IconMask, IconSend } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { narrowerThan } from '#shared/releases/scope.ts';
import type { CompanyApplications, CompanyViews, OwnRelease, ReleaseCompany } from '#shared/releases/state.ts';
import { messageWords } from '#shared/texts/applications/messages.ts';
import { ownReleasesTexts as texts, viewsText } from '#shared/texts/releases/own-releases.ts';
import common from '../../components/common.module.css';
import { CompanyLink, CompanyLogo } from '../../components/company-link.tsx';
import { LazyMenu } from '../../components/lazy-menu/lazy-menu.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { releasePath } from '../../lib/use-release-dialog.ts';

export type ReleaseAction = { kind: 'view' | 'narrow' | 'withdraw' | 'renew'; release: OwnRelease };

const buttonWidth = { base: '100%', xs: 'auto' };

type CompanyCardProps = { release: OwnRelease; onAction: (action: ReleaseAction) => void };

export function CompanyCard({ release, onAction }: CompanyCardProps) {
  const { company, scope, isLocked } = release;
  const trigger = (kind: ReleaseAction['kind']) => () => onAction({ kind, release });
  const renew = { label: texts.renew, icon: IconCalendarPlus, onClick: trigger('renew') };
  return (
    <ListCard>
      <Group gap="0.5rem" justify="space-between" align="flex-start" wrap="nowrap">
        <CompanyName company={company} />
        {!isLocked && <LazyMenu label={texts.menu(company.name)} entries={() => [renew]} />}
      </Group>
      <Text mt={6} mb="xs" fw={600} fz={17} lh={1.35} className={common.anywhere}>
        {isLocked ? texts.locked : texts.visible(release.parts)}
      </Text>
      <Facts release={release} />
      <Links release={release} onView={trigger('view')} />
      <Group gap="sm" mt="auto" pt="sm">
        {narrowerThan(scope).length > 0 && (
          <Button variant="default" w={buttonWidth} onClick={trigger('narrow')}>
            {texts.narrow}
            <VisuallyHidden> {company.name}</VisuallyHidden>
          </Button>
        )}
        <Button variant="default" w={buttonWidth} onClick={trigger('withdraw')}>
          {texts.withdraw}
          <VisuallyHidden> {company.name}</VisuallyHidden>
        </Button>
      </Group>
    </ListCard>
  );
}

export const CompanyName = ({ company }: { company: ReleaseCompany }) => (
  <Group gap="0.375rem 0.75rem" miw={0} mih={36}>
    {company.logoUrl !== null && <CompanyLogo url={company.logoUrl} height={28} />}
    <Box component="h3" lh={1.25} fz="h4" className={common.anywhere}>
      <CompanyLink company={company} />
    </Box>
  </Group>
);

function Facts({ release }: Pick<CompanyCardProps, 'release'>) {
  const { views, expiresAt, isOutdated, company, parts, shownName, applications } = release;
  return (
    <Stack gap={6}>
      <Views views={views} />
      <Fact icon={IconCalendar}>{texts.ends(formatDate(expiresAt))}</Fact>
      {parts.isAnonymous && <Fact icon={IconMask}>{texts.knownAs(shownName)}</Fact>}
      <Applications applications={applications} />
      {isOutdated && (
        <Text mt={6} fz="sm" c="dimmed" className={common.inkLinks}>
          {texts.outdated} {company.slug !== null && <Link to={releasePath(company.slug)}>{texts.again}</Link>}
        </Text>
      )}
    </Stack>
  );
}

const Fact = ({ icon: Picture, children }: { icon: Icon; children: ReactNode }) => (
  <Group gap="xs" wrap="nowrap" align="flex-start" c="dimmed" className={`${common.numbers} ${common.anywhere}`}>
    <Picture size={18} stroke={1.75} aria-hidden="true" style={{ flex: 'none', marginTop: '0.1875rem' }} />
    <span>{children}</span>
  </Group>
);

export const Views = ({ views }: { views: CompanyViews }) => <Fact icon={IconEye}>{viewsText(views, formatDate)}</Fact>;

export const Applications = ({ applications }: { applications: CompanyApplications }) =>
  applications.count > 0 && (
    <Fact icon={IconSend}>
      <Box component={Link} c="bright" className={common.link} to={paths.applications}>
        {texts.applications(applications)}
      </Box>
    </Fact>
  );

function Links({
  release: { releaseId, company, unread, hasMessages },
  onView,
}: Pick<CompanyCardProps, 'release'> & { onView: () => void }) {
  return (
    <Group gap="0 1.5rem" mt={4} c="bright">
      <UnstyledButton mih={44} className={common.link} onClick={onView}>
        {texts.view}
        <VisuallyHidden> {company.name}</VisuallyHidden>
      </UnstyledButton>
      <Box component={Link} c="bright" py={10} className={common.link} to={paths.messages(releaseId)}>
        {unread > 0 && hasMessages ? messageWords.unread(unread) : texts.messages}
        <VisuallyHidden> {company.name}</VisuallyHidden>
      </Box>
    </Group>
  );
}
