import type { CandidateInList } from '#shared/candidates/state.ts';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { several, standIn } from '../../components/ghost/stand-in.ts';
import { look } from '../../components/look/look.ts';
import { CandidateCard } from './candidate-card.tsx';

const skillOf = (skillId: number) => ({ skillId, name: standIn(14), weight: 2, rank: 10, low: 6, high: 14 });

const candidateOf = (index: number): CandidateInList => ({
  releaseId: `${index}`,
  name: standIn(8, 8),
  isAnonymous: true,
  releasedOn: '2000-01',
  job: { jobId: '', title: standIn(16, 5) },
  match: { match: 60, low: 50, high: 70, basis: 'both', skillFit: 60, valueFit: 50 },
  isLimited: false,
  size: 30,
  skills: several(4, skillOf),
  applications: [],
  unread: 0,
});
const nothing = () => undefined;

/** The first cards. */
export function CandidatesSkeleton({ count = 4 }: { count?: number }) {
  return (
    <Ghost>
      <ul className={look('unlisted', 'stack', 'gap16')}>
        {several(count, candidateOf).map((candidate) => (
          <CandidateCard
            key={candidate.releaseId}
            candidate={candidate}
            jobId={null}
            isCompared={false}
            isFull={false}
            onCompare={nothing}
          />
        ))}
      </ul>
    </Ghost>
  );
}
