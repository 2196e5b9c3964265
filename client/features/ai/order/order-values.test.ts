import { expect, test } from 'vitest';
import { orderWishes } from '#shared/ai/order.ts';
import {
  emptyOrder,
  kindOf,
  type OrderValues,
  orderErrors,
  sourceOf,
  titleOf,
  valuesOf,
  wishesOf,
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
  ['a file without its ending', { kind: 'files' }, ['Hand.buch.pdf', 'b.pdf'], 'Hand.buch'],
  ['a file that is nothing but an ending', { kind: 'files' }, ['.pdf'], '.pdf'],
  ['nothing', { topic: ' ' }, [], 'Neuer Kurs'],
  ['what nobody sees', { topic: '\u200b\u202e' }, [], 'Neuer Kurs'],
])('a course from %s', (_, given, filenames, expected) => {
  expect(titleOf(values(given), filenames)).toBe(expected);
});

test('a long title is cut between two words', () => {
  const title = titleOf(values({ topic: 'Wort '.repeat(100) }), []);
  expect(title.length).toBeLessThanOrEqual(80);
  expect(title.endsWith('Wort')).toBe(true);
});

test('half a character is never cut off', () => {
  expect(titleOf(values({ topic: '🧯'.repeat(100) }), []).isWellFormed()).toBe(true);
});

test('says what is missing, for the way that is chosen alone', () => {
  expect(Object.keys(orderErrors(values({ topic: ' ' }), 0))).toEqual(['topic']);
  expect(Object.keys(orderErrors(values({ kind: 'text' }), 0))).toEqual(['text']);
  expect(Object.keys(orderErrors(values({ kind: 'files' }), 0))).toEqual(['files']);
  expect(orderErrors(values({ kind: 'files' }), 1)).toEqual({});
});

test.each(['0', '13', '2,5', 'x', '-1'])('%s is no number of modules', (modules) => {
  expect(Object.keys(orderErrors(values({ topic: 'a', modules }), 0))).toEqual(['modules']);
});

test('the wishes are what the server takes, and come back into the form', () => {
  const wishes = wishesOf(values({ modules: '5', audience: ' Neue ', length: 'long', tone: 'du', hasQuizzes: false }));
  expect(orderWishes.parse(wishes)).toEqual(wishes);
  expect(wishes).toMatchObject({ modules: 5, audience: 'Neue' });
  expect(wishesOf(valuesOf(wishes))).toEqual(wishes);
  expect(wishesOf(values({})).modules).toBeNull();
});

test('a text without a name is called by its first words', () => {
  expect(sourceOf(values({ kind: 'text', text: 'Fettbrände. Sie …' }), [])).toEqual({
    kind: 'text',
    name: 'Fettbrände',
    text: 'Fettbrände. Sie …',
  });
});

test('the way of the form follows from the sources', () => {
  expect(kindOf([])).toBe('topic');
  expect(kindOf([{ kind: 'file' }])).toBe('files');
  expect(kindOf([{ kind: 'text' }])).toBe('text');
});
