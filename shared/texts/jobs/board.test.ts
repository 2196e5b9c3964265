import { expect, test } from 'vitest';
import { jobTexts } from './board.ts';

test.each([
  [0, 'Seit heute'],
  [1, 'Seit gestern'],
  [13, 'Seit 13 Tagen'],
  [14, 'Seit 2 Wochen'],
  [59, 'Seit 8 Wochen'],
  [60, 'Seit 2 Monaten'],
  [90, 'Seit 3 Monaten'],
])('a job online for %i days says %s', (days, text) => {
  expect(jobTexts.online(days)).toBe(text);
});
