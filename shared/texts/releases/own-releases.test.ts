import { expect, test } from 'vitest';
import {
  askedSkillsText,
  benefitText,
  changeText,
  matchChangeText,
  narrowReleaseTexts,
  ownReleasesTexts,
} from './own-releases.ts';

const whole = {
  isAnonymous: false,
  hasContact: true,
  hasPhone: false,
  hasValues: false,
  hasProfile: false,
  hasMatch: true,
};

test.each([
  [0, 'Sieht: Name, Kontakt, alle 30 Stärken, Passung'],
  [1, 'Sieht: Name, Kontakt, 29 von 30 Stärken (eine haben Sie ausgeblendet), Passung'],
  [2, 'Sieht: Name, Kontakt, 28 von 30 Stärken (2 haben Sie ausgeblendet), Passung'],
])('%i hidden strengths explain the number', (hidden, sentence) => {
  expect(ownReleasesTexts.visible({ ...whole, skills: { shown: 30 - hidden, of: 30, hidden } })).toBe(sentence);
});

test.each([
  [{ skills: { shown: 3, of: 3, hidden: 0 } }, 'Sieht ohne Namen: Passung, gefragte Stärken'],
  [{ skills: null, hasValues: true }, 'Sieht ohne Namen: Passung, gemeinsame Werte'],
  [{ skills: null, hasMatch: false }, 'Sieht nur ein Pseudonym'],
])('without a name, a company that sees %j has a match only with a result', (seen, sentence) => {
  const anonymous = { ...whole, isAnonymous: true, hasContact: false, ...seen };
  expect(ownReleasesTexts.visible(anonymous)).toBe(sentence);
});

const same = { softskills: null, values: null, profile: false, match: null };
const match = { jobTitle: 'Köchin', shown: 83, now: 90, range: null };
const unsure = { ...match, shown: 50, now: 62, range: { low: 44, high: 68 } };

const seen = 'Das Unternehmen sieht';
const shown = 'Dann sieht man, was Sie mitbringen.';

test.each([
  [same, `${seen} noch Ihr altes Ergebnis.`, '', ''],
  [
    { ...same, values: 'missing' as const, match },
    `${seen} Sie ohne Wertetest: Passung 83. Jetzt:\u00a090.`,
    'Dann zählt in der Passung auch, was Ihnen wichtig ist.',
    'Mit dem neuen Stand steigt die Passung von 83 auf 90.',
  ],
  [
    { ...same, softskills: 'missing' as const, match: unsure },
    `${seen} Sie ohne Soft-Skill-Test: vorläufige Passung 50. Jetzt mit Ihren Stärken:\u00a062 (Spanne 44 bis 68).`,
    shown,
    'Mit dem Soft-Skill-Test steigt die Passung von vorläufig 50 auf 62 (Spanne 44 bis 68).',
  ],
  [
    { ...same, softskills: 'older' as const, match: { ...unsure, shown: 83 } },
    `${seen} noch den Stand vor Ihrem neuen Soft-Skill-Test: Passung 83. Jetzt:\u00a062 (Spanne 44 bis 68).`,
    'Dann sieht das Unternehmen Ihr neuestes Ergebnis im Soft-Skill-Test.',
    'Mit dem neuen Stand sinkt die Passung von 83 auf 62 (Spanne 44 bis 68).',
  ],
  [
    { ...same, softskills: 'missing' as const, values: 'missing' as const },
    `${seen} Sie ohne Soft-Skill-Test und ohne Wertetest.`,
    `${shown} Außerdem zählt in der Passung auch, was Ihnen wichtig ist.`,
    '',
  ],
  [
    { ...same, softskills: 'missing' as const, values: 'older' as const },
    `${seen} noch den Stand ohne Soft-Skill-Test und vor Ihrem neuen Wertetest.`,
    `${shown} Außerdem zählt Ihr neuester Wertetest.`,
    '',
  ],
  [
    { ...same, softskills: 'older' as const, profile: true },
    `${seen} noch den Stand vor Ihrem neuen Soft-Skill-Test und vor Ihren Änderungen am Profil.`,
    'Dann sieht das Unternehmen Ihr neuestes Ergebnis im Soft-Skill-Test. Außerdem sind Ihre Änderungen am Profil dabei.',
    '',
  ],
])(
  'an older state %j says what is old, what the newer one brings and how the number changes',
  (older, ...sentences) => {
    expect([ownReleasesTexts.outdated(older, false), benefitText(older), matchChangeText(older)]).toEqual(sentences);
  },
);

test('a state of which nothing is known is an old result', () => {
  expect(ownReleasesTexts.outdated(null, false)).toBe(`${seen} noch Ihr altes Ergebnis.`);
});

test('the required strengths are named', () => {
  expect(askedSkillsText(['Empathie'])).toBe('Gefragt ist Empathie.');
  expect(askedSkillsText(['Empathie', 'Resilienz'])).toBe('Gefragt sind Empathie und Resilienz.');
});

test('for the anonymous search, only the names are new', () => {
  expect(changeText({ ...same, softskills: 'older', profile: true })).toBe('Neu: Soft-Skill-Test und Profil.');
  expect(changeText(same)).toBe('');
});

const answered = 'Die Antwort bekommen Sie unter „Bewerbungen“';

test.each([
  [1, { sendsMail: true, hasNamed: false }, ` Ihre Bewerbung bleibt. ${answered} oder per E-Mail.`],
  [1, { sendsMail: false, hasNamed: true }, ` Ihre Bewerbung bleibt. ${answered} und, mit Namen, per E-Mail.`],
  [2, { sendsMail: false, hasNamed: false }, ` Ihre Bewerbungen bleiben. ${answered}.`],
  [0, { sendsMail: true, hasNamed: true }, ''],
])('with %i applications and %j, showing less says where answers come', (count, ways, ending) => {
  expect(narrowReleaseTexts.text(count, ways).split('gemerkt haben.')[1]).toBe(ending);
});

test('with several applications the match names its job', () => {
  expect(ownReleasesTexts.outdated({ ...same, match }, true)).toBe(
    'Das Unternehmen sieht noch Ihr altes Ergebnis: Passung mit „Köchin“ 83. Jetzt:\u00a090.',
  );
});
