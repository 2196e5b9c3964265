import { adminCourseInput, coursesInput } from '#shared/admin/courses.ts';
import { curveInput } from '#shared/admin/dashboard.ts';
import { adminJobInput, adminJobsInput } from '#shared/admin/jobs.ts';
import { outboxInput, outboxMailInput } from '#shared/admin/list.ts';
import * as schema from '#shared/admin/organisations.ts';
import {
  changeRoleInput,
  switchOffTwoFactorInput,
  userActionInput,
  userInput,
  usersInput,
} from '#shared/admin/users.ts';
import { listPage } from '../../core/database/admin-list.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { getDeletionLosses } from '../organisations/service.ts';
import { getAdminCourse } from './courses/course.ts';
import { courseList, listPageWithOrganisation } from './courses/list.ts';
import { getDashboardCounters, getDashboardCurve, getServiceStates } from './dashboard/dashboard.ts';
import { getAdminJob } from './jobs/job.ts';
import { jobList } from './jobs/list.ts';
import { lockOrganisation, removeOrganisation, unlockOrganisation } from './organisations/change.ts';
import { getOrganisationDetails, listOrganisationMembers } from './organisations/details.ts';
import { organisationList } from './organisations/list.ts';
import { allowDomain, decideName, verifyOrganisation, withdrawVerification } from './organisations/verify.ts';
import { getOutboxMail, getOutboxPage } from './service.ts';
import { getUserDetail } from './users/account.ts';
import { endUserSessions, sendUserReset, switchOffTwoFactor } from './users/account-recovery.ts';
import { userList } from './users/list.ts';
import { lockUser, startUserDeletion, unlockUser } from './users/lock.ts';
import { changePlatformRole } from './users/role.ts';

export const adminRouter = router({
  outbox: signedInProcedure.input(outboxInput).query(({ ctx, input }) => getOutboxPage(ctx, input.cursor)),
  outboxMail: signedInProcedure.input(outboxMailInput).query(({ ctx, input }) => getOutboxMail(ctx, input.mailId)),
});

export const adminCoursesRouter = router({
  page: signedInProcedure
    .input(coursesInput)
    .query(({ ctx, input }) => listPageWithOrganisation(ctx.app, courseList, input)),
  course: signedInProcedure.input(adminCourseInput).query(({ ctx, input }) => getAdminCourse(ctx.app, input.courseId)),
});

export const adminJobsRouter = router({
  page: signedInProcedure
    .input(adminJobsInput)
    .query(({ ctx, input }) => listPageWithOrganisation(ctx.app, jobList, input)),
  job: signedInProcedure.input(adminJobInput).query(({ ctx, input }) => getAdminJob(ctx.app, input.jobId)),
});

export const adminDashboardRouter = router({
  counters: signedInProcedure.query(({ ctx }) => getDashboardCounters(ctx.app)),
  curve: signedInProcedure.input(curveInput).query(({ ctx, input }) => getDashboardCurve(ctx.app, input)),
  services: signedInProcedure.query(({ ctx }) => getServiceStates(ctx.app)),
});

export const adminOrganisationsRouter = router({
  page: signedInProcedure
    .input(schema.organisationsInput)
    .query(({ ctx, input }) => listPage({ app: ctx.app, list: organisationList }, input)),
  organisation: signedInProcedure
    .input(schema.organisationInput)
    .query(({ ctx, input }) => getOrganisationDetails(ctx.app, input.organisationId)),
  members: signedInProcedure
    .input(schema.organisationMembersInput)
    .query(({ ctx, input }) => listOrganisationMembers(ctx.app, input)),
  lock: signedInProcedure
    .input(schema.lockOrganisationInput)
    .mutation(({ ctx, input }) => lockOrganisation(ctx, input)),
  unlock: signedInProcedure
    .input(schema.unlockOrganisationInput)
    .mutation(({ ctx, input }) => unlockOrganisation(ctx, input)),
  verify: signedInProcedure
    .input(schema.verifyOrganisationInput)
    .mutation(({ ctx, input }) => verifyOrganisation(ctx, input)),
  withdrawVerification: signedInProcedure
    .input(schema.withdrawVerificationInput)
    .mutation(({ ctx, input }) => withdrawVerification(ctx, input)),
  decideName: signedInProcedure.input(schema.decideNameInput).mutation(({ ctx, input }) => decideName(ctx, input)),
  allowDomain: signedInProcedure.input(schema.allowDomainInput).mutation(({ ctx, input }) => allowDomain(ctx, input)),
  deletionPreview: signedInProcedure
    .input(schema.organisationInput)
    .query(({ ctx, input }) => getDeletionLosses(ctx.app, input.organisationId)),
  remove: signedInProcedure
    .input(schema.removeOrganisationInput)
    .mutation(({ ctx, input }) => removeOrganisation(ctx, input)),
});

export const adminUsersRouter = router({
  page: signedInProcedure
    .input(usersInput)
    .query(({ ctx, input }) => listPage({ app: ctx.app, list: userList }, input)),
  user: signedInProcedure.input(userInput).query(({ ctx, input }) => getUserDetail(ctx.app, input.userId)),
  lock: signedInProcedure.input(userActionInput).mutation(({ ctx, input }) => lockUser(ctx, input)),
  unlock: signedInProcedure.input(userActionInput).mutation(({ ctx, input }) => unlockUser(ctx, input)),
  endSessions: signedInProcedure.input(userActionInput).mutation(({ ctx, input }) => endUserSessions(ctx, input)),
  sendReset: signedInProcedure.input(userActionInput).mutation(({ ctx, input }) => sendUserReset(ctx, input)),
  switchOffTwoFactor: signedInProcedure
    .input(switchOffTwoFactorInput)
    .mutation(({ ctx, input }) => switchOffTwoFactor(ctx, input)),
  startDeletion: signedInProcedure.input(userActionInput).mutation(({ ctx, input }) => startUserDeletion(ctx, input)),
  changeRole: signedInProcedure.input(changeRoleInput).mutation(({ ctx, input }) => changePlatformRole(ctx, input)),
});
