import { candidatesUi } from '#shared/texts/candidates-ui.ts';
import { ForCandidateReaders } from '../../components/for-candidate-readers.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { Comparison } from '../../features/candidates/comparison.tsx';

export default function ComparisonPage() {
  usePageTitle(candidatesUi.compare.title);
  return (
    <ForCandidateReaders>
      <Comparison />
    </ForCandidateReaders>
  );
}
