import type { OwnApplication } from '#shared/applications/state.ts';
import { Ghost } from '../../components/ghost/ghost.tsx';
import { several, standIn } from '../../components/ghost/stand-in.ts';
import { ApplicationRow } from './application-row.tsx';

const outlined = (index: number): OwnApplication => ({
  applicationId: `${index}`,
  company: { name: standIn(9, 4), slug: null },
  jobId: null,
  jobTitle: standIn(13, 7),
  isJobOnline: true,
  status: 'applied',
  answers: [],
  replyBy: '2000-01-01',
  isOverdue: false,
  appliedAt: new Date(0),
  statusAt: new Date(0),
  refusal: null,
  releaseId: `${index}`,
  unread: 0,
});

export function ApplicationsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <Ghost>
      <ul>
        {several(count, outlined).map((application) => (
          <ApplicationRow
            key={application.applicationId}
            application={application}
            heading="h2"
            onWithdraw={() => undefined}
          />
        ))}
      </ul>
    </Ghost>
  );
}
