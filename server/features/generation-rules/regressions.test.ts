import { expect, test } from 'vitest';
import { generatedBlocks } from '#shared/ai/generated.ts';
import { isQuotedIn } from '#shared/ai/quote.ts';
import { type SourceLine, type SourcePart, textOfPart } from '#shared/ai/source.ts';
import type { Excerpt } from '../../core/ai/generator.ts';
import { composeSection } from './compose.ts';
import { wishes } from './fixtures/read.ts';
import { goalOf } from './goals.ts';
import { linesOf } from './material.ts';
import { numberDrafts } from './quizzes/number.ts';
import { redoByRules } from './redo.ts';
import { evidenceFor } from './text/quote.ts';

const sourceId = crypto.randomUUID();
const textLine = (text: string): SourceLine => ({ kind: 'text', text });
const item = (text: string): SourceLine => ({ kind: 'item', isOrdered: false, text });
const partOf = (lines: SourceLine[]): SourcePart => ({ number: 1, label: '', lines });
const excerptsOf = (lines: SourceLine[]): Excerpt[] => [
  { sourceId, name: 'a.pdf', unit: 'page', parts: [partOf(lines)] },
];
const placed = (lines: SourceLine[]) => excerptsOf(lines).flatMap(linesOf);
const place = { sourceId, part: 1 };

test.each([
  ['Die Strafe für diesen Verstoß beträgt in der Regel 2.000 Euro je Fall.', /^\d\.\d{3} Euro$|^\d{1,3} Euro$/],
  ['Die Strafe für diesen Verstoß beträgt in der Regel 12000 Euro je Fall.', /^\d+ Euro$/],
])('wrong figures have the format of the correct one: %s', (sentence, form) => {
  const [draft] = numberDrafts({ lines: placed([textLine(sentence)]), excerpts: [] });
  expect(draft?.wrong.length).toBeGreaterThan(2);
  for (const words of draft?.wrong ?? []) expect(words).toMatch(form);
});

test('finds a column of single words as one quotation', () => {
  const lines = ['Feuer', 'Wärme', 'Sauerstoff', 'Brennstoff'].map(item);
  const { quote } = evidenceFor(excerptsOf(lines), place, ['Feuer', 'Wärme', 'Sauerstoff', 'Brennstoff']);
  expect(isQuotedIn(quote, textOfPart(partOf(lines)))).toBe(true);
});

test('rejoins a word hyphenated at a line end and still finds its sentence', () => {
  const lines = [
    textLine('Alle Beschäftigten des Hauses kümmern sich gemeinsam um den vorbeugenden Brand-'),
    textLine('schutz und melden jeden Mangel sofort.'),
  ];
  const { inner, pieces } = composeSection(placed(lines), {
    sentences: 3,
    weigh: () => 1,
    isSlide: false,
    asList: false,
  });
  expect(inner).toContain('vorbeugenden Brandschutz');
  expect(isQuotedIn(evidenceFor(excerptsOf(lines), place, pieces).quote, textOfPart(partOf(lines)))).toBe(true);
});

test('a shorter text keeps its list, even with bold terms', () => {
  const lines = [
    textLine(
      'Brände entstehen aus drei Dingen. Der Brandschutz nimmt eines davon weg. Wer eines wegnimmt, löscht das Feuer. Das gilt für jede Art von Feuer im Haus.',
    ),
    item('Brandlast: alle Stoffe, die im Raum brennen können'),
    item('Zündquelle: alles, was heiß genug dafür ist'),
  ];
  const { inner } = composeSection(placed(lines), { sentences: 9, weigh: () => 1, isSlide: false, asList: false });
  const [before] = generatedBlocks.parse([{ type: 'text', html: inner, evidence: { ...place, quote: '' } }]);
  if (before === undefined) throw new Error('no block');
  const order = { wishes, excerpts: excerptsOf(lines), before: [before], instruction: 'kürzer', lessonTitle: 'Feuer' };
  const [after] = redoByRules(order).blocks;
  expect(after?.type === 'text' ? after.html : '').toContain('<strong>Brandlast</strong>: alle Stoffe');
});

test('a row without a name has no leading dash', () => {
  const rows = [['', 'Schaum', 'Wasser']].map((cells): SourceLine => ({ kind: 'row', cells }));
  const { inner } = composeSection(placed(rows), { sentences: 9, weigh: () => 1, isSlide: false, asList: false });
  expect(inner).toBe('<ul><li>Schaum; Wasser</li></ul>');
});

test.each([
  ['Der Datenschutzbeauftragte', 'Den Datenschutzbeauftragten'],
  ['Der Kunde im Mittelpunkt', 'Den Kunden im Mittelpunkt'],
  ['Der Tee am Nachmittag', 'Den Tee am Nachmittag'],
  ['Sicher Arbeiten im Lager', 'Sicher Arbeiten im Lager'],
])('the goal of „%s“ begins „%s“', (title, begin) => {
  expect(goalOf(title, []).startsWith(begin)).toBe(true);
});
