import { isValidElement, type ReactElement, type ReactNode, Suspense } from 'react';
import { createRoutesFromElements, matchRoutes, Navigate, Route, useRoutes } from 'react-router-dom';
import { contentPageSlugs } from '#shared/pages.ts';
import { FullScreenSpinner } from '../components/loading-shape.tsx';
import type { Access } from '../lib/access.ts';
import { paths } from '../lib/paths.ts';
import { useClaimRuns } from '../lib/tests/use-claim-runs.ts';
import { LandingPage } from '../pages/landing/landing-page.tsx';
import { Guard } from './guard.tsx';
import { adminEntrance } from './layouts/navigation.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import { type LazyPart, lazyPart } from './lazy-part.tsx';
import { PageBoundary } from './page-boundary.tsx';

const ApplicantLayout = lazyPart(() => import('./layouts/applicant-layout.tsx'));
const CompanyLayout = lazyPart(() => import('./layouts/company-layout.tsx'));
const AdminLayout = lazyPart(() => import('./layouts/admin-layout.tsx'));
const AccountLayout = lazyPart(() => import('./layouts/account-layout.tsx'));
const CompanyGate = lazyPart(() => import('../pages/company/company-gate.tsx'));
const CandidateGate = lazyPart(() => import('../pages/company/candidate-gate.tsx'));
const TestLayout = lazyPart(() => import('./layouts/test-layout.tsx'));

const CompanyInfoPage = lazyPart(() => import('../pages/company-info/company-info-page.tsx'));
const ContentPage = lazyPart(() => import('../pages/content/content-page.tsx'));
const NotFoundPage = lazyPart(() => import('../pages/not-found/not-found-page.tsx'));
const AuthPage = lazyPart(() => import('../features/auth/auth-page.tsx'));
const ForgotPasswordPage = lazyPart(() => import('../features/auth/forgot-password.tsx'));
const ResetPasswordPage = lazyPart(() => import('../features/auth/reset-password-page.tsx'));
const VerifyEmailPage = lazyPart(() => import('../features/auth/verify-email-page.tsx'));
const AccountPage = lazyPart(() => import('../pages/account/account-page.tsx'));
const AdminDashboardPage = lazyPart(() => import('../features/admin-dashboard/counters-part.tsx'));
const AdminOrganisationsPage = lazyPart(() => import('../features/admin-organisations/organisation-list.tsx'));
const AdminOrganisationPage = lazyPart(() => import('../features/admin-organisations/organisation-view.tsx'));
const AdminUserPage = lazyPart(() => import('../features/admin-users/user-view.tsx'));
const AdminCoursesPage = lazyPart(() => import('../features/admin-courses/course-list.tsx'));
const AdminCoursePage = lazyPart(() => import('../features/admin-courses/course-view.tsx'));
const AdminJobsPage = lazyPart(() => import('../features/admin-jobs/job-list.tsx'));
const AdminJobPage = lazyPart(() => import('../features/admin-jobs/job-view.tsx'));
const AdminReportsPage = lazyPart(() => import('../features/admin-reports/report-list.tsx'));
const AdminReportPage = lazyPart(() => import('../features/admin-reports/report-view.tsx'));
const AdminAuditPage = lazyPart(() => import('../features/admin-audit/audit-list.tsx'));
const AdminImportPage = lazyPart(() => import('../features/admin-import/catalogue-admin.tsx'));
const AdminQualityPage = lazyPart(() => import('../features/admin-quality/quality-view.tsx'));
const AdminUsersPage = lazyPart(() => import('../features/admin-users/user-list.tsx'));
const AdminSettingsPage = lazyPart(() => import('../pages/admin/settings-page.tsx'));
const TestsPage = lazyPart(() => import('../features/assessments/overview/tests-overview.tsx'));
const SoftskillTestPage = lazyPart(() => import('../features/assessments/soft-skills/softskill-test.tsx'));
const ValueTestPage = lazyPart(() => import('../features/assessments/values/value-test.tsx'));
const TestResultsPage = lazyPart(() => import('../features/assessments/results/test-results-page.tsx'));
const ResultPage = lazyPart(() => import('../features/assessments/results/result-page.tsx'));
const MethodPage = lazyPart(() => import('../pages/results/method-page.tsx'));
const DashboardPage = lazyPart(() => import('../pages/dashboard/dashboard-page.tsx'));
const CompanyDashboardPage = lazyPart(() => import('../pages/company/dashboard-page.tsx'));
const CoursesPage = lazyPart(() => import('../pages/company/courses-page.tsx'));
const NewCoursePage = lazyPart(() => import('../pages/company/new-course-page.tsx'));
const CourseEditorPage = lazyPart(() => import('../pages/company/course-editor/course-editor-page.tsx'));
const CourseAiPage = lazyPart(() => import('../features/ai/course-ai-page.tsx'));
const CoursePreviewPage = lazyPart(() => import('../features/publishing/course-preview.tsx'));
const CourseDraftPage = lazyPart(() => import('../pages/company/course-draft/course-draft-page.tsx'));
const CompanyJobsPage = lazyPart(() => import('../features/jobs/list/job-list.tsx'));
const NewJobPage = lazyPart(() => import('../features/jobs/new-job-form.tsx'));
const CompanyJobPage = lazyPart(() => import('../pages/company/job-page.tsx'));
const BoardPage = lazyPart(() => import('../features/application-board/open-board.tsx'));
const FoundPage = lazyPart(() => import('../features/found-people/open-found.tsx'));
const FoundPersonPage = lazyPart(() => import('../features/found-people/open-found-person.tsx'));
const CandidatesPage = lazyPart(() => import('../features/candidates/candidate-list.tsx'));
const CandidatePage = lazyPart(() => import('../features/candidates/detail/candidate-detail.tsx'));
const ComparisonPage = lazyPart(() => import('../features/candidates/comparison.tsx'));
const StatisticsPage = lazyPart(() => import('../features/candidates/statistics.tsx'));
const MembersPage = lazyPart(() => import('../pages/company/members-page.tsx'));
const TeamPage = lazyPart(() => import('../pages/company/team-page.tsx'));
const CompanySettingsPage = lazyPart(() => import('../features/organisations/settings-page.tsx'));
const CompanyPublicPage = lazyPart(() => import('../pages/company/public-page.tsx'));
const CataloguePage = lazyPart(() => import('../features/catalogue/catalogue.tsx'));
const JobsPage = lazyPart(() => import('../features/job-board/job-board.tsx'));
const JobPage = lazyPart(() => import('../pages/jobs/job-page.tsx'));
const DiscoverPage = lazyPart(() => import('../features/matching/discover-page.tsx'));
const WeeklyMailPage = lazyPart(() => import('../features/matching/end-job-mails.tsx'));
const CoursePage = lazyPart(() => import('../pages/course/course-page.tsx'));
const LearnersPage = lazyPart(() => import('../features/learning/learners-page.tsx'));
const CompanyDomainPage = lazyPart(() => import('../features/organisations/company-domain-page.tsx'));
const InvitationPage = lazyPart(() => import('../features/invitations/invitation-page.tsx'));
const ProfilePage = lazyPart(() => import('../features/profile/open-profile.tsx'));
const ApplicationsPage = lazyPart(() => import('../pages/applications/applications-page.tsx'));
const MessagesPage = lazyPart(() => import('../features/releases/own-messages.tsx'));

