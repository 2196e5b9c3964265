import { expect, test } from 'vitest';
import { orderOptions } from '#shared/ai/order.ts';
import {
  emptyOrder,
  type OrderValues,
  orderErrors,
  orderKindOf,
  orderOptionsOf,
  sourceOf,
  titleOf,
  valuesOf,
} from './order-values.ts';

const values = (given: Partial<OrderValues>): OrderValues => ({ ...emptyOrder, ...given });

test.each<[string, Partial<OrderValues>, string[], string]>([
  ['a topic', { topic: 'Brandschutz im Lager' }, [], 'Brandschutz im Lager'],
  ['the first sentence of a topic', { topic: 'Brandschutz im Lager: Gefahren erkennen' }, [], 'Brandschutz im Lager'],
  ['the first line of a text', { kind: 'text', text: '\n  Fettbrände\n\nSie entstehen …' }, [], 'Fettbrände'],
  [
    'the first heading of a text',
    { kind: 'text', text: '## Kapitel 1: Fettbrände\nSie …' },
    [],
    'Kapitel 1: Fettbrände',
  ],
  ['the name of a text', { kind: 'text', name: 'Handbuch', text: 'Fettbrände' }, [], 'Handbuch'],
  ['a file name without its extension', { kind: 'files' }, ['Hand.buch.pdf', 'b.pdf'], 'Hand.buch'],
  ['a file name that is only an extension', { kind: 'files' }, ['.pdf'], '.pdf'],
  ['nothing', { topic: ' ' }, [], 'Neuer Kurs'],
  ['invisible characters', { topic: '\u200b\u202e' }, [], 'Neuer Kurs'],
])('derives a course title from %s', (_, given, filenames, expected) => {
  expect(titleOf(values(given), filenames)).toBe(expected);
});

test('cuts a long title between two words', () => {
  const title = titleOf(values({ topic: 'Wort '.repeat(100) }), []);
  expect(title.length).toBeLessThanOrEqual(80);
  expect(title.endsWith('Wort')).toBe(true);
});

test('never cuts a character in half', () => {
  expect(titleOf(values({ topic: '🧯'.repeat(100) }), []).isWellFormed()).toBe(true);
});

test('reports only errors of the selected kind', () => {
  expect(Object.keys(orderErrors(values({ topic: ' ' }), 0))).toEqual(['topic']);
  expect(Object.keys(orderErrors(values({ kind: 'text' }), 0))).toEqual(['text']);
  expect(Object.keys(orderErrors(values({ kind: 'files' }), 0))).toEqual(['files']);
  expect(orderErrors(values({ kind: 'files' }), 1)).toEqual({});
});

test.each(['0', '13', '2,5', 'x', '-1'])('rejects %s as the number of modules', (modules) => {
  expect(Object.keys(orderErrors(values({ topic: 'a', modules }), 0))).toEqual(['modules']);
});

test("the instructions pass the server's schema and fill the form again", () => {
  const wishes = orderOptionsOf(
    values({ modules: '5', audience: ' Neue ', length: 'long', tone: 'du', hasQuizzes: false }),
  );
  expect(orderOptions.parse(wishes)).toEqual(wishes);
  expect(wishes).toMatchObject({ modules: 5, audience: 'Neue' });
  expect(orderOptionsOf(valuesOf(wishes))).toEqual(wishes);
  expect(orderOptionsOf(values({})).modules).toBeNull();
});

test('names a text without a name after its first words', () => {
  expect(sourceOf(values({ kind: 'text', text: 'Fettbrände. Sie …' }), [])).toEqual({
    kind: 'text',
    name: 'Fettbrände',
    text: 'Fettbrände. Sie …',
  });
});

test('the sources determine the kind of the form', () => {
  expect(orderKindOf([])).toBe('topic');
  expect(orderKindOf([{ kind: 'file' }])).toBe('files');
  expect(orderKindOf([{ kind: 'text' }])).toBe('text');
});
