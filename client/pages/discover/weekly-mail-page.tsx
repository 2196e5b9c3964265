import { useParams } from 'react-router-dom';
import { EndJobMails } from '../../features/matching/end-job-mails.tsx';

/** Where the weekly mail leads whoever no longer wants it. */
export default function WeeklyMailPage() {
  const { token = '' } = useParams();
  return <EndJobMails token={token} />;
}
