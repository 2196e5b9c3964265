import { ForCandidateReaders } from '../../components/for-candidate-readers.tsx';
import { Comparison } from '../../features/candidates/comparison.tsx';

export default function ComparisonPage() {
  return (
    <ForCandidateReaders>
      <Comparison />
    </ForCandidateReaders>
  );
}
