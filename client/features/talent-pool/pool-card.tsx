import { Badge, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PoolListEntry } from '#shared/talent-pool/state.ts';
import { talentPoolMatchTexts as texts } from '#shared/texts/talent-pool/company.ts';
import { RequiredSkills } from '../../components/asked-skills/asked-skills.tsx';
import { PersonCard } from '../../components/asked-skills/person-card.tsx';
import { LimitedNote } from '../../components/candidate-view/limited-note.tsx';
import common from '../../components/common.module.css';
import { StateBadge } from '../../components/state-badge.tsx';
import { paths } from '../../lib/paths.ts';

export function PoolCard({ person, jobId }: { person: PoolListEntry; jobId: string }) {
  const { personId, name, asked } = person;
  const path = poolPersonPath(personId, jobId);
  return (
    <PersonCard
      name={name}
      path={path}
      facts={<Facts person={person} />}
      actions={
        <Button component={Link} mt="md" size="sm" variant="default" to={path}>
          {texts.open}
          <span className={common.unseen}>{`: ${name}`}</span>
        </Button>
      }
    >
      <RequiredSkills
        skills={asked ?? []}
        rankedCount={asked?.length ?? 0}
        label={texts.skills(name)}
        emptyText={texts.noSkills}
      />
    </PersonCard>
  );
}

function Facts({ person: { name, group, isNear, isLimited, request } }: { person: PoolListEntry }) {
  return (
    <>
      <Text fw={600}>{texts.group(group)}</Text>
      <Group gap={6}>
        <NearBadge isNear={isNear} />
        {isLimited && <LimitedNote name={name} />}
        {request !== null && (
          <StateBadge of="request" state={request}>
            {texts.request.status[request]}
          </StateBadge>
        )}
      </Group>
    </>
  );
}

export const poolPersonPath = (personId: string, jobId: string): string =>
  `${paths.company.poolPerson(personId)}?job=${jobId}`;

/** `isNear`: the job is in the person's search area; the location stays hidden. */
export const NearBadge = ({ isNear }: { isNear: boolean | null }) => (
  <Badge component="span" color={isNear === true ? 'sage' : 'gray'}>
    {isNear === null ? texts.anywhere : isNear ? texts.near : texts.far}
  </Badge>
);
