import { expect, test } from 'vitest';
import { asValue, filledIn, nameOf, type ReadyJson } from './ready-json.ts';
import { transformer } from './transformer.ts';

const ready = (value: object) => asValue<ReadyJson>(new TextEncoder().encode(JSON.stringify(value)));
const written = async (...values: unknown[]): Promise<unknown> => {
  const body = await filledIn(async () =>
    Buffer.from(JSON.stringify(values.map((value) => transformer.serialize(value)))),
  );
  return JSON.parse(body.toString());
};

test('what is ready stands in its place among other answers, in whatever order', async () => {
  const [first, second] = [{ title: 'Grüße "an" alle \\', count: 1 }, { list: [null, true] }];
  expect(await written(ready(first), { plain: 1 }, ready(second))).toEqual([
    { json: first },
    { json: { plain: 1 } },
    { json: second },
  ]);
});

test('a text that looks like a place stays the text that it is', async () => {
  const text = `ready-json-${crypto.randomUUID()}`;
  expect(await written(text, ready({ a: 1 }))).toEqual([{ json: text }, { json: { a: 1 } }]);
});

test('an answer with nothing ready is left alone', async () => {
  const bytes = Buffer.from('{"json":1}');
  expect(await filledIn(async () => bytes)).toBe(bytes);
});

test('where nobody fills it in, it is not written at all', () => {
  expect(() => nameOf(ready({}))).toThrow('over HTTP alone');
});
