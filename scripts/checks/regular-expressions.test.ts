import { expect, test } from 'vitest';
import { readSources } from './imports.ts';
import { exceptions, expressionsOf, findSlow, isChecked, rememberingVerdicts } from './regular-expressions.ts';

const { verdictOf } = rememberingVerdicts();
const slowIn = (source: string, file = 'shared/x/a.ts') => findSlow(new Map([[file, source]]), [], verdictOf);

test.each([
  ['the check of drawings as it was', 'export const a = /<!doctype[^>]*\\[/i;'],
  ['one that doubles with every character', 'const a = (t: string) => /^(a+)+$/.test(t);'],
  ['one of a text', "const a = new RegExp('(a|a)*b');"],
  ['one of a text with flags', "const a = RegExp(`x*x*x*y`, 'g');"],
  ['one that a method makes', "const a = (t: string) => t.match('\\\\s+$');"],
  ['one inside of types and classes', 'class A<T> { readonly #a: T | RegExp = /\\d+\\d+x/ satisfies RegExp; }'],
])('%s is found', async (_, source) => {
  expect(await slowIn(source)).toEqual([expect.stringMatching(/^shared\/x\/a\.ts:1 .*: takes/)]);
});

test('one inside of a page is found, with its line', async () => {
  const source = 'const A = () => (\n  <p title="/x/">\n    {text.replace(/ +$/, "")}\n  </p>\n);';
  expect(await slowIn(source, 'client/pages/a.tsx')).toEqual([expect.stringContaining('client/pages/a.tsx:3 / +$/')]);
});

test('one that is put together while the program runs is found, as nobody can check it', async () => {
  expect(await slowIn('const a = (t: string) => new RegExp(t);')).toEqual([expect.stringContaining('put together')]);
});

test.each([
  ['linear ones', 'const a = [/^a+$/, /[^<]*/y, new RegExp("^b+"), new RegExp(/c/, "g")];'],
  ['divisions, comments and texts', 'const a = 4 / 2 / 1; // /(a+)+$/\nconst b = "/(a+)+$/";'],
])('%s pass', async (_, source) => {
  expect(await slowIn(source)).toEqual([]);
});

test('an exception holds for one expression of one file', async () => {
  const allowed = [{ file: 'shared/x/a.ts', pattern: '\\s+$', bound: 'a test' }];
  const files = new Map([
    ['shared/x/a.ts', 'const a = /\\s+$/;'],
    ['shared/x/b.ts', 'const a = /\\s+$/;'],
  ]);
  expect(await findSlow(files, allowed, verdictOf)).toEqual([expect.stringContaining('shared/x/b.ts:1')]);
});

test('every exception is still needed, and says why it may stay', async () => {
  const sources = readSources(process.cwd());
  const named = new Map([...sources].filter(([file]) => exceptions.some((exception) => exception.file === file)));
  const stale = await findSlow(named, exceptions, () => Promise.resolve('safe'));
  expect(stale).toEqual([]);
  for (const { bound } of exceptions) expect(bound).not.toBe('');
});

test('all of the product is looked at, and expressions are found in it', () => {
  const sources = [...readSources(process.cwd())].filter(([file]) => isChecked(file));
  const found = sources.flatMap(([file, source]) => expressionsOf(file, source));
  expect(new Set(found.map(({ file }) => file.split('/')[0]))).toEqual(new Set(['server', 'shared', 'client']));
  expect(found.length).toBeGreaterThan(100);
});
