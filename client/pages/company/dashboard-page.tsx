import { may } from '#shared/permissions.ts';
import { companyDashboardTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { DashboardCandidates } from '../../features/candidates/dashboard-candidates.tsx';
import { DashboardCourses } from '../../features/courses/dashboard-courses.tsx';
import { InvitationSummary } from '../../features/invitations/invitation-summary.tsx';
import { DashboardJobs } from '../../features/jobs/dashboard-jobs.tsx';
import { LearningSummary } from '../../features/learning/learning-summary.tsx';
import { PeopleSummary } from '../../features/members/people-summary.tsx';
import { FirstSteps, OpenFirstSteps } from '../../features/organisations/first-steps.tsx';
import { RequireOrganisation } from '../../features/organisations/require-organisation.tsx';
import type { Member } from '../../lib/member.ts';
import { trpc } from '../../trpc.ts';
import classes from './dashboard-page.module.css';

export default function DashboardPage() {
  return (
    <RequireOrganisation title={texts.title}>
      {(viewer) => (
        <>
          <PageHeader title={texts.title} text={texts.text(viewer.organisationName)} />
          <Parts viewer={viewer} />
        </>
      )}
    </RequireOrganisation>
  );
}

function Parts({ viewer }: { viewer: Member }) {
  const { data } = trpc.courses.counts.useQuery();
  const isNewOrganisation =
    viewer.canManage && data !== undefined && data.draft + data.review + data.published + (data.takenDown ?? 0) === 0;
  return (
    <div className={classes.parts}>
      {isNewOrganisation ? <FirstSteps /> : <DashboardCourses />}
      <DashboardJobs />
      {may(viewer.user, 'candidate.read') && <DashboardCandidates />}
      <PeopleSummary viewer={viewer} />
      <LearningSummary />
      {viewer.canManage && !isNewOrganisation && <OpenFirstSteps />}
      {viewer.canManage && <InvitationSummary />}
    </div>
  );
}
