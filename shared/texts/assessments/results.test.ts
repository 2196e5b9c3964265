import { expect, test } from 'vitest';
import type { Insight } from '../../assessments/insight.ts';
import { insightText, qualityTexts, resultWords } from './results.ts';

test.each<[string, Insight, string]>([
  [
    'names one clear strength and the next two',
    { kind: 'clear', names: ['Mut'], next: ['Humor', 'Ruhe'], isOrderOpen: false },
    'Zu Ihren größten Stärken gehört wahrscheinlich Mut. Danach folgen am ehesten Humor und Ruhe.',
  ],
  [
    'names several clear strengths without an order',
    { kind: 'clear', names: ['Mut', 'Humor', 'Ruhe'], next: [], isOrderOpen: true },
    'Zu Ihren größten Stärken gehören wahrscheinlich Mut, Humor und Ruhe.',
  ],
  [
    'names several clear strengths and the leading one',
    { kind: 'clear', names: ['Mut', 'Humor'], next: [], isOrderOpen: false },
    'Zu Ihren größten Stärken gehören wahrscheinlich Mut und Humor. Mut steht klar vorn.',
  ],
  [
    'a leaning',
    { kind: 'leaning', names: ['Mut', 'Humor', 'Ruhe'] },
    'Am ehesten gehören Mut, Humor und Ruhe zu Ihren größten Stärken.',
  ],
  [
    'names strengths of an even profile and that the others are close',
    { kind: 'even', names: ['Mut', 'Humor', 'Ruhe'], tied: 0 },
    'Am ehesten gehören Mut, Humor und Ruhe zu Ihren größten Stärken. Ihre anderen Stärken liegen aber nah dabei.',
  ],
  [
    'counts what shares the place of the last name',
    { kind: 'even', names: ['Mut', 'Humor', 'Ruhe'], tied: 2 },
    'Am ehesten gehören Mut, Humor und Ruhe zu Ihren größten Stärken. 2 weitere liegen auf demselben Platz, die anderen nah dabei.',
  ],
])('%s', (_, insight, words) => {
  expect(insightText(insight)).toBe(words);
});

test.each([
  [30, 'Sie haben alle Gruppen schneller geordnet, als man sie lesen kann.'],
  [27, 'Sie haben fast alle Gruppen schneller geordnet, als man sie lesen kann.'],
  [16, 'Sie haben 16 von 30 Gruppen schneller geordnet, als man sie lesen kann.'],
  [15, '15 Gruppen haben Sie so schnell geordnet, dass kaum Zeit zum Lesen blieb, oder viel schneller als sonst.'],
])('with %i fast groups, the usual time is named only if most groups were slower', (count, words) => {
  expect(qualityTexts.signals.fast(count)).toBe(words);
});

test('the advice below the reasons does not repeat the sentence above the button', () => {
  expect(qualityTexts.unsure).toContain('in Ruhe');
  expect(qualityTexts.unsureAdvice).not.toContain('in Ruhe');
});

test('the sentence speaks to the person and never doubts the list below it', () => {
  const insights: Insight[] = [
    { kind: 'clear', names: ['Mut', 'Humor'], next: [], isOrderOpen: true },
    { kind: 'clear', names: ['Mut', 'Humor'], next: [], isOrderOpen: false },
    { kind: 'leaning', names: ['Mut'] },
    { kind: 'even', names: ['Mut'], tied: 0 },
    { kind: 'even', names: ['Mut', 'Humor'], tied: 1 },
  ];
  for (const insight of insights) {
    expect(insightText(insight)).toMatch(/\b(?:Ihnen|Ihre[nr]?)\b/u);
    expect(insightText(insight)).not.toMatch(/\bWer\b|Keine|offen|Zufall/u);
  }
});

test.each([
  [1, 5, 'wahrscheinlich unter Ihren 5 besten'],
  [1, 6, 'wahrscheinlich unter Ihren 10 besten'],
  [8, 10, 'wahrscheinlich unter Ihren 10 besten'],
  [1, 11, 'noch offen, wie weit vorn'],
  [10, 24, 'noch offen, wie weit vorn'],
  [11, 24, 'wahrscheinlich nicht unter Ihren 10 besten'],
])('a band from %i to %i reads: %s', (low, high, words) => {
  expect(resultWords.likely(low, high)).toBe(words);
});

test.each([
  [{ rank: 2, isShared: true }, 'geteilter 2. Platz'],
  [{ rank: 4, isShared: false }, 'Platz 4'],
])('reads %j aloud as %s', (place, words) => {
  expect(resultWords.placeWords(place)).toBe(words);
});
