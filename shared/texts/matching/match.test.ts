import { expect, test } from 'vitest';
import { hasNumber } from '../../talent-pool/fit-groups.ts';
import { matchTexts } from './match.ts';

test.each([
  [74, 65, 78, 'Passung 74 von 100: hoch, wahrscheinlich zwischen 65 und 78'],
  [65, 55, 70, 'Passung 65 von 100: mittel, wahrscheinlich zwischen 55 und 70'],
  [70, 20, 75, 'Passung 20 bis 75 von 100, unsicher'],
  [69, 60, 79, 'Passung 69 von 100: mittel, wahrscheinlich zwischen 60 und 79'],
  [69, 60, 80, 'Passung 60 bis 80 von 100, unsicher'],
  [55, 40, 69, 'Passung 40 bis 69 von 100, unsicher'],
  [54, 40, 75, 'Passung 40 bis 75 von 100, unsicher'],
  [83, 80, 83, 'Passung 83 von 100: hoch, wahrscheinlich zwischen 80 und 83, eher etwas weniger'],
  [80, 80, 83, 'Passung 80 von 100: hoch, wahrscheinlich zwischen 80 und 83, eher etwas mehr'],
  [40, 35, 45, 'Passung 40 von 100: teilweise, wahrscheinlich zwischen 35 und 45'],
  [39, 20, 80, 'Passung 20 bis 80 von 100, unsicher'],
])(
  'the word of a match of %i between %i and %i follows the number, and a wide range leads',
  (match, low, high, own) => {
    const shown = { match, low, high, basis: 'both' } as const;
    expect(matchTexts.spoken(shown, 'you')).toBe(own);
    expect(matchTexts.label(shown, 'person')).toBe(`Passung ${match} von 100`);
  },
);

test('the match of an anonymous person says that it is rough', () => {
  const match = { match: 80, low: 65, high: 95, basis: 'both' as const, isRough: true };
  expect(matchTexts.label(match, 'person')).toBe('Passung etwa 80 von 100');
  expect(matchTexts.spoken(match, 'person')).toBe('Passung etwa 80 von 100, wahrscheinlich zwischen 65 und 95');
});

const ownMatch = { match: 56, low: 52, high: 60, skillFit: 56, valueFit: 69, required: 3, inUpperThird: 1 };

test.each([
  ['both', false, 'Passung 56 von 100: mittel', 'wahrscheinlich 52 bis 60'],
  ['both', true, 'Passung vermutlich mittel', 'noch unsicher'],
  ['values', false, 'Passung vorläufig, Stärken noch offen', ''],
  ['values', true, 'Passung vorläufig, Stärken noch offen', ''],
] as const)('a match of %s with contradictory values (%s) reads "%s" and "%s"', (basis, hasDoubt, label, note) => {
  const match = { ...ownMatch, basis, ...(hasDoubt && { hasUnsureValues: true as const }) };
  expect([matchTexts.label(match, 'you'), matchTexts.shortRange(match, 'you')]).toEqual([label, note]);
});

test.each([
  ['both', { low: 52 }, 'Passung 56: mittel', 'die Zahl'],
  ['both', { low: 30 }, 'Passung 30 bis 60, unsicher', 'am ehesten hier'],
  ['both', { low: 56, high: 56, hasUnsureValues: true as const }, 'Passung vermutlich mittel', 'die Zahl'],
  ['values', { low: 56, high: 56 }, '', 'die Zahl'],
] as const)('beside a button, a match of %s with %j reads "%s", and the point of its bar is "%s"', (...row) => {
  const [basis, doubt, label, point] = row;
  const match = { ...ownMatch, basis, ...doubt };
  expect(matchTexts.bareLabel(match)).toBe(label);
  expect(matchTexts.bar(match)).toBe(`Grün: die Spanne. Punkt: ${point}.`);
});

test('every match of an unsure soft-skill result leads with its range, however narrow', () => {
  const match = { ...ownMatch, basis: 'both', hasUnsureSkills: true } as const;
  expect(matchTexts.spoken(match, 'you')).toBe('Passung 52 bis 60 von 100, noch unsicher');
});

test.each([
  [
    { hasUnsureSkills: true as const },
    'Ihr Ergebnis im Soft-Skill-Test ist noch unsicher, deshalb steht statt einer Zahl',
  ],
  [{ hasUnsureValues: true as const }, 'Ihr Ergebnis im Wertetest ist noch unsicher, deshalb steht hier keine Zahl.'],
  [{ low: 30 }, 'Ihre Antworten lassen hier viel Spielraum, deshalb steht statt einer Zahl eine Spanne.'],
  [{ low: 30, hasUnsureValues: true as const }, 'Ihre Antworten lassen hier viel Spielraum, deshalb steht statt'],
])('an unsure match %j says "%s"', (doubt, reason) => {
  expect(matchTexts.doubt({ ...ownMatch, ...doubt, basis: 'both' })).toContain(reason);
});

test.each([
  [{}, 1, 'Passt: Empathie'],
  [{}, 3, 'Passt: Empathie und 2 weitere'],
  [{ hasUnsureSkills: true as const }, 3, 'Passt am ehesten: Empathie'],
])('the reason for a match %j with %i strengths of the upper third reads "%s"', (doubt, inUpperThird, sentence) => {
  const named = { fitting: 'Empathie', lacking: null, strongest: [], sharedValues: [] };
  expect(matchTexts.inFavour({ ...ownMatch, ...named, ...doubt, basis: 'both', inUpperThird })).toBe(sentence);
});

test.each([
  [3, 70, 'Keine der 3 gefragten Stärken gehört zu Ihren stärksten.'],
  [3, 75, 'Wahrscheinlich gehört keine der 3 gefragten Stärken zu Ihren stärksten.'],
  [1, 75, 'Die gefragte Stärke gehört wahrscheinlich nicht zu Ihren stärksten.'],
])('without a strength that fits, %i required ones and a range up to %i read "%s"', (required, high, sentence) => {
  expect(matchTexts.first({ ...ownMatch, basis: 'both', required, high }, 'you')).toBe(sentence);
});

test('a match of values alone names the shared values, without a number for the person', () => {
  const named = { fitting: null, lacking: null, strongest: [], sharedValues: ['Mut', 'Humor'] };
  const match = { ...ownMatch, ...named, low: 56, high: 56, basis: 'values' as const };
  expect(hasNumber(match)).toBe(false);
  expect(matchTexts.spoken(match, 'you')).toBe('Passung vorläufig, Stärken noch offen');
  expect(matchTexts.first(match, 'you', match.sharedValues)).toBe('Gemeinsame Werte: Mut und Humor.');
  expect(matchTexts.inFavour(match)).toBe('Gemeinsame Werte: Mut und Humor');
  expect(matchTexts.first(match, 'you')).toBe('Keine gemeinsamen Werte.');
  expect(matchTexts.first(match, 'person')).toMatch(/decken sich zu 69\u00a0%/);
  expect(matchTexts.label(match, 'person')).toBe('Passung vorläufig 56 von 100');
});
