import { Badge, Box, Button, Flex, Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { FoundInList } from '#shared/found/state.ts';
import { foundUi as texts } from '#shared/texts/found/people.ts';
import { AskedSkills } from '../../components/asked-skills/asked-skills.tsx';
import { LimitedNote } from '../../components/candidate-view/limited-note.tsx';
import common from '../../components/common.module.css';
import { StateBadge } from '../../components/state-badge.tsx';
import { paths } from '../../lib/paths.ts';

/** Somebody without a name: how well in words at the left, what the job asks for at the right. */
export function FoundCard({ person, jobId }: { person: FoundInList; jobId: string }) {
  const { personId, name, asked } = person;
  const path = foundPersonPath(personId, jobId);
  return (
    <Box
      component="li"
      p={{ base: 'md', sm: 'lg' }}
      bg="var(--pg-surface)"
      bd="1px solid var(--pg-line)"
      bdrs="fit"
      miw={0}
    >
      <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: 'md', md: 'xl' }}>
        <Box w={{ md: '20rem' }} miw={0} style={{ flex: 'none' }}>
          <Who person={person} path={path} />
          <Button component={Link} mt="md" size="sm" variant="default" to={path}>
            {texts.open}
            <span className={common.unseen}>{`: ${name}`}</span>
          </Button>
        </Box>
        <Box flex={1} miw={0}>
          <AskedSkills skills={asked ?? []} of={asked?.length ?? 0} label={texts.skills(name)} none={texts.noSkills} />
        </Box>
      </Flex>
    </Box>
  );
}

function Who({ person, path }: { person: FoundInList; path: string }) {
  const { name, group, isNear, isLimited, request } = person;
  return (
    <Stack gap="xs">
      <Title order={3} size="h4" lh={1.25}>
        <Box component={Link} c="bright" td="none" to={path}>
          {name}
        </Box>
      </Title>
      <Text fw={600}>{texts.group(group)}</Text>
      <Group gap={6}>
        <NearWords isNear={isNear} />
        {isLimited && <LimitedNote name={name} />}
        {request !== null && (
          <StateBadge of="request" state={request}>
            {texts.request.status[request]}
          </StateBadge>
        )}
      </Group>
    </Stack>
  );
}

export const foundPersonPath = (personId: string, jobId: string): string =>
  `${paths.company.foundPerson(personId)}?job=${jobId}`;

/** Whether the job is in the person's search area; the location itself stays hidden. */
export const NearWords = ({ isNear }: { isNear: boolean | null }) => (
  <Badge component="span" color={isNear === true ? 'sage' : 'gray'}>
    {isNear === null ? texts.anywhere : isNear ? texts.near : texts.far}
  </Badge>
);
