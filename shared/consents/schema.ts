import { z } from 'zod';
import { count, pageFields } from '../validation/bounds.ts';
import { text } from '../validation/text.ts';

const kind = z.enum(['terms', 'privacy']);
const document = count(1);

export const consentPageInput = z.strictObject({ part: z.enum(['current', 'ended']), ...pageFields });
export const withdrawConsentInput = z.strictObject({ consentId: z.uuid() });
export const legalQuestionInput = z.strictObject({ kind });
export const legalTextInput = z.strictObject({ kind, document });

/** The privacy information is no contract: there is nothing to decline. */
export const answerLegalInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('terms'), document, answer: z.enum(['agreed', 'declined']) }),
  z.strictObject({ kind: z.literal('privacy'), document, answer: z.literal('agreed') }),
]);
export type AnswerLegalInput = z.output<typeof answerLegalInput>;

export const legalSummaryMax = 600;
/** Null for a correction that asks no one. */
export const legalSummary = text(legalSummaryMax, 10).nullable();
