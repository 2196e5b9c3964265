import { expect, test } from 'vitest';
import { findUnclearProse } from './plain-english.ts';

const find = (file: string, source: string) => findUnclearProse(new Map([[file, source]]));
const lines = (count: number) => Array.from({ length: count }, (_, index) => ` * Line ${index}.`).join('\n');

test.each([
  ['a line comment', 'server/a.ts', 'const a = 1;\n// Nobody reads this.', 2],
  ['consecutive line comments', 'server/a.ts', 'const a = 1;\n// It is\n// anew.', 2],
  ['a block comment', 'server/a.ts', 'const a = 1; /* it stands here */', 1],
  ['a comment in JSX', 'client/a.tsx', 'const a = <p>{/* whoever */}</p>;', 1],
  ['a docstring', 'server/a.ts', 'const a = 1;\n/** So many requests. */\nexport const b = 2;', 2],
  ['a style sheet', 'client/a.css', '.a {}\n/* of its own */', 2],
  ['the schema', 'prisma/schema/a.prisma', 'model A {\n  id Int /// nobody\n}', 2],
  ['a document', 'docs/a.md', 'A\n\nSomebody reads.', 3],
  ['a sentence that starts with What', 'server/a.ts', '// Short. What is left goes.', 1],
  ['a test title', 'server/a.test.ts', "test('nobody reads', () => {});", 1],
  ['a title of a table', 'server/a.test.ts', "it.each([[1]])('is told %s', () => {});", 1],
  ['a row title', 'server/a.test.ts', "test.each([['nobody reads', 1]] as const)('%s', () => {});", 1],
  ['a row', 'server/a.test.ts', "test.each(['nobody reads'])('%s', () => {});", 1],
  ['a template as title', 'server/a.test.ts', 'test(`whoever reads`, () => {});', 1],
])('reports a phrase in %s', (_, file, source, line) => {
  expect(find(file, source)).toEqual([expect.stringContaining(`${file}:${line} `)]);
});

test.each([
  ['strings', 'server/a.ts', "const a = 'nobody';"],
  ['code in documents', 'docs/a.md', '`nobody`\n```\nsomebody\n```'],
  ['directives', 'server/a.ts', '// biome-ignore lint/x: nobody'],
  ['titles outside of tests', 'server/a.ts', "test('nobody', run);"],
])('ignores %s', (_, file, source) => {
  expect(find(file, source)).toEqual([]);
});

test.each([
  ['header', 'server/a.ts', 3, (text: string) => `/**\n${text}\n */\nimport 'b';`],
  ['public docstring', 'server/a.ts', 6, (text: string) => `const a = 1;\n/**\n${text}\n */\nexport const b = 2;`],
  ['comment', 'server/a.ts', 2, (text: string) => `const a = 1;\n/**\n${text}\n */\nconst b = 2;`],
  ['header of a service', 'server/features/a/service.ts', 12, (text: string) => `/**\n${text}\n */\nimport 'b';`],
])('accepts a %s up to its limit of lines', (_, file, max, source) => {
  expect(find(file, source(lines(max)))).toEqual([]);
  expect(find(file, source(lines(max + 1)))).toEqual([expect.stringContaining(`at most ${max}`)]);
});
