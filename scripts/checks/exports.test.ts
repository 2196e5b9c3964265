import { expect, test } from 'vitest';
import { findFilesForTests, findUnusedExports } from './exports.ts';

const unused = (importing: string, exporting = 'export const one = 1;') =>
  findUnusedExports(
    new Map([
      ['server/a.ts', `import type { Other } from './b.ts';\n${importing}`],
      ['server/b.ts', `export type Other = 1;\n${exporting}`],
    ]),
  );

test.each([
  ['an import', "import { one } from './b.ts';"],
  ['an import under another name', "import { one as two } from './b.ts';"],
  ['a re-export', "export { one } from './b.ts';"],
  ['a namespace', "import * as all from './b.ts';"],
  ['a lazy import', "const b = await import('./b.ts');"],
  ['a worker', "new Worker(new URL('./b.ts', import.meta.url));"],
  ['an import over several lines', "import {\n  type One,\n  one,\n} from '#server/b.ts';"],
])('%s uses an export', (_, importing) => {
  expect(unused(importing)).toEqual([]);
});

test.each([
  ['a constant', 'export const one = 1;', 'one'],
  ['a function', 'export async function one() {}', 'one'],
  ['a type', 'export type One = 1;', 'One'],
  ['a name in a list', 'const one = 1;\nexport { one as two };', 'two'],
])('reports %s that no other file imports', (_, exporting, name) => {
  expect(unused("import { three } from './c.ts';", exporting)).toEqual([
    `server/b.ts exports ${name}, but no file imports it`,
  ]);
});

test('reports files that only tests import', () => {
  const sources = new Map([
    ['server/a.test.ts', "import './a.ts';\nimport './model.ts';\nimport './fixtures/file.ts';"],
    ['server/main.ts', "import './a.ts';"],
    ['server/a.ts', ''],
    ['server/model.ts', ''],
    ['server/fixtures/file.ts', ''],
  ]);
  expect(findFilesForTests(sources)).toEqual([
    'server/model.ts is imported by tests only: move it to fixtures/ or testing/',
  ]);
});
