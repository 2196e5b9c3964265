import { expect, test } from 'vitest';
import type { AuditAction } from '../../audit.ts';
import { adminDashboardTexts } from '../admin/dashboard.ts';
import { adminImportTexts } from '../admin/import.ts';
import { countWithNoun } from '../words.ts';
import {
  accessRefused,
  auditActions,
  auditFieldName,
  auditFieldText,
  auditSentence,
  retiredAuditActions,
} from './audit.ts';

const fill = (fields: readonly string[], value: string) => Object.fromEntries(fields.map((field) => [field, value]));
const kinds = { ...auditActions, ...retiredAuditActions };
const listed = Object.entries(kinds) as Array<[AuditAction, (typeof kinds)[keyof typeof kinds]]>;

test.each(listed)('%s has a complete German sentence', (action, { details, names }) => {
  const sentence = auditSentence(action, { details: fill(details, 'viewer'), names: fill(names, 'Anna Beispiel') });
  expect(sentence).toMatch(/^[A-ZÄÖÜ][^{}]{10,}[^.]$/);
  expect(sentence).not.toMatch(/undefined|null|_/);
});

test.each(listed)('%s still has a complete sentence after its names are erased', (action, { details }) => {
  expect(auditSentence(action, { details: fill(details, 'viewer'), names: {} })).not.toMatch(
    /undefined|null|Anna| {2}/,
  );
});

test('the fields of an event have German names and values', () => {
  const fields = listed.flatMap(([, { details, names }]) => [...details, ...names]);
  expect(fields.filter((field) => !/^[A-ZÄÖÜ]/.test(auditFieldName(field)))).toEqual([]);
  expect(auditFieldText('from_role', 'viewer')).toBe('Betrachter');
  expect(auditFieldText('to_role', null)).toBe('–');
  expect(auditFieldText('ground', 'illegal')).toBe('rechtswidriger Inhalt');
  expect(auditFieldText('whole', true)).toBe('ja');
});

test('a refused access has a German sentence', () => {
  expect(auditSentence(accessRefused, { details: {}, names: {} })).toBe('Zugriff auf etwas Fremdes verweigert');
});

test('joins a reason of two paragraphs into one sentence', () => {
  const names = { person: 'Anna Beispiel', reason: 'Wirbt.\n\nTrotz Bitte.' };
  expect(auditSentence('user_locked', { details: {}, names })).toBe(
    'Konto von Anna Beispiel gesperrt: Wirbt. Trotz Bitte.',
  );
});

test('a role change names the person unless the name is missing or was erased', () => {
  const details = { from_role: 'viewer', to_role: 'editor' };
  const named = auditSentence('role_changed', { details, names: { member_name: 'Anna Beispiel' } });
  const nameless = auditSentence('role_changed', { details, names: {} });
  expect(named).toContain('Rolle von Anna Beispiel von ');
  expect(nameless).toBe(named.replace(' von Anna Beispiel', ''));
});

test.each([
  ['organisation_deleted', { members: 1 }, 'mit 1 Mitglied gelöscht'],
  ['organisation_deleted', { members: 2 }, 'mit 2 Mitgliedern gelöscht'],
  ['course_generated', { lessons: 1 }, '(1 Lektion)'],
  ['job_extended', { days: 1 }, 'um 1 Tag verlängert'],
  ['test_data_deleted', { results: 1, statements: 1 }, '(1 Ergebnis, 1 Aussage)'],
  ['test_data_deleted', { results: 1_234_567, statements: 10_000 }, '(rund 1.230.000 Ergebnisse, 10.000 Aussagen)'],
  ['offsets_estimated', { runs: 1 }, 'aus 1 Durchgang geschätzt'],
] as const)('%s uses the correct German singular or plural for %o', (action, details, words) => {
  expect(auditSentence(action, { details: details as never, names: {} })).toContain(words);
});

const exact = { count: 10_000, isMore: false };
const estimated = { count: 10_001, isMore: true };
const { countOf, doneCounts } = adminImportTexts.danger;
const { queue, mails, keptMails, storage, aiUse } = adminDashboardTexts;
test.each([
  [countWithNoun(0, 'E-Mail', 'E-Mails'), '0 E-Mails'],
  [countWithNoun(1, 'E-Mail', 'E-Mails'), '1 E-Mail'],
  [countWithNoun(1_000, 'E-Mail', 'E-Mails'), '1.000 E-Mails'],
  [queue({ waiting: 1, active: 1, failedOfDay: 1 }), '1 Auftrag wartet, 1 läuft, 1 ist in 24 Stunden gescheitert'],
  [
    mails({ waiting: 1, failing: 1, sentOfDay: 1 } as never),
    '1 E-Mail in 24 Stunden gesendet, 1 wartet, 1 ließ sich noch nicht senden',
  ],
  [keptMails({ waiting: 1, failing: 0 } as never), '1 E-Mail liegt im Postausgang'],
  [storage(1, '2 kB'), '1 Datei, 2 kB'],
  [`${countOf(exact)}, ${countOf(estimated)}`, '10.000, rund 10.000'],
  [
    doneCounts({ results: estimated, statements: exact } as never),
    'Gelöscht: rund 10.000 Ergebnisse und 10.000 Aussagen.',
  ],
  [aiUse({ tokensOfMonth: 1, requestsOfMonth: 1 } as never), '1 Token in 1 Anfrage diesen Monat'],
])('%s', (said, expected) => expect(said).toBe(expected));
