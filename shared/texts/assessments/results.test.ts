import { expect, test } from 'vitest';
import type { Insight } from '../../assessments/insight.ts';
import { insightText, resultWords } from './results.ts';

test.each<[string, Insight, string]>([
  [
    'names one clear strength',
    { kind: 'clear', names: ['Mut'], isOrderOpen: false },
    'Mut tritt in Ihrem Profil hervor: Diese Fähigkeit gehört wahrscheinlich zum oberen Drittel Ihrer 30 Fähigkeiten. Die Plätze dahinter sind weniger sicher.',
  ],
  [
    'names several clear strengths without an order',
    { kind: 'clear', names: ['Mut', 'Humor', 'Ruhe'], isOrderOpen: true },
    'Mut, Humor und Ruhe treten in Ihrem Profil hervor: Diese Fähigkeiten gehören wahrscheinlich zum oberen Drittel Ihrer 30 Fähigkeiten. Welche davon die stärkste ist, lassen Ihre Antworten offen.',
  ],
  [
    'names several clear strengths and the leading one',
    { kind: 'clear', names: ['Mut', 'Humor'], isOrderOpen: false },
    'Mut und Humor treten in Ihrem Profil hervor: Diese Fähigkeiten gehören wahrscheinlich zum oberen Drittel Ihrer 30 Fähigkeiten. Am stärksten ist wahrscheinlich Mut.',
  ],
  [
    'a leaning',
    { kind: 'leaning', names: ['Mut'] },
    'Mut zeigt sich bei Ihnen eher stark: Diese Fähigkeit liegt wahrscheinlich in der oberen Hälfte Ihrer 30 Fähigkeiten. Eine klare Spitze geben Ihre Antworten nicht her.',
  ],
  [
    'names the leader of an even profile',
    { kind: 'even', names: ['Mut'], leaders: 1 },
    'Ihre Fähigkeiten liegen dicht beieinander: Keine hebt sich sicher von den anderen ab. Vorn liegt Mut, doch der Vorsprung kann auch Zufall sein.',
  ],
  [
    'names both leaders of an even profile',
    { kind: 'even', names: ['Mut', 'Humor'], leaders: 2 },
    'Ihre Fähigkeiten liegen dicht beieinander: Keine hebt sich sicher von den anderen ab. Mut und Humor liegen gemeinsam vorn.',
  ],
  [
    'counts the leaders of an even profile if not all of them are listed',
    { kind: 'even', names: ['Mut', 'Humor'], leaders: 3 },
    'Ihre Fähigkeiten liegen dicht beieinander: Keine hebt sich sicher von den anderen ab. 3 Fähigkeiten liegen gemeinsam vorn.',
  ],
])('%s', (_, insight, words) => {
  expect(insightText(insight, 30)).toBe(words);
});

test.each([
  [{ rank: 2, isShared: true }, 'geteilter 2. Platz'],
  [{ rank: 4, isShared: false }, 'Platz 4'],
])('reads %j aloud as %s', (place, words) => {
  expect(resultWords.placeWords(place)).toBe(words);
});
