import { useParams } from 'react-router-dom';
import { ForCandidateReaders } from '../../components/for-candidate-readers.tsx';
import { OpenBoard } from '../../features/application-board/open-board.tsx';

/** The applications to one job of the company. */
export default function BoardPage() {
  const { id = '' } = useParams();
  return (
    <ForCandidateReaders>
      <OpenBoard key={id} jobId={id} />
    </ForCandidateReaders>
  );
}
