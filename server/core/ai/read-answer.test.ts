import { expect, test } from 'vitest';
import { answersIn } from './read-answer.ts';

const read = (text: string, mayClose = true) => answersIn(text, { mayClose });

test.each([
  ['bare', '{"a": 1}', [{ a: 1 }]],
  ['a list', ' [1, 2]\n', [[1, 2]]],
  ['a fence', '```json\n{"a": 1}\n```', [{ a: 1 }]],
  ['a fence without its end', '```json\n{"a": [1', [{ a: [1] }]],
  ['words around', 'Ergebnis [siehe oben]: {"a": "}"} - fertig {gern}', [{ a: '}' }]],
  ['more than one', '{"a": 1} oder {"b": 2}', [{ a: 1 }, { b: 2 }]],
  ['thoughts', '<think>{"a": 0}</think>{"a": 1}', [{ a: 1 }]],
  ['thoughts without their beginning', '{"a": 0}</think>\n{"a": 1}', [{ a: 1 }]],
  ['thoughts without end', '<think>Vielleicht {"a": 0}', []],
  ['thoughts that are part of the answer', '{"a": "<think>x</think>"}', [{ a: '<think>x</think>' }]],
  ['brackets forgotten', '{"a": [{"b": 1}', [{ a: [{ b: 1 }] }]],
  ['brackets forgotten after a comma', '{"a": [1, 2, ', [{ a: [1, 2] }]],
  ['a word cut off', '{"a": "Brandschu', []],
  ['a key without value', '{"a": 1, "b"', []],
  ['a quote within', '{"a": "sagt \\"so\\" {"}', [{ a: 'sagt "so" {' }]],
  ['a bare word', '"nein"', []],
  ['nothing', '', []],
  ['closing brackets alone', ']]}}', []],
])('%s', (_name, text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('what was cut off for its length is not closed', () => {
  expect(read('{"a": [1, 2', false)).toEqual([]);
});

test('NUL and halves of pairs are taken out of every text', () => {
  expect(read('{"a": ["\\u0000x\\ud800"]}')).toEqual([{ a: ['x\ufffd'] }]);
});

test.each([
  ['open brackets', '['.repeat(300_000)],
  ['open quotes', '{"'.repeat(300_000)],
  ['pairs', '{}'.repeat(300_000)],
  ['values', `[${'0,'.repeat(300_000)}0]`],
  ['backslashes', `{"${'\\'.repeat(600_000)}`],
  ['thoughts', '</think>'.repeat(80_000)],
])('much of the same is read in one go: %s', (_name, text) => {
  const begun = performance.now();
  expect(read(text).length).toBeLessThanOrEqual(20);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
