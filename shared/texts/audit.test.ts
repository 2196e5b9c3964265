import { expect, test } from 'vitest';
import { type AuditAction, accessRefused, auditActions } from '../audit.ts';
import { auditSentence } from './audit.ts';

const fill = (fields: readonly string[], value: string) => Object.fromEntries(fields.map((field) => [field, value]));
const listed = Object.entries(auditActions) as Array<[AuditAction, (typeof auditActions)[keyof typeof auditActions]]>;

test.each(listed)('%s has a German sentence that names whoever stands beside it', (action, { details, names }) => {
  const sentence = auditSentence(action, { details: fill(details, 'viewer'), names: fill(names, 'Anna Beispiel') });
  expect(sentence).toMatch(/^[A-ZÄÖÜ][^{}]{10,}[^.]$/);
  expect(sentence).not.toMatch(/undefined|null|_/);
});

test.each(listed)('%s still says what happened when the names are erased', (action, { details }) => {
  expect(auditSentence(action, { details: fill(details, 'viewer'), names: {} })).not.toMatch(
    /undefined|null|Anna| {2}/,
  );
});

test('a refused access has one, too', () => {
  expect(auditSentence(accessRefused, { details: {}, names: {} })).toBe('Zugriff auf etwas Fremdes verweigert');
});
