import type { FoundInList } from '#shared/found/state.ts';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { several, standIn } from '../../components/ghost/stand-in.ts';
import { JobPageHead } from '../../components/job-view/job-page-head.tsx';
import { look } from '../../components/look/look.ts';
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
  <ul className={look('unlisted', 'stack', 'gap16')}>
    {several(4, personOf).map((person) => (
      <FoundCard key={person.personId} person={person} jobId="" />
    ))}
  </ul>
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
