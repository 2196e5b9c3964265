import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { methodTexts } from '#shared/texts/assessments/method.ts';
import { matchingMethodTexts } from '#shared/texts/assessments/method-matching.ts';
import { expectHeading } from '../../testing/page-actions.ts';
import { renderAt } from '../../testing/render.tsx';

const forExperts = [
  /npm run simulate/,
  /Kappa/,
  /Konsistenzkoeffizient/,
  /Standardabweichung/,
  /Simulation/,
  /Hedonismus/,
];

test('the method page speaks to the public and folds formulas and simulations', async () => {
  await renderAt('/tests/method', { answers: { 'tests.startable': ['test1'] } });
  await expectHeading(methodTexts.title);
  const folds = [...document.querySelectorAll('details')];
  expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual(
    (['scored', 'sure', 'quality', 'values', 'match'] as const).map((chapter) => methodTexts.experts[chapter]),
  );
  expect(folds.filter(({ open }) => open)).toEqual([]);
  const page = document.querySelector('main')?.textContent ?? '';
  const [visible = '', folded = ''] = [withoutFolds(), folds.map(({ textContent }) => textContent).join(' ')];
  for (const words of forExperts) expect(folded).toMatch(words);
  for (const words of forExperts) expect(visible).not.toMatch(words);
  expect(visible.split(/\s+/u).length).toBeLessThan(page.split(/\s+/u).length / 3);
  expect(visible).toContain(matchingMethodTexts.decision);
  expect(screen.getByRole('link', { name: 'Zu den Tests' }).getAttribute('href')).toBe('/tests');
});

function withoutFolds(): string {
  const copy = document.querySelector('main')?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error('the page has no main');
  for (const fold of copy.querySelectorAll('details')) fold.remove();
  return copy.textContent ?? '';
}
