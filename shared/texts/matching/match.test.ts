import { expect, test } from 'vitest';
import { matchTexts } from './match.ts';

test.each([
  [74, 65, 78, 'Passung 74 von 100: hoch'],
  [65, 55, 70, 'Passung 65 von 100: mittel'],
  [70, 20, 75, 'Passung 70 von 100: hoch'],
  [69, 60, 80, 'Passung 69 von 100: mittel'],
  [55, 40, 69, 'Passung 55 von 100: mittel'],
  [54, 40, 75, 'Passung 54 von 100: teilweise'],
  [40, 35, 45, 'Passung 40 von 100: teilweise'],
  [39, 20, 80, 'Passung 39 von 100: gering'],
])('the word of a match of %i between %i and %i follows the number alone', (match, low, high, label) => {
  const shown = { match, low, high, basis: 'both' } as const;
  expect(matchTexts.label(shown, 'you')).toBe(label);
  expect(matchTexts.label(shown, 'person')).toBe(`Passung ${match} von 100`);
});
