import { expect, test } from 'vitest';
import { applicationStatusNames, refusalReasonNames, refusalSentences } from '../texts/applications/applications.ts';
import {
  applicationStatuses,
  companyStatuses,
  isCompanyStatus,
  isOverdue,
  isUnanswered,
  mayApplyAgain,
  mayMove,
  mayWithdraw,
  refusalReasons,
} from './status.ts';

test('a company moves an application to any other state, except a withdrawn one', () => {
  for (const from of applicationStatuses)
    for (const to of companyStatuses) expect(mayMove(from, to)).toBe(from !== 'withdrawn' && from !== to);
});

test.each([
  ['applied', false, true, true],
  ['reviewing', false, true, true],
  ['invited', false, true, true],
  ['hired', false, false, false],
  ['refused', false, false, false],
  ['withdrawn', true, true, false],
] as const)(
  '%s: applying again with its release %s, without %s; withdrawing %s',
  (status, withIt, without, withdrawing) => {
    expect([mayApplyAgain(status), mayApplyAgain(status, false), mayWithdraw(status)]).toEqual([
      ...[withIt, without, withdrawing],
    ]);
  },
);

test.each([
  ['applied', '2026-11-24', '2026-11-25', true],
  ['reviewing', '2026-11-24', '2026-11-25', true],
  ['applied', '2026-11-24', '2026-11-24', false],
  ['invited', '2026-11-24', '2026-11-25', false],
  ['withdrawn', '2026-11-24', '2026-11-25', false],
  ['applied', '2026-11-09', '2026-11-25', false],
] as const)('%s, reply by %s, on %s: overdue %s', (status, replyBy, today, overdue) => {
  expect(isOverdue({ status, replyBy, appliedOn: '2026-11-10' }, today)).toBe(overdue);
});

test('a company sets every state but one, and the first two do not count as answers', () => {
  expect(applicationStatuses.filter(isCompanyStatus)).toEqual(companyStatuses);
  expect(applicationStatuses.filter(isUnanswered)).toEqual(['applied', 'reviewing']);
});

test('no refusal reason refers to personal traits (AGG § 1), and each is a whole sentence', () => {
  const forbidden =
    /\b(alt|alter|jung|jünger|geschlecht|mann|frau|herkunft|herkommen|nation|religion|glaube|behinder|krank|schwanger|famili|kind|aussehen|foto)/i;
  for (const reason of refusalReasons) {
    expect(`${refusalReasonNames[reason]} ${refusalSentences[reason]}`).not.toMatch(forbidden);
    expect(refusalSentences[reason]).toMatch(/^\p{Lu}.+\.$/u);
    expect(refusalSentences[reason]).not.toContain('!');
  }
  expect(Object.values(applicationStatusNames)).toEqual([
    ...['Beworben', 'In Prüfung', 'Eingeladen', 'Eingestellt', 'Abgesagt', 'Zurückgezogen'],
  ]);
});
