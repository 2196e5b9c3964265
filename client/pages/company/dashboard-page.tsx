import { companyDashboardTexts as texts } from '#shared/texts/organisations.ts';
import { PageHeader } from '../../components/page-header.tsx';
import { usePageTitle } from '../../components/page-title.ts';
import { DashboardCourses } from '../../features/courses/dashboard-courses.tsx';
import { InvitationSummary } from '../../features/invitations/invitation-summary.tsx';
import { LearningSummary } from '../../features/learning/learning-summary.tsx';
import { PeopleSummary } from '../../features/members/people-summary.tsx';
import { FirstSteps } from '../../features/organisations/first-steps.tsx';
import { ForMembers } from '../../features/organisations/for-members.tsx';
import classes from './dashboard-page.module.css';

export default function DashboardPage() {
  usePageTitle(texts.title);
  return (
    <ForMembers title={texts.title}>
      {(viewer) => (
        <>
          <PageHeader title={texts.title} text={texts.text(viewer.organisationName)} />
          <div className={classes.parts}>
            <DashboardCourses />
            <PeopleSummary viewer={viewer} />
            <LearningSummary />
            {viewer.canManage && <FirstSteps />}
            {viewer.canManage && <InvitationSummary />}
          </div>
        </>
      )}
    </ForMembers>
  );
}
