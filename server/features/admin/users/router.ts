import { usersInput } from '#shared/admin/users.ts';
import { router, signedInProcedure } from '../../../core/trpc.ts';
import { usersPage } from './list.ts';

export const adminUsersRouter = router({
  page: signedInProcedure.input(usersInput).query(({ ctx, input }) => usersPage(ctx.app, input)),
});
