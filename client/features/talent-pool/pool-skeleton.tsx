import { Stack } from '@mantine/core';
import type { PoolListEntry } from '#shared/talent-pool/state.ts';
import { JobPageHead } from '../../components/job-view/job-page-head.tsx';
import { ContentSkeleton } from '../../components/skeleton/content-skeleton.tsx';
import { placeholderItems, placeholderText } from '../../components/skeleton/placeholders.ts';
import { PoolCard } from './pool-card.tsx';

const placeholderPerson = (index: number): PoolListEntry => ({
  personId: `${index}`,
  name: placeholderText(8, 8),
  group: 'high',
  isNear: true,
  isLimited: false,
  asked: placeholderItems(4, (skillId) => ({
    skillId,
    name: placeholderText(14),
    weight: 2,
    group: 'middle' as const,
  })),
  request: null,
});

const Cards = () => (
  <Stack component="ul" gap="md">
    {placeholderItems(4, placeholderPerson).map((person) => (
      <PoolCard key={person.personId} person={person} jobId="" />
    ))}
  </Stack>
);

export const PoolSkeleton = () => (
  <ContentSkeleton>
    <Cards />
  </ContentSkeleton>
);

export const PoolPageSkeleton = () => (
  <ContentSkeleton>
    <JobPageHead jobId="" title={placeholderText(14, 6)} current="found" />
    <Cards />
  </ContentSkeleton>
);
