import fc from 'fast-check';
import superjson from 'superjson';
import { expect, test } from 'vitest';
import { readInput } from './transformer.ts';

const key = fc.stringMatching(/^[a-z][A-Za-z]{0,8}$/);
const leaf = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined), fc.date());
const sendable = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
})).value;

test('values from a page arrive unchanged', () => {
  fc.assert(
    fc.property(sendable, (value) => {
      const sent = JSON.parse(JSON.stringify(superjson.serialize(value))) as unknown;
      expect(readInput(sent)).toEqual(superjson.deserialize(sent as never));
    }),
    { numRuns: 1_000 },
  );
});

const values = (given: unknown, json: unknown = { a: 'x', b: null }) => ({ json, meta: { values: given, v: 1 } });

test.each([
  ['a number of a million digits', values({ a: ['bigint'] }, { a: '9'.repeat(1_000_000) })],
  ['a pattern', values({ a: ['regexp'] }, { a: '/(a+)+$/' })],
  ['a set', values({ a: ['set'] }, { a: [1] })],
  ['a map', values({ a: ['map'] }, { a: [[1, 2]] })],
  ['an error', values({ a: ['Error'] }, { a: { message: 'x' } })],
  ['an address', values({ a: ['URL'] }, { a: 'https://example.org' })],
  ['a number that JSON cannot express', values({ a: ['number'] }, { a: 'NaN' })],
  ['an annotation of an annotation', values({ a: [['custom', 'x']] })],
  ['a tree of annotations', values({ a: ['Date', { b: ['Date'] }] })],
  ['a path to the object prototype', values({ '__proto__.polluted': ['undefined'] })],
  ['a path to a constructor', values({ 'constructor.prototype': ['undefined'] })],
  ['a path to a missing value', values({ 'a.b.c': ['Date'] })],
  ['an endless path', values({ ['a.'.repeat(1_000)]: ['Date'] })],
  [
    'more annotations than any form needs',
    values(Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`k${n}`, ['Date']]))),
  ],
  ['a date that is an object', values({ a: ['Date'] }, { a: {} })],
  ['a missing value that is present', values({ a: ['undefined'] })],
  ['an unknown field', { json: {}, more: 1 }],
  ['a list', [1]],
  ['a text', 'x'],
  ['nothing', undefined],
])('rejects %s', (_, given) => {
  expect(() => readInput(given)).toThrow(expect.objectContaining({ code: 'BAD_REQUEST' }));
});

test('accepts the copies of a value that occurs twice', () => {
  const day = new Date(0);
  const sent = JSON.parse(JSON.stringify(superjson.serialize({ from: day, to: day }))) as unknown;
  expect(sent).toHaveProperty('meta.referentialEqualities');
  expect(readInput(sent)).toEqual({ from: day, to: day });
});

test('composes texts at any depth', () => {
  expect(readInput({ json: { title: 'U\u0308bung', list: ['Jo\u0308rg'] } })).toEqual({
    title: 'Übung',
    list: ['Jörg'],
  });
});
