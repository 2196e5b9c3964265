import { expect, test } from 'vitest';
import { ownReleasesTexts } from './own-releases.ts';

const whole = { isAnonymous: false, hasContact: true, hasValues: false, hasProfile: false };

test.each([
  [0, 'Sieht: Name, Kontakt, alle 30 Stärken'],
  [1, 'Sieht: Name, Kontakt, 29 von 30 Stärken (eine haben Sie ausgeblendet)'],
  [2, 'Sieht: Name, Kontakt, 28 von 30 Stärken (2 haben Sie ausgeblendet)'],
])('%i hidden strengths explain the number', (hidden, sentence) => {
  expect(ownReleasesTexts.visible({ ...whole, skills: { shown: 30 - hidden, of: 30, hidden } })).toBe(sentence);
});
