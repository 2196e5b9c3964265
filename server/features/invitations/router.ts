import {
  invitationIdInput,
  invitationsInput,
  invitationTokenInput,
  inviteInput,
  registerInput,
} from '#shared/members/schema.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { acceptInvitation, registerInvited, viewInvitationByToken } from './accept.ts';
import { invitationsPage, invite, resendInvitation, withdrawInvitation } from './service.ts';

export const invitationsRouter = router({
  page: signedInProcedure.input(invitationsInput).query(({ ctx, input }) => invitationsPage(ctx, input.cursor)),
  invite: signedInProcedure.input(inviteInput).mutation(({ ctx, input }) => invite(ctx, input)),
  resend: signedInProcedure
    .input(invitationIdInput)
    .mutation(({ ctx, input }) => resendInvitation(ctx, input.invitationId)),
  withdraw: signedInProcedure
    .input(invitationIdInput)
    .mutation(({ ctx, input }) => withdrawInvitation(ctx, input.invitationId)),
  byToken: openProcedure.input(invitationTokenInput).query(({ ctx, input }) => viewInvitationByToken(ctx, input.token)),
  register: openProcedure.input(registerInput).mutation(({ ctx, input }) => registerInvited(ctx, input)),
  accept: signedInProcedure
    .input(invitationTokenInput)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input.token)),
});
