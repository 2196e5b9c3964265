import {
  invitationIdInput,
  invitationsInput,
  invitationTokenInput,
  inviteInput,
  registerInput,
} from '#shared/members/schema.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { acceptInvitation, invitationByToken, registerInvited } from './accept.ts';
import { invitationsPage, invite, resendInvitation, withdraw } from './service.ts';

export const invitationsRouter = router({
  page: signedInProcedure.input(invitationsInput).query(({ ctx, input }) => invitationsPage(ctx, input.cursor)),
  invite: signedInProcedure.input(inviteInput).mutation(({ ctx, input }) => invite(ctx, input)),
  resend: signedInProcedure
    .input(invitationIdInput)
    .mutation(({ ctx, input }) => resendInvitation(ctx, input.invitationId)),
  withdraw: signedInProcedure.input(invitationIdInput).mutation(({ ctx, input }) => withdraw(ctx, input.invitationId)),
  byToken: openProcedure.input(invitationTokenInput).query(({ ctx, input }) => invitationByToken(ctx, input.token)),
  register: openProcedure.input(registerInput).mutation(({ ctx, input }) => registerInvited(ctx, input)),
  accept: signedInProcedure
    .input(invitationTokenInput)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input.token)),
});
