import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findForbiddenLicences, isAllowed, listShipped } from './licences.ts';

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
  ['GPL-2.0-only', false],
  ['AGPL-3.0', false],
  ['SSPL-1.0', false],
  ['BUSL-1.1', false],
  ['MIT AND GPL-3.0-only', false],
  ['(AGPL-3.0 OR SSPL-1.0)', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['unknown', false],
])('%s allowed: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});

type Fixture = { dependencies?: Record<string, string>; dev?: boolean; license?: unknown; licenses?: unknown };

/** An installation with these packages; `root` depends on `wanted`. */
function installation(packages: Record<string, Fixture>): string {
  const root = mkdtempSync(join(tmpdir(), 'passgenau-licences-'));
  const locked: Record<string, object> = { '': { dependencies: { wanted: '1.0.0' } } };
  for (const [name, { dependencies = {}, dev = false, ...file }] of Object.entries(packages)) {
    locked[`node_modules/${name}`] = { version: '1.0.0', dependencies, dev };
    const path = join(root, 'node_modules', name, 'package.json');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(file));
  }
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: locked }));
  return root;
}

test('finds a forbidden licence in a dependency of a dependency and in the browser bundle, but not in a tool', () => {
  const root = installation({
    wanted: { license: 'MIT', dependencies: { inner: '1.0.0' } },
    inner: { license: 'GPL-3.0-only' },
    tool: { license: 'GPL-3.0-only', dev: true },
    '@scope/shown': { license: 'AGPL-3.0', dev: true },
    typed: { license: 'GPL-3.0-only', dev: true },
  });
  const client = "import { shown } from '@scope/shown/part';\nimport type { Only } from 'typed';";
  const found = findForbiddenLicences(
    listShipped(
      root,
      new Map([
        ['client/main.tsx', client],
        ['client/a.test.tsx', "import 'tool';"],
      ]),
    ),
  );
  expect(found).toEqual([
    '@scope/shown@1.0.0 has the licence AGPL-3.0: replace the package',
    'inner@1.0.0 has the licence GPL-3.0-only: replace the package',
  ]);
  rmSync(root, { recursive: true });
});

test('reads old forms of the field, and reports a missing licence', () => {
  const root = installation({
    wanted: { licenses: [{ type: 'MIT' }, { type: 'GPL-2.0' }], dependencies: { odd: '1.0.0', silent: '1.0.0' } },
    odd: { license: { type: 'BSD-3-Clause' } },
    silent: {},
  });
  const shipped = listShipped(root, new Map());
  expect(shipped.map(({ name, licence }) => [name, licence])).toEqual([
    ['odd', 'BSD-3-Clause'],
    ['silent', 'unknown'],
    ['wanted', 'MIT OR GPL-2.0'],
  ]);
  expect(findForbiddenLicences(shipped)).toHaveLength(1);
  rmSync(root, { recursive: true });
});
