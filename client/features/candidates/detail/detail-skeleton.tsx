import type { CandidateDetail } from '#shared/candidates/state.ts';
import { CandidateProfile } from '../../../components/candidate-view/candidate-profile.tsx';
import { outlinedView } from '../../../components/candidate-view/outlined-view.ts';
import { Ghost } from '../../../components/ghost/ghost.tsx';
import { DetailHead } from './detail-head.tsx';

const outline: CandidateDetail = {
  releaseId: '',
  view: outlinedView,
  releasedOn: '2000-01',
  job: null,
  match: null,
  applications: [],
  conversation: { unread: 0, closedBy: null },
};

export function DetailSkeleton() {
  return (
    <Ghost>
      <DetailHead candidate={outline} jobId={null} />
      <CandidateProfile view={outline.view} />
    </Ghost>
  );
}
