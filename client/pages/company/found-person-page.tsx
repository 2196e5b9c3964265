import { useParams, useSearchParams } from 'react-router-dom';
import { ForCandidateReaders } from '../../components/for-candidate-readers.tsx';
import { OpenFoundPerson } from '../../features/found-people/open-found-person.tsx';

/** Somebody without a name, as a job of the company has found them. */
export default function FoundPersonPage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const jobId = params.get('job') ?? '';
  return (
    <ForCandidateReaders>
      <OpenFoundPerson key={`${id} ${jobId}`} personId={id} jobId={jobId} />
    </ForCandidateReaders>
  );
}
