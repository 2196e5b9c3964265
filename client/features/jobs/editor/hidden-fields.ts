import { emptyDraft, type JobDraft, type PayKind } from '#shared/jobs/draft.ts';
import { type FieldErrors, fieldsOf } from '../../../lib/outbox/draft-fields.ts';

/** Fields shown only for some kinds of pay. Their input survives choosing another kind. */
const kindsWith: Readonly<Partial<Record<keyof JobDraft, readonly PayKind[]>>> = {
  payFrom: ['range', 'agreement'],
  payTo: ['range', 'agreement'],
  agreement: ['agreement'],
  payGroup: ['agreement'],
  payReason: ['none'],
};

export const hiddenErrorFields = (errors: FieldErrors, { payKind }: JobDraft): Array<keyof JobDraft> =>
  fieldsOf(emptyDraft).filter((field) => field in errors && kindsWith[field]?.includes(payKind) === false);

export const withFieldsCleared = (values: JobDraft, fields: ReadonlyArray<keyof JobDraft>): JobDraft => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, emptyDraft[field]])),
});
