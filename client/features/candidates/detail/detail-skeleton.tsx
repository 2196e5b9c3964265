import type { CandidateDetail } from '#shared/candidates/state.ts';
import { CandidateProfile } from '../../../components/candidate-view/candidate-profile.tsx';
import { placeholderView } from '../../../components/candidate-view/placeholder-view.ts';
import { ContentSkeleton } from '../../../components/skeleton/content-skeleton.tsx';
import { DetailHead } from './detail-head.tsx';

const outline: CandidateDetail = {
  releaseId: '',
  view: placeholderView,
  releasedOn: '2000-01',
  job: null,
  match: null,
  applications: [],
  conversation: { unread: 0, closedBy: null },
};

export function DetailSkeleton() {
  return (
    <ContentSkeleton>
      <DetailHead candidate={outline} jobId={null} />
      <CandidateProfile view={outline.view} />
    </ContentSkeleton>
  );
}
