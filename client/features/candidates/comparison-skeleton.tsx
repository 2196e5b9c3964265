import type { ComparedCandidate } from '#shared/candidates/state.ts';
import { candidatesUi } from '#shared/texts/candidates/list.ts';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { several, standIn } from '../../components/ghost/stand-in.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { ComparisonTable } from './comparison-table.tsx';

const comparedOf = (index: number): ComparedCandidate => ({
  releaseId: `${index}`,
  name: standIn(8, 8),
  isAnonymous: true,
  match: { match: 60, low: 50, high: 70, basis: 'both', skillFit: 60, valueFit: 50 },
  isLimited: false,
  size: 30,
  skills: several(4, (skillId) => ({ skillId, name: standIn(12), weight: 2, rank: 10, low: 6, high: 14 })),
  values: several(5, (rank) => ({ value: `${standIn(8)}${rank}`, rank })),
});

export function ComparisonSkeleton({ count }: { count: number }) {
  return (
    <>
      <PageHeader title={candidatesUi.compare.title} />
      <Ghost>
        <ComparisonTable job={null} candidates={several(count, comparedOf)} onRemove={null} />
      </Ghost>
    </>
  );
}
