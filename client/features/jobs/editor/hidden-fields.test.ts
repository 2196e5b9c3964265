import { expect, test } from 'vitest';
import { emptyDraft, type JobDraft } from '#shared/jobs/draft.ts';
import { hiddenErrorFields, withFieldsCleared } from './hidden-fields.ts';

const errors = { title: 'Zu lang.', payFrom: 'Zu viel.', payReason: 'Zu lang.', 'questions.1': 'Zu lang.' };

test.each([
  ['range', ['payReason']],
  ['agreement', ['payReason']],
  ['none', ['payFrom']],
] as const)('for pay of kind "%s", the hidden fields with errors are %j', (payKind, hidden) => {
  expect(hiddenErrorFields(errors, { ...emptyDraft, payKind })).toEqual(hidden);
});

test('clearing fields changes nothing else', () => {
  const values: JobDraft = { ...emptyDraft, title: 'Koch', payKind: 'none', payFrom: 20_000_000, payTo: 3000 };
  expect(withFieldsCleared(values, ['payFrom'])).toEqual({ ...values, payFrom: null });
});
