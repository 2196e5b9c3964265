import { useParams } from 'react-router-dom';
import { ForCandidateReaders } from '../../components/for-candidate-readers.tsx';
import { OpenCandidate } from '../../features/candidates/detail/candidate-detail.tsx';

/** One candidate of the organisation. */
export default function CandidatePage() {
  const { id = '' } = useParams();
  return (
    <ForCandidateReaders>
      <OpenCandidate key={id} releaseId={id} />
    </ForCandidateReaders>
  );
}
