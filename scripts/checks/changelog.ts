/** The newest version of CHANGELOG.md is the version of package.json and package-lock.json. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const heading = /^## (\d+\.\d+\.\d+) \((\d{4}-\d{2}-\d{2})\)$/;

type Files = { changelog: string; packageFile: string; lockFile: string };

export function findVersionProblems(root: string): string[] {
  const read = (name: string): string => readFileSync(join(root, name), 'utf8');
  return versionProblemsIn({
    changelog: read('CHANGELOG.md'),
    packageFile: read('package.json'),
    lockFile: read('package-lock.json'),
  });
}

export function versionProblemsIn({ changelog, packageFile, lockFile }: Files): string[] {
  const { version } = JSON.parse(packageFile) as { version: string };
  const lock = JSON.parse(lockFile) as { version: string; packages: Record<string, { version?: string }> };
  const headings = changelog.split('\n').filter((line) => line.startsWith('## '));
  const releases = headings.map((line) => heading.exec(line));
  const wrong = headings.filter((_, index) => releases[index] === null);
  const [newest] = releases;
  const days = releases.map((match) => match?.[2] ?? '');
  return [
    wrong.map((line) => `CHANGELOG.md: '${line}' is not '## 1.2.3 (2026-11-28)'`),
    newest?.[1] === version
      ? []
      : [`CHANGELOG.md begins with ${newest?.[1] ?? 'no version'}, package.json has ${version}`],
    lock.version === version && lock.packages['']?.version === version
      ? []
      : [`package-lock.json is not version ${version}`],
    days.every((day, index) => index === 0 || day <= (days[index - 1] ?? ''))
      ? []
      : ['CHANGELOG.md is not newest first'],
  ].flat();
}
