import fc from 'fast-check';
import superjson from 'superjson';
import { expect, test } from 'vitest';
import { serialisePlain, transformer } from './transformer.ts';

const leaf = fc.oneof(
  fc.string(),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant(undefined),
  fc.date(),
  fc.bigInt(),
  fc.constantFrom(new Map([['a', 1]]), new Set([1]), /x/g, Number.NaN, -0),
);
const anything = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom('a', 'a.b', 'c\\d', '0', '', 'Datum', 'constructor')),
      tie('value'),
      {
        maxKeys: 4,
      },
    ),
  ),
})).value;

function read(written: () => object): unknown {
  try {
    return { value: superjson.deserialize(sent(written()) as never) };
  } catch {
    return 'refused';
  }
}

const sent = (written: object): unknown => JSON.parse(JSON.stringify(written));

test('the browser reads the same values as from superjson alone', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(read(() => transformer.serialize(value))).toEqual(read(() => superjson.serialize(value)));
    }),
    { numRuns: 2_000 },
  );
});

test('texts, numbers and dates use the fast path with identical output', () => {
  const answer = { title: 'Kurs', updatedAt: new Date(0), modules: [{ lessons: [{ doneAt: new Date(1) }], count: 2 }] };
  const short = serialisePlain(answer);
  expect(short).not.toBeNull();
  expect(sent(short ?? {})).toEqual(sent(superjson.serialize(answer)));
});

test.each([
  [undefined],
  [10n],
  [new Map()],
  [Number.NaN],
  [new Date(Number.NaN)],
  [{ 'a.b': new Date(0) }],
  [{ '': new Date(0) }],
  [{ constructor: 1 }],
  [{ prototype: 1 }],
])('%s uses the slow path', (value) => {
  expect(serialisePlain({ value })).toBeNull();
});
