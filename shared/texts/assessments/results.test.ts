import { expect, test } from 'vitest';
import type { Insight } from '../../assessments/insight.ts';
import { insightWords, resultWords } from './results.ts';

test.each<[string, Insight, string]>([
  [
    'one stands out',
    { kind: 'clear', names: ['Mut'], isOrderOpen: false },
    'Mut tritt in Ihrem Profil hervor: Diese Fähigkeit gehört wahrscheinlich zum oberen Drittel Ihrer 30 Fähigkeiten. Die Plätze dahinter sind weniger sicher.',
  ],
  [
    'several stand out, their order open',
    { kind: 'clear', names: ['Mut', 'Humor', 'Ruhe'], isOrderOpen: true },
    'Mut, Humor und Ruhe treten in Ihrem Profil hervor: Diese Fähigkeiten gehören wahrscheinlich zum oberen Drittel Ihrer 30 Fähigkeiten. Welche davon die stärkste ist, lassen Ihre Antworten offen.',
  ],
  [
    'several stand out, the first surely in front',
    { kind: 'clear', names: ['Mut', 'Humor'], isOrderOpen: false },
    'Mut und Humor treten in Ihrem Profil hervor: Diese Fähigkeiten gehören wahrscheinlich zum oberen Drittel Ihrer 30 Fähigkeiten. Am stärksten ist wahrscheinlich Mut.',
  ],
  [
    'a leaning',
    { kind: 'leaning', names: ['Mut'] },
    'Mut zeigt sich bei Ihnen eher stark: Diese Fähigkeit liegt wahrscheinlich in der oberen Hälfte Ihrer 30 Fähigkeiten. Eine klare Spitze geben Ihre Antworten nicht her.',
  ],
  [
    'an even profile with one in front',
    { kind: 'even', names: ['Mut'], leaders: 1 },
    'Ihre Fähigkeiten liegen dicht beieinander: Keine hebt sich sicher von den anderen ab. Vorn liegt Mut, doch der Vorsprung kann auch Zufall sein.',
  ],
  [
    'an even profile with two in front',
    { kind: 'even', names: ['Mut', 'Humor'], leaders: 2 },
    'Ihre Fähigkeiten liegen dicht beieinander: Keine hebt sich sicher von den anderen ab. Mut und Humor liegen gemeinsam vorn.',
  ],
  [
    'an even profile with more in front than are seen',
    { kind: 'even', names: ['Mut', 'Humor'], leaders: 3 },
    'Ihre Fähigkeiten liegen dicht beieinander: Keine hebt sich sicher von den anderen ab. 3 Fähigkeiten liegen gemeinsam vorn.',
  ],
])('%s', (_, insight, words) => {
  expect(insightWords(insight, 30)).toBe(words);
});

test.each([
  [{ rank: 2, isShared: true }, 'geteilter 2. Platz'],
  [{ rank: 4, isShared: false }, 'Platz 4'],
])('%j is heard as %s', (place, words) => {
  expect(resultWords.placeWords(place)).toBe(words);
});
