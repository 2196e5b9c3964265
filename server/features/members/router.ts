import { changeRoleInput, memberInput, membersInput } from '#shared/members/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import {
  changeRole,
  getMembersPage,
  leaveOrganisation,
  ownOrganisationId,
  removeMember,
  streamMemberChanges,
  transferOwnership,
} from './service.ts';

export const membersRouter = router({
  page: signedInProcedure
    .input(membersInput)
    .query(({ ctx, input }) => getMembersPage(ctx, { search: input.search ?? '', cursor: input.cursor })),
  changes: signedInProcedure.subscription(({ ctx, signal }) =>
    streamMemberChanges(ctx.app, ownOrganisationId(ctx), signal),
  ),
  changeRole: signedInProcedure.input(changeRoleInput).mutation(({ ctx, input }) => changeRole(ctx, input)),
  remove: signedInProcedure.input(memberInput).mutation(({ ctx, input }) => removeMember(ctx, input.userId)),
  leave: signedInProcedure.mutation(({ ctx }) => leaveOrganisation(ctx)),
  transferOwnership: signedInProcedure
    .input(memberInput)
    .mutation(({ ctx, input }) => transferOwnership(ctx, input.userId)),
});
