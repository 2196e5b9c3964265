import { Box, Button, Flex, Group, Switch, Text, VisuallyHidden } from '@mantine/core';
import { IconCalendarPlus, IconMessage } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { CompanyApplications, OwnRelease, ReleaseCompany } from '#shared/releases/state.ts';
import { conversationLinks } from '#shared/texts/applications/applying.ts';
import { ownReleasesTexts as texts, viewsText } from '#shared/texts/releases/own-releases.ts';
import common from '../../components/common.module.css';
import { CompanyLink, CompanyLogo } from '../../components/company-link.tsx';
import { LazyMenu } from '../../components/lazy-menu/lazy-menu.tsx';
import { IconLink } from '../../components/link-button.tsx';
import { ListCard } from '../../components/list-card.tsx';
import { dayMs, formatDate, formatDay } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { OutdatedNote } from './outdated-note.tsx';

export type ReleaseAction = { kind: 'view' | 'withdraw' | 'renew' | 'update'; release: OwnRelease };

type CompanyCardProps = { release: OwnRelease; onAction: (action: ReleaseAction) => void };

export function CompanyCard({ release, onAction }: CompanyCardProps) {
  const { company, parts, isLocked } = release;
  const trigger = (kind: ReleaseAction['kind']) => () => onAction({ kind, release });
  return (
    <ListCard p="1rem 1.25rem 1.25rem">
      <Group gap="0.5rem" justify="space-between" align="flex-start" wrap="nowrap">
        <CompanyName company={company} />
        <CardMenu release={release} onRenew={trigger('renew')} />
      </Group>
      <Text mt={4} lh={1.4} className={common.anywhere}>
        {isLocked ? texts.locked : texts.visible(parts)}
      </Text>
      <Applications applications={release.applications} />
      <Facts release={release} onUpdate={trigger('update')} />
      <Flex
        gap="sm"
        justify="space-between"
        align={{ base: 'stretch', xs: 'center' }}
        direction={{ base: 'column', xs: 'row' }}
        mt="auto"
        pt="sm"
      >
        <Switch
          checked
          label={
            <>
              {texts.show}
              <VisuallyHidden> {company.name}</VisuallyHidden>
            </>
          }
          onChange={trigger('withdraw')}
        />
        <Button variant="default" px="sm" onClick={trigger('view')}>
          {texts.extent}
          <VisuallyHidden> {company.name}</VisuallyHidden>
        </Button>
      </Flex>
    </ListCard>
  );
}

type CardMenuProps = Pick<CompanyCardProps, 'release'> & { onRenew: () => void };

function CardMenu({ release: { releaseId, company, isLocked }, onRenew }: CardMenuProps) {
  const navigate = useNavigate();
  const open = (path: string) => () => void navigate(path);
  const messages = { label: texts.messages, icon: IconMessage, onClick: open(paths.messages(releaseId)) };
  const renew = { label: texts.renew, icon: IconCalendarPlus, onClick: onRenew };
  const entries = [messages, ...(isLocked ? [] : [renew])];
  return <LazyMenu label={texts.menu(company.name)} entries={() => entries} />;
}

export const CompanyName = ({ company }: { company: ReleaseCompany }) => (
  <Group gap="0.375rem 0.75rem" miw={0} mih={44}>
    {company.logoUrl !== null && <CompanyLogo url={company.logoUrl} height={28} />}
    <Box component="h3" lh={1.25} fz="h4" className={common.anywhere}>
      <CompanyLink company={company} />
    </Box>
  </Group>
);

type FactsProps = Pick<CompanyCardProps, 'release'> & { onUpdate: () => void };

function Facts({ release, onUpdate }: FactsProps) {
  const { releaseId, expiresAt, isOutdated, isLocked, company, unread, hasOpenQuestion, older, applications } = release;
  const endsSoon = expiresAt.getTime() - Date.now() < releaseLimits.reminderDays * dayMs;
  return (
    <>
      <Views of={release} />
      {endsSoon && <Text fz="sm">{texts.ends(formatDate(expiresAt))}</Text>}
      {isOutdated && !isLocked && (
        <Box mt="xs">
          <OutdatedNote release={release} onRenew={onUpdate}>
            {texts.outdated(older, applications.count > 1)}
          </OutdatedNote>
        </Box>
      )}
      {(unread > 0 || hasOpenQuestion) && (
        <IconLink icon={IconMessage} to={paths.messages(releaseId)} mih={44}>
          <span>
            {conversationLinks.label(release)}
            <VisuallyHidden> {company.name}</VisuallyHidden>
          </span>
        </IconLink>
      )}
    </>
  );
}

export const Views = ({ of }: { of: Pick<OwnRelease, 'views' | 'applications'> }) => (
  <Text c="dimmed" fz="sm" className={`${common.numbers} ${common.anywhere}`}>
    {viewsText(of, (date) => formatDay(date, new Date()))}
  </Text>
);

export const Applications = ({ applications }: { applications: CompanyApplications }) =>
  applications.count > 0 && (
    <Text mt={4} fz="sm" className={`${common.inkLinks} ${common.anywhere}`}>
      <Link to={paths.applications}>{texts.applications(applications)}</Link>
    </Text>
  );
