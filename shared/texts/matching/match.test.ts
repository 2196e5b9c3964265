import { expect, test } from 'vitest';
import { matchTexts } from './match.ts';

test.each([
  [74, 65, 78, 'Passung 74 von 100: hoch, wahrscheinlich zwischen 65 und 78'],
  [65, 55, 70, 'Passung 65 von 100: mittel, wahrscheinlich zwischen 55 und 70'],
  [70, 20, 75, 'Passung 20 bis 75 von 100, noch unsicher, gerechnet 70: hoch'],
  [69, 60, 79, 'Passung 69 von 100: mittel, wahrscheinlich zwischen 60 und 79'],
  [69, 60, 80, 'Passung 60 bis 80 von 100, noch unsicher, gerechnet 69: mittel'],
  [55, 40, 69, 'Passung 40 bis 69 von 100, noch unsicher, gerechnet 55: mittel'],
  [54, 40, 75, 'Passung 40 bis 75 von 100, noch unsicher, gerechnet 54: teilweise'],
  [40, 35, 45, 'Passung 40 von 100: teilweise, wahrscheinlich zwischen 35 und 45'],
  [39, 20, 80, 'Passung 20 bis 80 von 100, noch unsicher, gerechnet 39: gering'],
])(
  'the word of a match of %i between %i and %i follows the number, and a wide range leads',
  (match, low, high, own) => {
    const shown = { match, low, high, basis: 'both' } as const;
    expect(matchTexts.spoken(shown, 'you')).toBe(own);
    expect(matchTexts.label(shown, 'person')).toBe(`Passung ${match} von 100`);
  },
);
