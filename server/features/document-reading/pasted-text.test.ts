import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceLimits, textOfPart } from '#shared/ai/source.ts';
import { splitPasted } from './pasted-text.ts';

test('headings split a text into sections named after them', () => {
  const { unit, parts } = splitPasted('Vorab\n\n# Messer\r\n\nScharf.\n- eins\n2. zwei\n## Gabel\nSpitz.');
  expect(unit).toBe('section');
  expect(parts).toEqual([
    { number: 1, label: '', lines: [{ kind: 'text', text: 'Vorab' }] },
    {
      number: 2,
      label: 'Messer',
      lines: [
        { kind: 'heading', level: 1, text: 'Messer' },
        { kind: 'text', text: 'Scharf.' },
        { kind: 'item', isOrdered: false, text: 'eins' },
        { kind: 'item', isOrdered: true, text: 'zwei' },
      ],
    },
    {
      number: 3,
      label: 'Gabel',
      lines: [
        { kind: 'heading', level: 2, text: 'Gabel' },
        { kind: 'text', text: 'Spitz.' },
      ],
    },
  ]);
});

test('a heading followed only by a heading is joined with that section', () => {
  const { parts } = splitPasted('# Küche\n## Messer\nScharf.\n## Gabel\n## Löffel\nRund.');
  expect(parts.map(({ label, lines }) => [label, lines.length])).toEqual([
    ['Messer', 3],
    ['Gabel', 1],
    ['Löffel', 2],
  ]);
});

test('a number after a wrapped line does not start a list item', () => {
  const { parts } = splitPasted('Die Regel gilt ab dem\n3. Mai 2024 für alle.\n\nSchritte:\n1. Tür zu\n2. Fenster zu');
  expect(parts[0]?.lines.map((line) => [line.kind, 'text' in line ? line.text : ''])).toEqual([
    ['text', 'Die Regel gilt ab dem'],
    ['text', '3. Mai 2024 für alle.'],
    ['text', 'Schritte:'],
    ['item', 'Tür zu'],
    ['item', 'Fenster zu'],
  ]);
});

test('drops thousands of combining marks without delay', () => {
  const marks = '\u0300\u0316'.repeat(9_000);
  const [part] = splitPasted(`a${marks} und so weiter`).parts;
  expect(textOfPart(part ?? { lines: [] }).length).toBeLessThan(60);
});

test('without headings, short paragraphs are joined', () => {
  const paragraph = (sign: string) => sign.repeat(350);
  const { unit, parts } = splitPasted(['a', 'b', 'c', 'd'].map(paragraph).join('\n\n'));
  expect(unit).toBe('paragraph');
  expect(parts.map((part) => textOfPart(part).replaceAll(/(.)\1+/g, '$1'))).toEqual(['a\nb', 'c\nd']);
});

test('a text of headings only stays within the limit without loss', () => {
  const { parts } = splitPasted('# a\n'.repeat(5_000));
  expect(parts.length).toBeLessThanOrEqual(sourceLimits.parts);
  expect(parts.flatMap(({ lines }) => lines)).toHaveLength(5_000);
});

test('any pasted text gives numbered parts with words, or none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (pasted) => {
      const { parts } = splitPasted(pasted);
      expect(parts.map(({ number }) => number)).toEqual(parts.map((_, index) => index + 1));
      for (const part of parts) expect(textOfPart(part).isWellFormed()).toBe(true);
    }),
  );
});

test('cuts a line at 20,000 characters', () => {
  const { parts } = splitPasted('a'.repeat(20_001));
  expect(parts.flatMap(({ lines }) => lines.map((line) => ('text' in line ? line.text.length : null)))).toEqual([
    20_000,
  ]);
});
