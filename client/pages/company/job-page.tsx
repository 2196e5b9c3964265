import { useParams } from 'react-router-dom';
import type { EditedJob } from '#shared/jobs/state.ts';
import { FullScreenSpinner } from '../../components/loading-shape.tsx';
import { JobEditor } from '../../features/jobs/editor/job-editor.tsx';
import { ModerationNotice } from '../../features/moderation/moderation-notice.tsx';
import { useSession } from '../../lib/session.ts';

const notice = ({ jobId, isTakenDown }: EditedJob) => isTakenDown && <ModerationNotice kind="job" resourceId={jobId} />;

export default function JobPage() {
  const { id = '' } = useParams();
  const session = useSession();
  if (session.status !== 'signedIn') return <FullScreenSpinner />;
  return <JobEditor key={id} jobId={id} user={session.user} notice={notice} />;
}
