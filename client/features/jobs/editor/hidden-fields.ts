import { emptyDraft, type JobDraft, type PayKind } from '#shared/jobs/draft.ts';
import { type FieldErrors, fieldsOf } from '../../../lib/outbox/draft-fields.ts';

/** Fields that only some kinds of pay show. What was typed into them stays when another kind is chosen. */
const kindsWith: Readonly<Partial<Record<keyof JobDraft, readonly PayKind[]>>> = {
  payFrom: ['range', 'agreement'],
  payTo: ['range', 'agreement'],
  agreement: ['agreement'],
  payGroup: ['agreement'],
  payReason: ['none'],
};

/** The fields that are wrong and not in sight. */
export const hiddenWrong = (errors: FieldErrors, { payKind }: JobDraft): Array<keyof JobDraft> =>
  fieldsOf(emptyDraft).filter((field) => field in errors && kindsWith[field]?.includes(payKind) === false);

/** The draft without what stands in these fields. */
export const emptied = (values: JobDraft, fields: ReadonlyArray<keyof JobDraft>): JobDraft => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, emptyDraft[field]])),
});
