import { expect, test } from 'vitest';
import { textOfPart } from '#shared/ai/source.ts';
import type { Excerpt } from '../../core/ai/generator.ts';
import { fitToLength, sizeOf } from './fit-to-length.ts';
import { fullMaterial, modelLimits, planMaterial } from './material.ts';
import { keyTerms, outlineOf } from './outline.ts';
import { correctPosition } from './questions.ts';

const sentence = 'Der Feuerlöscher steht im Flur und ein Rauchmelder hängt an der Decke. ';

const document = (parts: number, sentences: number): Excerpt => ({
  sourceId: crypto.randomUUID(),
  name: 'Handbuch.pdf',
  unit: 'page',
  parts: Array.from({ length: parts }, (_, index) => ({
    number: index + 1,
    label: '',
    lines: [
      { kind: 'heading', level: 1, text: `Kapitel ${index + 1}` },
      { kind: 'text', text: sentence.repeat(sentences).trim() },
    ],
  })),
});

test.each([
  [40, 100, 20_000],
  [1_000, 30, 72_000],
  [3, 1, 72_000],
])('an outline of %d parts covers every part within its limit', (parts, sentences, most) => {
  const [source] = outlineOf([document(parts, sentences)], most);
  const entries = source?.entries ?? [];
  expect(entries.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(most);
  expect(entries.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, step) => from + step))).toEqual(
    Array.from({ length: parts }, (_, index) => index + 1),
  );
  expect(entries[0]?.text).toContain('Kapitel 1');
});

test('joins the parts of many documents and stays within the limit', () => {
  const outlines = outlineOf(
    Array.from({ length: 10 }, () => document(1_000, 3)),
    72_000,
  );
  const texts = outlines.flatMap(({ entries }) => entries.map(({ text }) => text));
  expect(texts.join('').length).toBeLessThanOrEqual(72_000);
  expect(outlines.at(-1)?.entries.at(-1)?.to).toBe(1_000);
});

test('with enough space, entries name key terms: frequent nouns inside sentences first', () => {
  expect(keyTerms(`${sentence}Im Flur gilt: der Feuerlöscher bleibt frei.`, 2)).toEqual(['Feuerlöscher', 'Decke']);
  expect(outlineOf([document(5, 200)], 9_000)[0]?.entries[0]?.text).toContain('Begriffe: ');
});

test('a window contains everything that fits, else the beginning of each part in whole words', () => {
  const short = [document(3, 2)];
  expect(fitToLength(short, 10_000)).toEqual(short);
  const [shown] = fitToLength([document(20, 100)], 8_000);
  expect(shown?.parts).toHaveLength(20);
  expect(sizeOf(shown === undefined ? [] : [shown])).toBeLessThanOrEqual(8_000);
  for (const part of shown?.parts ?? []) expect(textOfPart(part)).toMatch(/(?:^|[ \n])[\p{L}]+[.]?$/u);
  expect(sizeOf(fitToLength([document(1_000, 100)], 8_000))).toBeLessThanOrEqual(8_000);
});

test('numbers and labels of parts count, so a thousand short parts stay within the limit', () => {
  const { parts, ...rest } = document(1_000, 0);
  const named = { ...rest, parts: parts.map((part) => ({ ...part, label: 'Name '.repeat(60) })) };
  expect(fullMaterial('m', fitToLength([named], 8_000)).length).toBeLessThanOrEqual(8_500);
  expect(planMaterial('m', [named, named, named], '').length).toBeLessThanOrEqual(modelLimits.planInput + 1_500);
});

test('correct options use every position equally often, in an unpredictable order', () => {
  const places = Array.from({ length: 80 }, (_, question) => correctPosition(question, 4));
  for (const place of [0, 1, 2, 3]) expect(places.filter((other) => other === place)).toHaveLength(20);
  const rounds = Array.from({ length: 20 }, (_, round) => places.slice(round * 4, round * 4 + 4).join(''));
  expect(new Set(rounds).size).toBeGreaterThan(4);
});
