import { passkeySignInInput, passkeyStartInput } from '#shared/auth/passkeys.ts';
import {
  linkInput,
  linkStateInput,
  resetPasswordInput,
  resetRequestInput,
  secondFactorInput,
  signInInput,
  signUpInput,
} from '#shared/auth/schema.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { untilSessionEnds } from './end-sessions.ts';
import { getLinkState } from './one-time-tokens.ts';
import { signInWithPasskey, startPasskeySignIn } from './passkeys/sign-in.ts';
import { requestPasswordReset, resetPassword } from './password-reset.ts';
import { authOptions } from './registration.ts';
import { signIn, signOut, verifySecondFactor } from './sign-in.ts';
import { confirmEmail, signUp } from './sign-up.ts';

export const authRouter = router({
  me: openProcedure.query(({ ctx }) => ctx.user),
  options: openProcedure.query(({ ctx }) => authOptions(ctx)),
  signUp: openProcedure.input(signUpInput).mutation(({ ctx, input }) => signUp(ctx, input)),
  signIn: openProcedure.input(signInInput).mutation(({ ctx, input }) => signIn(ctx, input)),
  verifySecondFactor: openProcedure
    .input(secondFactorInput)
    .mutation(({ ctx, input }) => verifySecondFactor(ctx, input)),
  startPasskey: openProcedure
    .input(passkeyStartInput)
    .mutation(({ ctx, input }) => startPasskeySignIn(ctx, input.challenge)),
  signInWithPasskey: openProcedure
    .input(passkeySignInInput)
    .mutation(({ ctx, input }) => signInWithPasskey(ctx, input)),
  signOut: openProcedure.mutation(({ ctx }) => signOut(ctx)),
  linkState: openProcedure.input(linkStateInput).query(({ ctx, input }) => getLinkState(ctx, input)),
  confirmEmail: openProcedure.input(linkInput).mutation(({ ctx, input }) => confirmEmail(ctx, input.token)),
  requestPasswordReset: openProcedure
    .input(resetRequestInput)
    .mutation(({ ctx, input }) => requestPasswordReset(ctx, input)),
  resetPassword: openProcedure.input(resetPasswordInput).mutation(({ ctx, input }) => resetPassword(ctx, input)),
  sessionEnded: signedInProcedure.subscription(({ ctx, signal }) =>
    untilSessionEnds(ctx.app, { userId: ctx.user.userId, publicId: ctx.session.publicId }, signal),
  ),
});
