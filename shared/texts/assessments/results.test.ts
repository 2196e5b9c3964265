import { expect, test } from 'vitest';
import type { Insight } from '../../assessments/insight.ts';
import { insightText, resultWords } from './results.ts';

test.each<[string, Insight, string]>([
  [
    'names one clear strength',
    { kind: 'clear', names: ['Mut'], isOrderOpen: false },
    'Von 30 Stärken tritt bei Ihnen Mut besonders hervor. Wo Plätze nah beieinanderliegen, können sie auch tauschen.',
  ],
  [
    'names several clear strengths without an order',
    { kind: 'clear', names: ['Mut', 'Humor', 'Ruhe'], isOrderOpen: true },
    'Von 30 Stärken treten bei Ihnen Mut, Humor und Ruhe besonders hervor. Wo Plätze nah beieinanderliegen, können sie auch tauschen.',
  ],
  [
    'names several clear strengths and the leading one',
    { kind: 'clear', names: ['Mut', 'Humor'], isOrderOpen: false },
    'Von 30 Stärken treten bei Ihnen Mut und Humor besonders hervor. Mut steht klar vorn.',
  ],
  [
    'a leaning',
    { kind: 'leaning', names: ['Mut'] },
    'Am ehesten gehört Mut zu Ihren Stärken. Wo Plätze nah beieinanderliegen, können sie auch tauschen.',
  ],
  [
    'names the leader of an even profile',
    { kind: 'even', names: ['Mut'], leaders: 1 },
    'Ihre Stärken liegen nah beieinander. Vorn steht Mut, die nächsten folgen dicht.',
  ],
  [
    'names both leaders of an even profile',
    { kind: 'even', names: ['Mut', 'Humor'], leaders: 2 },
    'Ihre Stärken liegen nah beieinander. Mut und Humor stehen gemeinsam vorn.',
  ],
  [
    'counts the leaders of an even profile if not all of them are listed',
    { kind: 'even', names: ['Mut', 'Humor'], leaders: 3 },
    'Ihre Stärken liegen nah beieinander. 3 davon stehen gemeinsam vorn.',
  ],
])('%s', (_, insight, words) => {
  expect(insightText(insight, 30)).toBe(words);
});

test('the sentence speaks to the person and never doubts the numbered list below it', () => {
  const insights: Insight[] = [
    { kind: 'clear', names: ['Mut', 'Humor'], isOrderOpen: true },
    { kind: 'clear', names: ['Mut', 'Humor'], isOrderOpen: false },
    { kind: 'leaning', names: ['Mut'] },
    { kind: 'even', names: ['Mut'], leaders: 1 },
    { kind: 'even', names: ['Mut', 'Humor'], leaders: 2 },
  ];
  for (const insight of insights) {
    expect(insightText(insight, 30)).toMatch(/\b(?:Ihnen|Ihre[nr]?)\b/u);
    expect(insightText(insight, 30)).not.toMatch(/\bWer\b|Keine|offen|Zufall/u);
  }
});

test.each([
  [{ rank: 2, isShared: true }, 'geteilter 2. Platz'],
  [{ rank: 4, isShared: false }, 'Platz 4'],
])('reads %j aloud as %s', (place, words) => {
  expect(resultWords.placeWords(place)).toBe(words);
});
