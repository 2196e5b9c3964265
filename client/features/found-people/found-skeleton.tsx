import { Stack } from '@mantine/core';
import type { FoundInList } from '#shared/found/state.ts';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { several, standIn } from '../../components/ghost/stand-in.ts';
import { JobPageHead } from '../../components/job-view/job-page-head.tsx';
import { FoundCard } from './found-card.tsx';

const personOf = (index: number): FoundInList => ({
  personId: `${index}`,
  name: standIn(8, 8),
  group: 'high',
  isNear: true,
  isLimited: false,
  asked: several(4, (skillId) => ({ skillId, name: standIn(14), weight: 2, group: 'middle' as const })),
  request: null,
});

const Cards = () => (
  <Stack component="ul" gap="md">
    {several(4, personOf).map((person) => (
      <FoundCard key={person.personId} person={person} jobId="" />
    ))}
  </Stack>
);

export const FoundSkeleton = () => (
  <Ghost>
    <Cards />
  </Ghost>
);

export const FoundPageSkeleton = () => (
  <Ghost>
    <JobPageHead jobId="" title={standIn(14, 6)} current="found" />
    <Cards />
  </Ghost>
);
