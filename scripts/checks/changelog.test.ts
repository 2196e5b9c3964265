import { expect, test } from 'vitest';
import { findVersionProblems, versionProblemsIn } from './changelog.ts';

const files = (changelog: string, version = '0.2.0', locked = version) => ({
  changelog,
  packageFile: JSON.stringify({ version }),
  lockFile: JSON.stringify({ version: locked, packages: { '': { version: locked } } }),
});
const two = '# Changes\n\n## 0.2.0 (2026-11-28)\n\n- x\n\n## 0.1.0 (2026-11-27)\n';

test('the newest version of the changelog is the version of the product', () => {
  expect(findVersionProblems(process.cwd())).toEqual([]);
});

test.each([
  [files(two), []],
  [files(two, '0.3.0'), ['CHANGELOG.md begins with 0.2.0, package.json has 0.3.0']],
  [files(two, '0.2.0', '0.1.0'), ['package-lock.json is not version 0.2.0']],
  [files('# Changes\n'), ['CHANGELOG.md begins with no version, package.json has 0.2.0']],
  [files(two.replace('27)', '29)')), ['CHANGELOG.md is not newest first']],
  [files(`${two}## Later\n`), ["CHANGELOG.md: '## Later' is not '## 1.2.3 (2026-11-28)'"]],
])('versions %#', (given, expected) => {
  expect(versionProblemsIn(given)).toEqual(expected);
});
