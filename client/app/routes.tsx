import { isValidElement, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { createRoutesFromElements, matchRoutes, Navigate, Route, useRoutes } from 'react-router-dom';
import { contentPageSlugs } from '#shared/pages.ts';
import { FullScreenSpinner } from '../components/loading-shape.tsx';
import { useLegalStates } from '../features/consents/use-legal.ts';
import type { Access } from '../lib/access.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { useClaimRuns } from '../lib/tests/use-claim-runs.ts';
import { useAdoptPreference } from '../lib/work-preference/use-adopt-preference.ts';
import { LandingPage } from '../pages/landing/landing-page.tsx';
import { Guard } from './guard.tsx';
import { adminPortalPath } from './layouts/navigation.ts';
import { isApplicant, SiteLayout } from './layouts/site-layout.tsx';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';
import { PageBoundary } from './page-boundary.tsx';

const CompanyLayout = lazyComponent(() => import('./layouts/company-layout.tsx'));
const AdminLayout = lazyComponent(() => import('./layouts/admin-layout.tsx'));
const AccountLayout = lazyComponent(() => import('./layouts/account-layout.tsx'));
const CompanyGate = lazyComponent(() => import('../pages/company/company-gate.tsx'));
const CandidateGate = lazyComponent(() => import('../pages/company/candidate-gate.tsx'));
const TestLayout = lazyComponent(() => import('./layouts/test-layout.tsx'));

const CompanyInfoPage = lazyComponent(() => import('../pages/company-info/company-info-page.tsx'));
const HelpPage = lazyComponent(() => import('../pages/content/help-page.tsx'));
const ContentPage = lazyComponent(() => import('../pages/content/content-page.tsx'));
const NotFoundPage = lazyComponent(() => import('../pages/not-found/not-found-page.tsx'));
const AuthPage = lazyComponent(() => import('../features/auth/auth-page.tsx'));
const ForgotPasswordPage = lazyComponent(() => import('../features/auth/forgot-password.tsx'));
const ResetPasswordPage = lazyComponent(() => import('../features/auth/reset-password-page.tsx'));
const AccountClosedPage = lazyComponent(() => import('../features/account-deletion/closed-page.tsx'));
const UndoDeletionPage = lazyComponent(() => import('../features/account-deletion/undo-page.tsx'));
const VerifyEmailPage = lazyComponent(() => import('../features/auth/verify-email-page.tsx'));
const AccountPage = lazyComponent(() => import('../pages/account/account-page.tsx'));
const AdminDashboardPage = lazyComponent(() => import('../features/admin-dashboard/counters-part.tsx'));
const AdminOrganisationsPage = lazyComponent(() => import('../features/admin-organisations/organisation-list.tsx'));
const AdminOrganisationPage = lazyComponent(() => import('../features/admin-organisations/organisation-view.tsx'));
const AdminUserPage = lazyComponent(() => import('../features/admin-users/user-view.tsx'));
const AdminCoursesPage = lazyComponent(() => import('../features/admin-courses/course-list.tsx'));
const AdminCoursePage = lazyComponent(() => import('../features/admin-courses/course-view.tsx'));
const AdminJobsPage = lazyComponent(() => import('../features/admin-jobs/job-list.tsx'));
const AdminJobPage = lazyComponent(() => import('../features/admin-jobs/job-view.tsx'));
const AdminReportsPage = lazyComponent(() => import('../features/admin-reports/report-list.tsx'));
const AdminReportPage = lazyComponent(() => import('../features/admin-reports/report-view.tsx'));
const AdminAuditPage = lazyComponent(() => import('../features/admin-audit/audit-list.tsx'));
const AdminImportPage = lazyComponent(() => import('../features/admin-import/catalogue-admin.tsx'));
const AdminQualityPage = lazyComponent(() => import('../features/admin-quality/quality-view.tsx'));
const AdminUsersPage = lazyComponent(() => import('../features/admin-users/user-list.tsx'));
const AdminSettingsPage = lazyComponent(() => import('../pages/admin/settings-page.tsx'));
const TestsPage = lazyComponent(() => import('../features/assessments/overview/tests-overview.tsx'));
const SoftskillTestPage = lazyComponent(() => import('../features/assessments/soft-skills/softskill-test.tsx'));
const ValueTestPage = lazyComponent(() => import('../pages/value-test/value-test-page.tsx'));
const TestResultsPage = lazyComponent(() => import('../pages/test-results/test-results-page.tsx'));
const ResultPage = lazyComponent(() => import('../features/assessments/results/result-page.tsx'));
const MethodPage = lazyComponent(() => import('../pages/results/method-page.tsx'));
const DashboardPage = lazyComponent(() => import('../pages/dashboard/dashboard-page.tsx'));
const CompanyDashboardPage = lazyComponent(() => import('../pages/company/dashboard-page.tsx'));
const CoursesPage = lazyComponent(() => import('../pages/company/courses-page.tsx'));
const NewCoursePage = lazyComponent(() => import('../pages/company/new-course-page.tsx'));
const CourseEditorPage = lazyComponent(() => import('../pages/company/course-editor/course-editor-page.tsx'));
const CourseAiPage = lazyComponent(() => import('../features/ai/course-ai-page.tsx'));
const CoursePreviewPage = lazyComponent(() => import('../features/publishing/course-preview.tsx'));
const CourseDraftPage = lazyComponent(() => import('../pages/company/course-draft/course-draft-page.tsx'));
const CompanyJobsPage = lazyComponent(() => import('../features/jobs/list/job-list.tsx'));
const NewJobPage = lazyComponent(() => import('../features/jobs/new-job-form.tsx'));
const CompanyJobPage = lazyComponent(() => import('../pages/company/job-page.tsx'));
const BoardPage = lazyComponent(() => import('../features/application-board/open-board.tsx'));
const FoundPage = lazyComponent(() => import('../features/talent-pool/open-pool.tsx'));
const FoundPersonPage = lazyComponent(() => import('../features/talent-pool/open-pool-person.tsx'));
const CandidatesPage = lazyComponent(() => import('../features/candidates/candidate-list.tsx'));
const CandidatePage = lazyComponent(() => import('../features/candidates/detail/candidate-detail.tsx'));
const ComparisonPage = lazyComponent(() => import('../features/candidates/comparison.tsx'));
const StatisticsPage = lazyComponent(() => import('../features/candidates/statistics.tsx'));
const MembersPage = lazyComponent(() => import('../pages/company/members-page.tsx'));
const TeamPage = lazyComponent(() => import('../pages/company/team-page.tsx'));
const CompanySettingsPage = lazyComponent(() => import('../pages/company/settings-page.tsx'));
const CompanyPublicPage = lazyComponent(() => import('../pages/company/public-page.tsx'));
const CataloguePage = lazyComponent(() => import('../pages/courses/catalogue-page.tsx'));
const JobsPage = lazyComponent(() => import('../features/job-board/job-board.tsx'));
const JobPage = lazyComponent(() => import('../pages/jobs/job-page.tsx'));
const DiscoverPage = lazyComponent(() => import('../pages/jobs/discover-page.tsx'));
const WeeklyMailPage = lazyComponent(() => import('../features/matching/end-job-mails.tsx'));
const CoursePage = lazyComponent(() => import('../pages/course/course-page.tsx'));
const VerificationPage = lazyComponent(() => import('../features/learning/verification-page.tsx'));
const LearnersPage = lazyComponent(() => import('../features/learning/learners-page.tsx'));
const CompanyDomainPage = lazyComponent(() => import('../features/organisations/company-domain-page.tsx'));
const InvitationPage = lazyComponent(() => import('../features/invitations/invitation-page.tsx'));
const ProfilePage = lazyComponent(() => import('../features/profile/open-profile.tsx'));
const ApplicationsPage = lazyComponent(() => import('../pages/applications/applications-page.tsx'));
const MessagesPage = lazyComponent(() => import('../features/releases/own-messages.tsx'));

function HomePage() {
  const session = useSession();
  if (session.status === 'loading') return <FullScreenSpinner />;
  return session.status === 'signedIn' && isApplicant(session.user) ? <DashboardPage /> : <LandingPage />;
}

const token = ':token';
const id = ':id';
const slug = ':slug';

const routes = createRoutesFromElements(
  <>
    <Route element={<SiteLayout isWide isWideForApplicants={false} />}>
      <Route path={paths.home} element={<HomePage />} />
    </Route>

    <Route element={<SiteLayout isWide />}>
      <Route path={paths.homeAlias} element={<LandingPage />} />
      <Route path={paths.companyInfo} element={<CompanyInfoPage />} />
    </Route>

    <Route element={<Guard access="guest" />}>
      <Route element={<SiteLayout isWide />}>
        <Route path={paths.auth} element={<AuthPage />} />
      </Route>
    </Route>

    <Route element={<Guard access="drafts" />}>
      <Route element={<SiteLayout />}>
        <Route path={paths.company.courseDraft(id)} element={<CourseDraftPage />} />
      </Route>
    </Route>

    <Route element={<TestLayout />}>
      <Route path={paths.test(id)} element={<SoftskillTestPage />} />
    </Route>
    <Route path={paths.valueTest} element={<ValueTestPage RunLayout={TestLayout} ResultLayout={SiteLayout} />} />

    <Route element={<SiteLayout />}>
      {contentPageSlugs.map((page) => (
        <Route key={page} path={`/${page}`} element={page === 'help' ? <HelpPage /> : <ContentPage slug={page} />} />
      ))}
      <Route path={paths.resetPassword} element={<ForgotPasswordPage />} />
      <Route path={paths.resetPasswordWith(token)} element={<ResetPasswordPage />} />
      <Route path={paths.accountClosed} element={<AccountClosedPage />} />
      <Route path={paths.undoDeletion(token)} element={<UndoDeletionPage />} />
      <Route path={paths.verifyEmail(token)} element={<VerifyEmailPage />} />
      <Route path={paths.companyDomain(token)} element={<CompanyDomainPage />} />
      <Route path={paths.invitation(token)} element={<InvitationPage />} />
      <Route path={paths.companyPage(slug)} element={<CompanyPublicPage />} />
      <Route path={paths.tests} element={<TestsPage />} />
      <Route path={paths.testsMethod} element={<MethodPage />} />
      <Route path={paths.testResults} element={<TestResultsPage />} />
      <Route path={paths.courses} element={<CataloguePage />} />
      <Route path={paths.course(id)} element={<CoursePage />} />
      <Route path={paths.certificateCheck} element={<VerificationPage />} />
      <Route path={paths.certificate(id)} element={<VerificationPage />} />
      <Route path={paths.jobs} element={<JobsPage />} />
      <Route path={paths.job(id)} element={<JobPage />} />
      <Route path={paths.weeklyMail(token)} element={<WeeklyMailPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>

    <Route element={<Guard access="applicant" />}>
      <Route element={<SiteLayout />}>
        <Route path={paths.dashboard} element={<DashboardPage />} />
        <Route path={paths.results(id)} element={<ResultPage />} />
        <Route path={paths.profile} element={<ProfilePage />} />
        <Route path={paths.discover} element={<DiscoverPage />} />
        <Route path={paths.applications} element={<ApplicationsPage />} />
        <Route path={paths.messages(id)} element={<MessagesPage />} />
      </Route>
    </Route>

    <Route element={<Guard access="signedIn" />}>
      <Route element={<AccountLayout />}>
        <Route path={paths.account} element={<AccountPage />} />
      </Route>
    </Route>

    <Route path={paths.company.root} element={<Guard access="company" />}>
      <Route index element={<Navigate to={paths.company.dashboard} replace />} />
      <Route element={<CompanyGate />}>
        <Route element={<CompanyLayout />}>
          <Route path={paths.company.dashboard} element={<CompanyDashboardPage />} />
          <Route path={paths.company.courses} element={<CoursesPage />} />
          <Route path={paths.company.newCourse} element={<NewCoursePage />} />
          <Route path={paths.company.course(id)} element={<CourseEditorPage />} />
          <Route path={paths.company.courseAi(id)} element={<CourseAiPage />} />
          <Route path={paths.company.coursePreview(id)} element={<CoursePreviewPage />} />
          <Route path={paths.company.courseLearners(id)} element={<LearnersPage />} />
          <Route path={paths.company.jobs} element={<CompanyJobsPage />} />
          <Route path={paths.company.newJob} element={<NewJobPage />} />
          <Route path={paths.company.job(id)} element={<CompanyJobPage />} />
          <Route path={paths.company.members} element={<MembersPage />} />
          <Route path={paths.company.team} element={<TeamPage />} />
          <Route path={paths.company.settings} element={<CompanySettingsPage />} />
          <Route element={<CandidateGate />}>
            <Route path={paths.company.jobApplications(id)} element={<BoardPage />} />
            <Route path={paths.company.jobTalentPool(id)} element={<FoundPage />} />
            <Route path={paths.company.poolPerson(id)} element={<FoundPersonPage />} />
            <Route path={paths.company.results} element={<CandidatesPage />} />
            <Route path={paths.company.comparison} element={<ComparisonPage />} />
            <Route path={paths.company.statistics} element={<StatisticsPage />} />
            <Route path={paths.company.candidate(id)} element={<CandidatePage />} />
          </Route>
        </Route>
      </Route>
    </Route>

    <Route path={paths.admin.root} element={<Guard access="staff" />}>
      <Route index element={<Navigate to={adminPortalPath} replace />} />
      <Route element={<AdminLayout />}>
        <Route path={paths.admin.dashboard} element={<AdminDashboardPage />} />
        <Route path={paths.admin.organisations} element={<AdminOrganisationsPage />} />
        <Route path={paths.admin.organisation(id)} element={<AdminOrganisationPage />} />
        <Route path={paths.admin.users} element={<AdminUsersPage />} />
        <Route path={paths.admin.user(id)} element={<AdminUserPage />} />
        <Route path={paths.admin.courses} element={<AdminCoursesPage />} />
        <Route path={paths.admin.course(id)} element={<AdminCoursePage />} />
        <Route path={paths.admin.jobs} element={<AdminJobsPage />} />
        <Route path={paths.admin.job(id)} element={<AdminJobPage />} />
        <Route path={paths.admin.reports} element={<AdminReportsPage />} />
        <Route path={paths.admin.report(id)} element={<AdminReportPage />} />
        <Route path={paths.admin.audit} element={<AdminAuditPage />} />
        <Route path={paths.admin.import} element={<AdminImportPage />} />
        <Route path={paths.admin.quality} element={<AdminQualityPage />} />
        <Route path={paths.admin.settings} element={<AdminSettingsPage />} />
      </Route>
    </Route>
  </>,
);

export function AppRoutes({ onReady }: { onReady?: () => void }) {
  useClaimRuns();
  useAdoptPreference();
  useLegalStates();
  const page = useRoutes(routes);
  return (
    <PageBoundary isFullWindow>
      <Suspense fallback={<FullScreenSpinner />}>
        {page}
        {onReady && <Ready onReady={onReady} />}
      </Suspense>
    </PageBoundary>
  );
}

/** Beside the page, so that its effect follows those of the page. */
function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}

export async function loadPage(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => loadIfLazy(route.element)));
}

export const isInSiteLayout = (pathname: string): boolean =>
  (matchRoutes(routes, pathname) ?? []).some(
    ({ route: { element } }) => isValidElement(element) && element.type === SiteLayout,
  );

export const guardsOf = (pathname: string): Access[] =>
  (matchRoutes(routes, pathname) ?? [])
    .map(({ route }) => route.element)
    .filter((element) => isValidElement<{ access: Access }>(element) && element.type === Guard)
    .map((element) => (element as ReactElement<{ access: Access }>).props.access);

function loadIfLazy(element: ReactNode): Promise<void> | undefined {
  if (!isValidElement(element)) return undefined;
  return (element.type as Partial<LazyComponent<object>>).load?.();
}