const token = ':token';
const id = ':id';
const slug = ':slug';

const routes = createRoutesFromElements(
  <>
    <Route element={<PublicLayout isWide />}>
      <Route path={paths.home} element={<LandingPage />} />
      <Route path={paths.homeAlias} element={<LandingPage />} />
      <Route path={paths.companyInfo} element={<CompanyInfoPage />} />
    </Route>

    <Route element={<Guard access="guest" />}>
      <Route element={<PublicLayout isWide />}>
        <Route path={paths.auth} element={<AuthPage />} />
      </Route>
    </Route>

    <Route element={<Guard access="drafts" />}>
      <Route element={<PublicLayout />}>
        <Route path={paths.company.courseDraft(id)} element={<CourseDraftPage />} />
      </Route>
    </Route>

    <Route element={<TestLayout />}>
      <Route path={paths.test(id)} element={<SoftskillTestPage />} />
      <Route path={paths.valueTest} element={<ValueTestPage />} />
    </Route>

    <Route element={<PublicLayout />}>
      {contentPageSlugs.map((page) => (
        <Route key={page} path={`/${page}`} element={<ContentPage slug={page} />} />
      ))}
      <Route path={paths.resetPassword} element={<ForgotPasswordPage />} />
      <Route path={paths.resetPasswordWith(token)} element={<ResetPasswordPage />} />
      <Route path={paths.verifyEmail(token)} element={<VerifyEmailPage />} />
      <Route path={paths.companyDomain(token)} element={<CompanyDomainPage />} />
      <Route path={paths.invitation(token)} element={<InvitationPage />} />
      <Route path={paths.companyPage(slug)} element={<CompanyPublicPage />} />
      <Route path={paths.tests} element={<TestsPage />} />
      <Route path={paths.testsMethod} element={<MethodPage />} />
      <Route path={paths.testResults} element={<TestResultsPage />} />
      <Route path={paths.courses} element={<CataloguePage />} />
      <Route path={paths.course(id)} element={<CoursePage />} />
      <Route path={paths.jobs} element={<JobsPage />} />
      <Route path={paths.job(id)} element={<JobPage />} />
      <Route path={paths.weeklyMail(token)} element={<WeeklyMailPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Route>

    <Route element={<Guard access="applicant" />}>
      <Route element={<ApplicantLayout />}>
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
            <Route path={paths.company.jobFound(id)} element={<FoundPage />} />
            <Route path={paths.company.foundPerson(id)} element={<FoundPersonPage />} />
            <Route path={paths.company.results} element={<CandidatesPage />} />
            <Route path={paths.company.comparison} element={<ComparisonPage />} />
            <Route path={paths.company.statistics} element={<StatisticsPage />} />
            <Route path={paths.company.candidate(id)} element={<CandidatePage />} />
          </Route>
        </Route>
      </Route>
    </Route>

    <Route path={paths.admin.root} element={<Guard access="staff" />}>
      <Route index element={<Navigate to={adminEntrance} replace />} />
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

export function AppRoutes() {
  useClaimRuns();
  const page = useRoutes(routes);
  return (
    <PageBoundary isWholeWindow>
      <Suspense fallback={<FullScreenSpinner />}>{page}</Suspense>
    </PageBoundary>
  );
}

export async function loadPage(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(matches.map(({ route }) => loadIfLazy(route.element)));
}

export const isInPublicLayout = (pathname: string): boolean =>
  (matchRoutes(routes, pathname) ?? []).some(
    ({ route }) => isValidElement(route.element) && route.element.type === PublicLayout,
  );

/** The guards on the way to this address, outermost first. */
export const guardsOf = (pathname: string): Access[] =>
  (matchRoutes(routes, pathname) ?? [])
    .map(({ route }) => route.element)
    .filter((element) => isValidElement<{ access: Access }>(element) && element.type === Guard)
    .map((element) => (element as ReactElement<{ access: Access }>).props.access);

function loadIfLazy(element: ReactNode): Promise<void> | undefined {
  if (!isValidElement(element)) return undefined;
  return (element.type as Partial<LazyPart<object>>).load?.();
}
