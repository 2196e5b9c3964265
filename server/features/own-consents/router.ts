import {
  answerLegalInput,
  consentPageInput,
  legalQuestionInput,
  legalTextInput,
  withdrawConsentInput,
} from '#shared/consents/schema.ts';
import { router, signedInProcedure } from '../../core/trpc/trpc.ts';
import {
  answerLegalQuestion,
  consentPage,
  legalQuestion,
  legalText,
  ownLegalStates,
  withdrawConsent,
} from './service.ts';

export const consentsRouter = router({
  page: signedInProcedure.input(consentPageInput).query(({ ctx, input }) => consentPage(ctx, input)),
  withdraw: signedInProcedure
    .input(withdrawConsentInput)
    .mutation(({ ctx, input }) => withdrawConsent(ctx, input.consentId)),
  legal: signedInProcedure.query(({ ctx }) => ownLegalStates(ctx)),
  question: signedInProcedure.input(legalQuestionInput).query(({ ctx, input }) => legalQuestion(ctx, input.kind)),
  text: signedInProcedure.input(legalTextInput).query(({ ctx, input }) => legalText(ctx, input)),
  answer: signedInProcedure.input(answerLegalInput).mutation(({ ctx, input }) => answerLegalQuestion(ctx, input)),
});
