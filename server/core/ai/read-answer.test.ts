import { expect, test } from 'vitest';
import { findAnswers } from './read-answer.ts';

const read = (text: string, mayClose = true) => findAnswers(text, { mayClose });

test.each([
  ['bare', '{"a": 1}', [{ a: 1 }]],
  ['a list', ' [1, 2]\n', [[1, 2]]],
  ['a fence', '```json\n{"a": 1}\n```', [{ a: 1 }]],
  ['an unclosed code fence', '```json\n{"a": [1', [{ a: [1] }]],
  ['words around', 'Ergebnis [siehe oben]: {"a": "}"} - fertig {gern}', [{ a: '}' }]],
  ['several structures', '{"a": 1} oder {"b": 2}', [{ a: 1 }, { b: 2 }]],
  ['thoughts', '<think>{"a": 0}</think>{"a": 1}', [{ a: 1 }]],
  ['reasoning without an opening tag', '{"a": 0}</think>\n{"a": 1}', [{ a: 1 }]],
  ['reasoning without a closing tag', '<think>Vielleicht {"a": 0}', []],
  ['reasoning tags inside the answer', '{"a": "<think>x</think>"}', [{ a: '<think>x</think>' }]],
  ['brackets forgotten', '{"a": [{"b": 1}', [{ a: [{ b: 1 }] }]],
  ['brackets missing after a comma', '{"a": [1, 2, ', [{ a: [1, 2] }]],
  ['a truncated word', '{"a": "Brandschu', []],
  ['a key without a value', '{"a": 1, "b"', []],
  ['a quotation mark in a text', '{"a": "sagt \\"so\\" {"}', [{ a: 'sagt "so" {' }]],
  ['a bare word', '"nein"', []],
  ['nothing', '', []],
  ['only closing brackets', ']]}}', []],
])('%s', (_name, text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('does not close an answer that the endpoint cut off', () => {
  expect(read('{"a": [1, 2', false)).toEqual([]);
});

test('removes NUL and lone surrogates from every text', () => {
  expect(read('{"a": ["\\u0000x\\ud800"]}')).toEqual([{ a: ['x\ufffd'] }]);
});

test.each([
  ['open brackets', '['.repeat(300_000)],
  ['open quotes', '{"'.repeat(300_000)],
  ['pairs', '{}'.repeat(300_000)],
  ['values', `[${'0,'.repeat(300_000)}0]`],
  ['backslashes', `{"${'\\'.repeat(600_000)}`],
  ['thoughts', '</think>'.repeat(80_000)],
])('reads repetitive input in linear time: %s', (_name, text) => {
  const begun = performance.now();
  expect(read(text).length).toBeLessThanOrEqual(20);
  expect(performance.now() - begun).toBeLessThan(1_000);
});
