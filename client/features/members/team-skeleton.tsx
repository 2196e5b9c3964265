import { Group, Title } from '@mantine/core';
import { teamTexts as texts } from '#shared/texts/members/members.ts';
import { roleCountName } from '#shared/texts/members/roles.ts';
import { Figures } from '../../components/figures/figures.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { type Member, type RoleCounts, totalMembers } from '../../lib/member.ts';
import { MemberSearch, placeholderMembers } from './members-skeleton.tsx';
import classes from './team.module.css';
import { TeamCard } from './team-card.tsx';

const noop = () => undefined;

export function TeamSkeleton({ viewer }: { viewer: Member }) {
  return (
    <ContentSkeleton>
      <TeamCounters counts={{ owner: 1, admin: 1, editor: 2, viewer: 0 }} />
      <Group gap="0.75rem 2rem" align="flex-end" justify="space-between" mb={20}>
        <Title order={2} size="h3">
          {texts.list}
        </Title>
        <MemberSearch label={texts.search} value="" onChange={noop} />
      </Group>
      <ul className={classes.cards}>
        {placeholderMembers(4).map((member) => (
          <TeamCard key={member.userId} member={member} viewer={viewer} ownerCount={1} roleNote={null} onOpen={noop} />
        ))}
      </ul>
    </ContentSkeleton>
  );
}

const countedRoles = ['owner', 'admin', 'editor'] as const;

export function TeamCounters({ counts }: { counts: RoleCounts }) {
  const total = totalMembers(counts);
  const figures = [
    { label: texts.total(total), figure: total.toLocaleString('de-DE') },
    ...countedRoles.map((role) => ({
      label: roleCountName(role, counts[role]),
      figure: counts[role].toLocaleString('de-DE'),
    })),
  ];
  return <Figures figures={figures} />;
}
