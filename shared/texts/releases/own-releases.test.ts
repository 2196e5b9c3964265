import { expect, test } from 'vitest';
import { changeText, ownReleasesTexts } from './own-releases.ts';

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

test.each([
  [null, 'Das Unternehmen sieht noch Ihr altes Ergebnis.', ''],
  [same, 'Das Unternehmen sieht noch Ihr altes Ergebnis.', ''],
  [
    { ...same, values: 'missing' as const, match },
    'Das Unternehmen sieht noch den Stand ohne Wertetest: Passung 83. Jetzt:\u00a090.',
    'Jetzt sieht das Unternehmen Passung 83, danach 90. Neu: Wertetest.',
  ],
  [
    { ...same, values: 'missing' as const, match: unsure },
    'Das Unternehmen sieht noch den Stand ohne Wertetest: Passung 50. Jetzt\u00a0etwa 62 (44 bis 68), noch unsicher.',
    'Jetzt sieht das Unternehmen Passung 50, danach etwa 62 (44 bis 68), noch unsicher. Neu: Wertetest.',
  ],
  [
    { ...same, softskills: 'missing' as const, match: unsure },
    'Das Unternehmen sieht noch den Stand ohne Soft-Skill-Test: vorläufige Passung 50. Jetzt mit Ihren Stärken\u00a0etwa 62 (44 bis 68), noch unsicher.',
    'Jetzt sieht das Unternehmen Passung vorläufig 50, danach etwa 62 (44 bis 68), noch unsicher. Neu: Soft-Skill-Test.',
  ],
  [
    { ...same, softskills: 'older' as const, profile: true },
    'Das Unternehmen sieht noch den Stand vor Ihrem neuen Soft-Skill-Test und vor Ihren Änderungen am Profil.',
    'Neu: Soft-Skill-Test und Profil.',
  ],
])('an older state %j says what is old and what is new', (older, sentence, change) => {
  expect(ownReleasesTexts.outdated(older, false)).toBe(sentence);
  expect(older === null ? '' : changeText(older)).toBe(change);
});

test('with several applications the match names its job', () => {
  expect(ownReleasesTexts.outdated({ ...same, match }, true)).toBe(
    'Das Unternehmen sieht noch Ihr altes Ergebnis: Passung mit „Köchin“ 83. Jetzt:\u00a090.',
  );
});
