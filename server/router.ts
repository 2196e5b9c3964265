import { createCallerFactory, mergeRouters, router } from './core/trpc/trpc.ts';
import { accountRouter } from './features/account/router.ts';
import { accountDeletionRouter } from './features/account-deletion/router.ts';
import {
  adminCoursesRouter,
  adminDashboardRouter,
  adminJobsRouter,
  adminOrganisationsRouter,
  adminRouter,
  adminUsersRouter,
} from './features/admin/router.ts';
import { applicationsRouter, boardRouter } from './features/applications/router.ts';
import { resultsRouter, softskillTestRouter, testsRouter, valueTestRouter } from './features/assessments/router.ts';
import { assetsRouter } from './features/assets/router.ts';
import { adminAuditRouter } from './features/audit/router.ts';
import { authRouter } from './features/auth/router.ts';
import { backgroundJobsRouter } from './features/background-jobs/router.ts';
import { adminBackupsRouter } from './features/backups/router.ts';
import { candidatesRouter, teamRouter } from './features/candidates/router.ts';
import { aiRouter } from './features/course-generation/router.ts';
import { coursesRouter } from './features/courses/router.ts';
import { editorRouter } from './features/editor/router.ts';
import { courseImportRouter } from './features/export/router.ts';
import { adminImportRouter } from './features/import/router.ts';
import { invitationsRouter } from './features/invitations/router.ts';
import { jobsRouter } from './features/jobs/router.ts';
import { learningRouter } from './features/learning/router.ts';
import { jobMailsRouter, matchingRouter, savedJobsRouter, workPreferenceRouter } from './features/matching/router.ts';
import { membersRouter } from './features/members/router.ts';
import { adminModerationRouter, moderationRouter } from './features/moderation/router.ts';
import { organisationsRouter } from './features/organisations/router.ts';
import { consentsRouter } from './features/own-consents/router.ts';
import { ownDataRouter } from './features/own-data/router.ts';
import { pagesRouter } from './features/pages/router.ts';
import { placesRouter } from './features/places/router.ts';
import { profileRouter } from './features/profile/router.ts';
import { publishingRouter } from './features/publishing/router.ts';
import { releasesRouter } from './features/releases/router.ts';
import { adminReportsRouter, reportsRouter } from './features/reports/router.ts';
import { adminSettingsRouter, noticeRouter } from './features/settings/router.ts';
import { talentPoolRouter, talentPoolSearchRouter } from './features/talent-pool/router.ts';
import { adminQualityRouter } from './features/test-quality/router.ts';
import { verificationRouter } from './features/verification/router.ts';

export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
  accountDeletion: accountDeletionRouter,
  tests: testsRouter,
  softskillTest: softskillTestRouter,
  valueTest: valueTestRouter,
  results: resultsRouter,
  organisations: organisationsRouter,
  verification: verificationRouter,
  members: membersRouter,
  invitations: invitationsRouter,
  courses: mergeRouters(coursesRouter, courseImportRouter),
  editor: editorRouter,
  publishing: publishingRouter,
  learning: learningRouter,
  jobs: jobsRouter,
  matching: matchingRouter,
  savedJobs: savedJobsRouter,
  workPreference: workPreferenceRouter,
  jobMails: jobMailsRouter,
  places: placesRouter,
  ai: aiRouter,
  assets: assetsRouter,
  ownData: ownDataRouter,
  pages: pagesRouter,
  profile: profileRouter,
  releases: releasesRouter,
  found: talentPoolRouter,
  foundPeople: talentPoolSearchRouter,
  applications: applicationsRouter,
  board: boardRouter,
  candidates: candidatesRouter,
  team: teamRouter,
  consents: consentsRouter,
  admin: adminRouter,
  adminUsers: adminUsersRouter,
  adminOrganisations: adminOrganisationsRouter,
  adminCourses: adminCoursesRouter,
  adminJobs: adminJobsRouter,
  adminDashboard: adminDashboardRouter,
  adminModeration: adminModerationRouter,
  adminReports: adminReportsRouter,
  adminAudit: adminAuditRouter,
  adminImport: adminImportRouter,
  adminQuality: adminQualityRouter,
  adminSettings: adminSettingsRouter,
  adminBackups: adminBackupsRouter,
  moderation: moderationRouter,
  reports: reportsRouter,
  notice: noticeRouter,
  backgroundJobs: backgroundJobsRouter,
});
export const createCaller = createCallerFactory(appRouter);
export type AppRouter = typeof appRouter;
