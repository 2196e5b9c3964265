import {
  addPasskeyInput,
  changeEmailInput,
  changePasswordInput,
  changeTypeInput,
  confirmTotpInput,
  endSessionInput,
  nameInput,
  passwordInput,
  proofInput,
  removePasskeyInput,
  renamePasskeyInput,
  secondFactorChangeInput,
} from '#shared/account/schema.ts';
import type { Limit } from '../../core/trpc/rate-limit.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { changeAccountType } from './account-type.ts';
import { addPasskey, removePasskey, renamePasskey, startAddingPasskey, startProof } from './passkeys.ts';
import {
  changeName,
  changePassword,
  endOtherSessions,
  endSession,
  getAccountOverview,
  requestEmailChange,
} from './service.ts';
import { confirmTwoFactor, disableTwoFactor, prepareTwoFactor, renewRecoveryCodes } from './two-factor.ts';

const passkeyRequests: Limit = { name: 'passkey-request', points: 60, seconds: 3600 };

export const accountRouter = router({
  overview: signedInProcedure.query(({ ctx }) => getAccountOverview(ctx)),
  changeName: signedInProcedure.input(nameInput).mutation(({ ctx, input }) => changeName(ctx, input)),
  changeType: signedInProcedure.input(changeTypeInput).mutation(({ ctx, input }) => changeAccountType(ctx, input.to)),
  requestEmailChange: signedInProcedure
    .input(changeEmailInput)
    .mutation(({ ctx, input }) => requestEmailChange(ctx, input)),
  changePassword: signedInProcedure.input(changePasswordInput).mutation(({ ctx, input }) => changePassword(ctx, input)),
  prepareTwoFactor: signedInProcedure
    .input(passwordInput)
    .mutation(({ ctx, input }) => prepareTwoFactor(ctx, input.password)),
  confirmTwoFactor: signedInProcedure
    .input(confirmTotpInput)
    .mutation(({ ctx, input }) => confirmTwoFactor(ctx, input.code)),
  disableTwoFactor: signedInProcedure
    .input(secondFactorChangeInput)
    .mutation(({ ctx, input }) => disableTwoFactor(ctx, input)),
  renewRecoveryCodes: signedInProcedure
    .input(secondFactorChangeInput)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),
  startProof: signedInProcedure.meta({ limit: passkeyRequests }).mutation(({ ctx }) => startProof(ctx)),
  startAddingPasskey: signedInProcedure
    .meta({ limit: passkeyRequests })
    .input(proofInput)
    .mutation(({ ctx, input }) => startAddingPasskey(ctx, input.proof)),
  addPasskey: signedInProcedure.input(addPasskeyInput).mutation(({ ctx, input }) => addPasskey(ctx, input)),
  renamePasskey: signedInProcedure
    .meta({ limit: passkeyRequests })
    .input(renamePasskeyInput)
    .mutation(({ ctx, input }) => renamePasskey(ctx, input)),
  removePasskey: signedInProcedure.input(removePasskeyInput).mutation(({ ctx, input }) => removePasskey(ctx, input)),
  endSession: signedInProcedure.input(endSessionInput).mutation(({ ctx, input }) => endSession(ctx, input.sessionId)),
  endOtherSessions: signedInProcedure.mutation(({ ctx }) => endOtherSessions(ctx)),
});
