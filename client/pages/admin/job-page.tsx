import { useParams } from 'react-router-dom';
import { JobView } from '../../features/admin-jobs/job-view.tsx';

export default function AdminJobPage() {
  const { id = '' } = useParams();
  return <JobView key={id} jobId={id} />;
}
