/** `npm run release-check` checks that this commit can be released, and writes the SBOM and the licences to release/. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findVersionProblems } from './checks/changelog.ts';
import { readSources } from './checks/imports.ts';
import { findForbiddenLicences, listShipped, type Shipped } from './checks/licences.ts';
import { findMissingComponents, onlyShipped, type Sbom } from './sbom.ts';

/** Pinned, and fetched only now: as a dependency it would add 135 packages to every installation. */
const sbomTool = '@cyclonedx/cyclonedx-npm@6.0.1';
const folder = 'release';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const shipped = listShipped(process.cwd(), readSources(process.cwd()));
mkdirSync(folder, { recursive: true });
const results = [
  report('Working tree', uncommitted()),
  report('Version and changelog', findVersionProblems(process.cwd())),
  report('Licences', [...findForbiddenLicences(shipped), ...writeLicences(shipped)]),
  report('SBOM', writeSbom()),
];
console.log(`› Vulnerabilities: ${vulnerabilities()}`);
process.exit(results.every(Boolean) ? 0 : 1);

function report(title: string, problems: string[]): boolean {
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${title}`);
  for (const problem of problems) console.log(`  ${problem}`);
  return problems.length === 0;
}

function uncommitted(): string[] {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  if (status !== 0) return ['this is not a git repository'];
  return stdout.split('\n').filter((line) => line !== '');
}

function writeLicences(packages: readonly Shipped[]): string[] {
  const lines = packages.map(({ name, version: of, licence }) => `${name} ${of}: ${licence}`);
  writeFileSync(join(folder, `passgenau-${version}-licences.txt`), `${[...new Set(lines)].join('\n')}\n`);
  return [];
}

function writeSbom(): string[] {
  const options = ['--output-format', 'JSON', '--flatten-components', '--output-reproducible'];
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', sbomTool, ...options], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  if (status !== 0) return [`${sbomTool} failed: ${stderr.trim().split('\n').at(-1) ?? ''}`];
  const sbom = onlyShipped(JSON.parse(stdout) as Sbom, shipped);
  writeFileSync(join(folder, `passgenau-${version}.cdx.json`), `${JSON.stringify(sbom, null, 2)}\n`);
  return findMissingComponents(sbom, shipped);
}

/** For information: an advisory without a fixed version must not block a release. */
function vulnerabilities(): string {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  try {
    const { metadata } = JSON.parse(stdout) as { metadata: { vulnerabilities: Record<string, number> } };
    const found = Object.entries(metadata.vulnerabilities).filter(([level, count]) => level !== 'total' && count > 0);
    return found.map(([level, count]) => `${count} ${level}`).join(', ') || 'none';
  } catch {
    return 'the registry did not answer';
  }
}
