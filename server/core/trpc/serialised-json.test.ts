import { expect, test } from 'vitest';
import { asValue, fillPlaceholders, placeholderOf, type SerialisedJson } from './serialised-json.ts';
import { transformer } from './transformer.ts';

const ready = (value: object) => asValue<SerialisedJson>(new TextEncoder().encode(JSON.stringify(value)));
const written = async (...values: unknown[]): Promise<unknown> => {
  const body = await fillPlaceholders(async () =>
    Buffer.from(JSON.stringify(values.map((value) => transformer.serialize(value)))),
  );
  return JSON.parse(body.toString());
};

test('inserts the bytes between other answers in any order', async () => {
  const [first, second] = [{ title: 'Grüße "an" alle \\', count: 1 }, { list: [null, true] }];
  expect(await written(ready(first), { plain: 1 }, ready(second))).toEqual([
    { json: first },
    { json: { plain: 1 } },
    { json: second },
  ]);
});

test('leaves user texts that look like placeholders unchanged', async () => {
  const text = `ready-json-${crypto.randomUUID()}`;
  expect(await written(text, ready({ a: 1 }))).toEqual([{ json: text }, { json: { a: 1 } }]);
});

test('leaves answers without bytes unchanged', async () => {
  const bytes = Buffer.from('{"json":1}');
  expect(await fillPlaceholders(async () => bytes)).toBe(bytes);
});

test('refuses to serialise bytes outside of an answer', () => {
  expect(() => placeholderOf(ready({}))).toThrow('only available in HTTP responses');
});
