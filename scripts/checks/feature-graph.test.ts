import { expect, test } from 'vitest';
import { findFeatureCycles } from './feature-graph.ts';
import { readSources } from './imports.ts';

const cyclesIn = (files: Record<string, string>) => findFeatureCycles(new Map(Object.entries(files)));
const uses = (feature: string) => `import { x } from '../${feature}/service.ts';`;

test('finds no cycle between the server features of the project', () => {
  expect(findFeatureCycles(readSources(process.cwd()))).toEqual([]);
});

test('names the features and importing files of a cycle', () => {
  const cycles = cyclesIn({
    'server/features/a/service.ts': uses('b'),
    'server/features/b/one.ts': uses('c'),
    'server/features/b/two.ts': uses('c'),
    'server/features/c/router.ts': uses('a'),
    'server/features/d/service.ts': uses('a'),
  });
  expect(cycles).toEqual([
    [
      'cycle of server features: a, b, c',
      '  a → b: server/features/a/service.ts',
      '  b → c: server/features/b/one.ts, server/features/b/two.ts',
      '  c → a: server/features/c/router.ts',
    ].join('\n'),
  ]);
});

test('reports separate cycles separately', () => {
  const cycles = cyclesIn({
    'server/features/a/service.ts': `${uses('b')}\n${uses('c')}`,
    'server/features/b/service.ts': uses('a'),
    'server/features/c/service.ts': uses('d'),
    'server/features/d/service.ts': uses('c'),
  });
  expect(cycles.map((cycle) => cycle.split('\n')[0])).toEqual([
    'cycle of server features: a, b',
    'cycle of server features: c, d',
  ]);
});

test.each([
  ['a type-only import', "import type { X } from '../a/service.ts';"],
  ['a re-export', "export { x } from '../a/service.ts';"],
  ['a lazy import', "const x = await import('../a/service.ts');"],
  ['an import from the root', "import { x } from '#server/features/a/service.ts';"],
])('%s closes a cycle', (_, source) => {
  expect(cyclesIn({ 'server/features/a/x.ts': uses('b'), 'server/features/b/y.ts': source })).toHaveLength(1);
});

test.each([
  ['tests', 'server/features/b/y.test.ts', uses('a')],
  ['imports within a feature', 'server/features/a/y.ts', "import { x } from './service.ts';"],
  ['imports of the core', 'server/features/b/y.ts', "import { x } from '../../core/errors.ts';"],
  ['files above the features', 'server/router.ts', "import { x } from './features/a/service.ts';"],
])('%s close no cycle', (_, file, source) => {
  expect(cyclesIn({ 'server/features/a/x.ts': uses('b'), [file]: source })).toEqual([]);
});
