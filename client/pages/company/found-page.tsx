import { useParams } from 'react-router-dom';
import { ForCandidateReaders } from '../../components/for-candidate-readers.tsx';
import { OpenFound } from '../../features/found-people/open-found.tsx';

/** Whom one job of the company finds without a name. */
export default function FoundPage() {
  const { id = '' } = useParams();
  return (
    <ForCandidateReaders>
      <OpenFound key={id} jobId={id} />
    </ForCandidateReaders>
  );
}
