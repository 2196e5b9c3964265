import { expect, test } from 'vitest';
import { readSources } from './imports.ts';
import { exceptions, expressionsOf, findSlow, isChecked, rememberingVerdicts } from './regular-expressions.ts';

const { verdictOf } = rememberingVerdicts();
const slowIn = (source: string, file = 'shared/x/a.ts') => findSlow(new Map([[file, source]]), [], verdictOf);

test.each([
  ['the former check of drawings', 'export const a = /<!doctype[^>]*\\[/i;'],
  ['an expression that doubles with every character', 'const a = (t: string) => /^(a+)+$/.test(t);'],
  ['an expression built from a string', "const a = new RegExp('(a|a)*b');"],
  ['an expression built from a string with flags', "const a = RegExp(`x*x*x*y`, 'g');"],
  ['an expression built by a method', "const a = (t: string) => t.match('\\\\s+$');"],
  ['an expression inside types and classes', 'class A<T> { readonly #a: T | RegExp = /\\d+\\d+x/ satisfies RegExp; }'],
])('finds %s', async (_, source) => {
  expect(await slowIn(source)).toEqual([expect.stringMatching(/^shared\/x\/a\.ts:1 .*: takes/)]);
});

test('finds an expression inside a page, with its line', async () => {
  const source = 'const A = () => (\n  <p title="/x/">\n    {text.replace(/ +$/, "")}\n  </p>\n);';
  expect(await slowIn(source, 'client/pages/a.tsx')).toEqual([expect.stringContaining('client/pages/a.tsx:3 / +$/')]);
});

test('reports an expression built at run time because it cannot be checked', async () => {
  expect(await slowIn('const a = (t: string) => new RegExp(t);')).toEqual([
    expect.stringContaining('built at run time'),
  ]);
});

test.each([
  ['linear ones', 'const a = [/^a+$/, /[^<]*/y, new RegExp("^b+"), new RegExp(/c/, "g")];'],
  ['divisions, comments and texts', 'const a = 4 / 2 / 1; // /(a+)+$/\nconst b = "/(a+)+$/";'],
])('%s pass', async (_, source) => {
  expect(await slowIn(source)).toEqual([]);
});

test('an exception applies to one expression of one file', async () => {
  const allowed = [{ file: 'shared/x/a.ts', pattern: '\\s+$', bound: 'a test' }];
  const files = new Map([
    ['shared/x/a.ts', 'const a = /\\s+$/;'],
    ['shared/x/b.ts', 'const a = /\\s+$/;'],
  ]);
  expect(await findSlow(files, allowed, verdictOf)).toEqual([expect.stringContaining('shared/x/b.ts:1')]);
});

test('every exception is needed and states its reason', async () => {
  const sources = readSources(process.cwd());
  const named = new Map([...sources].filter(([file]) => exceptions.some((exception) => exception.file === file)));
  const stale = await findSlow(named, exceptions, () => Promise.resolve('safe'));
  expect(stale).toEqual([]);
  for (const { bound } of exceptions) expect(bound).not.toBe('');
});

test('checks the whole product and finds expressions in it', () => {
  const sources = [...readSources(process.cwd())].filter(([file]) => isChecked(file));
  const found = sources.flatMap(([file, source]) => expressionsOf(file, source));
  expect(new Set(found.map(({ file }) => file.split('/')[0]))).toEqual(new Set(['server', 'shared', 'client']));
  expect(found.length).toBeGreaterThan(100);
});
