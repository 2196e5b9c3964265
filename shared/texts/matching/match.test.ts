import { expect, test } from 'vitest';
import { matchTexts } from './match.ts';

test.each([
  [74, 65, 78, 'Passung 74 von 100: hoch'],
  [65, 55, 70, 'Passung 65 von 100: mittel'],
  [54, 47, 61, 'Passung 54 von 100: teilweise'],
  [54, 47, 55, 'Passung 54 von 100: teilweise'],
  [54, 47, 54, 'Passung 54 von 100: gering'],
  [54, 40, 75, 'Passung 54 von 100: mittel'],
])('a match of %i between %i and %i says which group it may reach', (match, low, high, label) => {
  const shown = { match, low, high, basis: 'both' } as const;
  expect(matchTexts.label(shown, 'you')).toBe(label);
  expect(matchTexts.label(shown, 'person')).toBe(`Passung ${match} von 100`);
});
