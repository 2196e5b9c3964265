import { expect, test } from 'vitest';
import { findRetiredNames } from './retired-names.ts';

const find = (file: string, source: string) => findRetiredNames(new Map([[file, source]]));

test.each([
  ['a function', 'server/a.ts', 'function tellNobody() {}', 'tellNobody'],
  ['a variable', 'server/a.ts', 'const keptRows = 1;', 'keptRows'],
  ['a parameter', 'server/a.ts', 'const a = (doing: number) => doing;', 'doing'],
  ['a type', 'client/a.tsx', 'type KeptPlace = string;', 'KeptPlace'],
  ['a file', 'server/told-queries.ts', '', 'told-queries'],
  ['a folder', 'client/components/passung/a.tsx', '', 'passung'],
])('reports a retired word in the name of %s', (_, file, source, name) => {
  expect(find(file, source)).toEqual([expect.stringContaining(`'${name}'`)]);
});

test('ignores strings, properties and words that only contain a retired one', () => {
  expect(find('server/a.ts', "const a = { kept: 'nobody', skeptical: 1 };\nconst skeptic = a.kept;")).toEqual([]);
});
