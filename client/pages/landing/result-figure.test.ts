import { expect, test } from 'vitest';
import { landingTexts } from '#shared/texts/pages/landing.ts';
import { type DemoExample, demoAnswers, demoExamples, rankRangesOf } from './result-figure.tsx';

const places = (way: DemoExample) => rankRangesOf(demoAnswers[way]).map(({ low, high }) => `${low}-${high}`);

test.each<[DemoExample, string[]]>([
  ['clear', ['1-1', '2-3', '2-3', '4-5', '4-6', '5-7', '6-7']],
  ['mixed', ['1-4', '1-5', '1-6', '1-7', '2-7', '3-7', '4-7']],
  ['random', ['1-7', '1-7', '1-7', '1-7', '1-7', '1-7', '1-7']],
])('the example "%s" shows the ranks that its text describes', (way, expected) => {
  expect(places(way)).toEqual(expected);
});

test('every example has a text, and every strength has a name', () => {
  expect(Object.keys(landingTexts.demo.ways)).toEqual(demoExamples);
  for (const way of demoExamples) expect(demoAnswers[way].strengths).toHaveLength(landingTexts.demo.skills.length);
});
