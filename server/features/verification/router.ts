import { linkInput } from '#shared/auth/schema.ts';
import { saveImprintInput } from '#shared/organisations/imprint.ts';
import { claimByDnsInput, claimByMailInput } from '#shared/organisations/mail-domain.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { checkDns, claimByDns, claimByLink, claimByMail, confirmByLink } from './domains.ts';
import { ownVerification, saveImprint } from './service.ts';

export const verificationRouter = router({
  own: signedInProcedure.query(({ ctx }) => ownVerification(ctx)),
  saveImprint: signedInProcedure.input(saveImprintInput).mutation(({ ctx, input }) => saveImprint(ctx, input)),
  claimByMail: signedInProcedure.input(claimByMailInput).mutation(({ ctx, input }) => claimByMail(ctx, input)),
  claimByDns: signedInProcedure.input(claimByDnsInput).mutation(({ ctx, input }) => claimByDns(ctx, input)),
  checkDns: signedInProcedure.mutation(({ ctx }) => checkDns(ctx)),
  claim: openProcedure.input(linkInput).query(({ ctx, input }) => claimByLink(ctx, input.token)),
  confirm: openProcedure.input(linkInput).mutation(({ ctx, input }) => confirmByLink(ctx, input.token)),
});
