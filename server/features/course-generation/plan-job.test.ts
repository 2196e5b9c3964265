import { expect, test } from 'vitest';
import { isAutomaticTitle } from './plan-job.ts';

test.each([
  ['Neuer Kurs', [], true],
  ['handbuch', [{ name: 'handbuch.pdf' }], true],
  ['handbuch.pdf', [{ name: 'handbuch.pdf' }], true],
  ['Hygiene in der …', [{ name: 'Hygiene in der Küche für neue Leute' }], true],
  ['Hygiene in der', [{ name: 'Hygiene in der Küche für neue Leute' }], false],
  ['Unser Handbuch', [{ name: 'handbuch.pdf' }], false],
  ['…', [{ name: 'handbuch.pdf' }], false],
])('%s of %j: %s', (title, sources, isGiven) => {
  expect(isAutomaticTitle(title, sources)).toBe(isGiven);
});
