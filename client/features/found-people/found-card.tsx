import { Badge, Box, Button, Flex, Group } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { FoundInList } from '#shared/found/state.ts';
import { foundUi as texts } from '#shared/texts/found/people.ts';
import { AskedSkills } from '../../components/asked-skills/asked-skills.tsx';
import { LimitedNote } from '../../components/candidate-view/limited-note.tsx';
import { look } from '../../components/look/look.ts';
import { StateBadge } from '../../components/state-badge.tsx';
import { paths } from '../../lib/paths.ts';

/** Somebody without a name: how well in words at the left, what the job asks for at the right. */
export function FoundCard({ person, jobId }: { person: FoundInList; jobId: string }) {
  const { personId, name, asked } = person;
  const path = foundPersonPath(personId, jobId);
  return (
    <Box component="li" p={{ base: 'md', sm: 'lg' }} className={look('surface', 'line', 'fit', 'narrowable')}>
      <Flex direction={{ base: 'column', md: 'row' }} gap={{ base: 'md', md: 'xl' }}>
        <Box w={{ md: '20rem' }} className={look('narrowable')} style={{ flex: 'none' }}>
          <Who person={person} path={path} />
          <Button component={Link} mt="md" size="sm" variant="default" to={path}>
            {texts.open}
            <span className={look('unseen')}>{`: ${name}`}</span>
          </Button>
        </Box>
        <Box flex={1} className={look('narrowable')}>
          <AskedSkills skills={asked ?? []} of={asked?.length ?? 0} label={texts.skills(name)} none={texts.noSkills} />
        </Box>
      </Flex>
    </Box>
  );
}

function Who({ person, path }: { person: FoundInList; path: string }) {
  const { name, group, isNear, isLimited, request } = person;
  return (
    <div className={look('stack', 'gap8')}>
      <Box component="h3" lh={1.25} className={look('heading', 'step1', 'anywhere')}>
        <Link className={look('ink', 'undecorated', 'thickens')} to={path}>
          {name}
        </Link>
      </Box>
      <p className={look('strong')}>{texts.group(group)}</p>
      <Group gap={6}>
        <NearWords isNear={isNear} />
        {isLimited && <LimitedNote name={name} />}
        {request !== null && (
          <StateBadge of="request" state={request}>
            {texts.request.status[request]}
          </StateBadge>
        )}
      </Group>
    </div>
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
