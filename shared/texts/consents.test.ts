import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { authTexts } from './auth/auth.ts';
import { consentVersion, consentWording, consentWordings, isConsentKind } from './consents.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A changed line means that people agreed to other words: append a new wording instead. */
test('no wording changes without a new version', () => {
  const hashes = Object.entries(consentWordings).map(([kind, wordings]) => [kind, ...wordings.map(hashOf)].join(' '));
  expect(hashes).toMatchInlineSnapshot(`
    [
      "weeklyJobMail 03589db96cbae982",
      "release 31a9d17a09ed2096 d2234ad628a9d5b0",
      "beingFound e82041e7ee116495",
      "sharingWithTeam 151eef3a9f7c5c4c",
      "terms e8e93fd7d8d27b16",
      "privacy fc508ff38641a167",
    ]
  `);
});

test('earlier wordings stay readable, and versions that do not exist have none', () => {
  expect(consentWording('release', 1)).toContain('meine Testergebnisse');
  expect(consentWording('release')).toBe(consentWording('release', 2));
  expect(consentVersion('release')).toBe(2);
  expect([consentWording('release', 0), consentWording('release', 3)]).toEqual(['', '']);
  expect([isConsentKind('release'), isConsentKind('toString')]).toEqual([true, false]);
});

test('the form of a new account shows the wordings that are stored', () => {
  const { before, terms, between, privacy, after } = authTexts.legal;
  const line = [before, terms, between, privacy, after].join('');
  for (const kind of ['terms', 'privacy'] as const) expect(line).toContain(consentWording(kind));
});
