import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { simulationFigures } from '../assessments/simulation-figures.ts';
import { bandSettings } from '../assessments/soft-skills/uncertainty.ts';
import { matchingFigures } from '../matching/simulation-figures.ts';
import { groupBounds } from '../talent-pool/fit-groups.ts';
import { methodTexts } from './assessments/method.ts';
import { matchingMethodTexts } from './assessments/method-matching.ts';
import { landingTexts } from './pages/landing.ts';

const pagesFolder = resolve('prisma/content/pages');
const pages = readdirSync(pagesFolder).map((name) => ({
  name,
  text: readFileSync(resolve(pagesFolder, name), 'utf8').replaceAll('\u00a0', ' '),
}));

const sentencesOf = (texts: unknown): string[] =>
  typeof texts === 'string'
    ? [texts.replaceAll('\u00a0', ' ')]
    : typeof texts === 'object' && texts !== null
      ? Object.values(texts).flatMap(sentencesOf)
      : [];

const numberWord = '(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun)';
const share = new RegExp(
  `\\d+(?:,\\d+)? ?(?:%|Prozent)|\\d+ von 100?(?: Fällen|(?= Menschen))|${numberWord}(?: bis ${numberWord})? von zehn`,
  'giu',
);
const sharesIn = (text: string): string[] => [...text.matchAll(share)].map(([found]) => found);

const binomialCoefficient = (n: number, k: number): number =>
  k === 0 ? 1 : (binomialCoefficient(n, k - 1) * (n - k + 1)) / k;
/** P(at least 6 of 30 groups keep the shown order), each with 1/24. */
const untouchedByChance = Array.from({ length: 25 }, (_, index) => index + 6).reduce(
  (sum, groups) => sum + binomialCoefficient(30, groups) * (1 / 24) ** groups * (23 / 24) ** (30 - groups),
  0,
);
const level = `${100 * bandSettings.level}`;
const permittedShares = new Map([
  [`${level} %`, 'the level of bands and ranges'],
  [`${level} Prozent`, 'the same'],
  ['8 von 10 Fällen', 'the same'],
  [`${(100 * untouchedByChance).toFixed(2).replace('.', ',')} %`, 'the chance of six untouched groups'],
  ['70 %', 'the share of a word in its own basic value'],
  ['15 %', 'the share of a word in both neighbours'],
  ['100 %', 'each side distributes all of its values'],
  ['95 %', 'a goal that the start page names as one'],
]);

test('bands contain the true rank in at least 8 of 10 cases, as every page claims', () => {
  expect(bandSettings.level).toBe(0.8);
  for (const { bandCoverage } of Object.values(simulationFigures.scenarios)) expect(bandCoverage).toBeGreaterThan(0.8);
  for (const { coverage } of Object.values(matchingFigures.scenarios)) expect(coverage).toBeGreaterThan(0.75);
});

test('the method and landing pages contain no hand-written share', () => {
  const sentences = [methodTexts, matchingMethodTexts, landingTexts].flatMap(sentencesOf);
  expect(sentences.length).toBeGreaterThan(50);
  expect(sentences.flatMap(sharesIn).filter((found) => !permittedShares.has(found))).toEqual([]);
});

const numberWords = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];
const inTenths = (value: number): string => numberWords[Math.round(10 * value)] ?? '';
const coverages = Object.values(simulationFigures.scenarios).map(({ bandCoverage }) => bandCoverage);
const phrasesByPage: Record<string, string[]> = {
  'blog.md': [`${inTenths(Math.min(...coverages))} bis ${inTenths(Math.max(...coverages))} von zehn`],
};

test.each(pages)('$name contains no hand-written share', ({ name, text }) => {
  const expected = phrasesByPage[name] ?? [];
  for (const sentence of expected) expect(text).toContain(sentence);
  const isOfTests = /Band|Bänder|Spanne|Passung|Durchgang|Simulation|Rechnungen/u;
  const found = text
    .split('\n')
    .filter((line) => isOfTests.test(line))
    .flatMap(sharesIn);
  expect(found.filter((one) => !permittedShares.has(one) && !expected.includes(one))).toEqual([]);
});

test('the method page states the applied bounds of the talent pool groups', () => {
  const said = sentencesOf(matchingMethodTexts).join(' ');
  expect(said).toContain(`„hoch“ ab ${groupBounds.high}, „mittel“ ab ${groupBounds.middle}`);
});

test('finds shares in all notations', () => {
  const text = 'In 82 % der Fälle, in 8 von 10 Fällen, bei 5 von 100 Menschen, acht bis neun von zehn und 80 Prozent.';
  expect(sharesIn(text)).toHaveLength(5);
});
