import {
  changeRoleInput,
  switchOffTwoFactorInput,
  userActionInput,
  userInput,
  usersInput,
} from '#shared/admin/users.ts';
import { listPage } from '../../../core/database/admin-list.ts';
import { router, signedInProcedure } from '../../../core/trpc/trpc.ts';
import { endUserSessions, sendUserReset, switchOffTwoFactor } from './access.ts';
import { userDetail } from './account.ts';
import { userList } from './list.ts';
import { lockUser, unlockUser } from './lock.ts';
import { changePlatformRole } from './role.ts';

export const adminUsersRouter = router({
  page: signedInProcedure
    .input(usersInput)
    .query(({ ctx, input }) => listPage({ app: ctx.app, list: userList }, input)),
  user: signedInProcedure.input(userInput).query(({ ctx, input }) => userDetail(ctx.app, input.userId)),
  lock: signedInProcedure.input(userActionInput).mutation(({ ctx, input }) => lockUser(ctx, input)),
  unlock: signedInProcedure.input(userActionInput).mutation(({ ctx, input }) => unlockUser(ctx, input)),
  endSessions: signedInProcedure.input(userActionInput).mutation(({ ctx, input }) => endUserSessions(ctx, input)),
  sendReset: signedInProcedure.input(userActionInput).mutation(({ ctx, input }) => sendUserReset(ctx, input)),
  switchOffTwoFactor: signedInProcedure
    .input(switchOffTwoFactorInput)
    .mutation(({ ctx, input }) => switchOffTwoFactor(ctx, input)),
  changeRole: signedInProcedure.input(changeRoleInput).mutation(({ ctx, input }) => changePlatformRole(ctx, input)),
});
