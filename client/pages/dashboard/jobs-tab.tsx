import { LatestApplications } from '../../features/applications/latest-applications.tsx';
import { BestJobs } from '../../features/matching/best-jobs.tsx';

/** What has become of the person's applications, then what fits. */
export function JobsTab() {
  return (
    <>
      <LatestApplications />
      <BestJobs />
    </>
  );
}
