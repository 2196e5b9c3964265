/**
 * `npm run test:changed [-- BASE]` runs the tests affected by changes since BASE (default: the merge base with main,
 * or the last commit), nearest first. Browser and system tests run only if they changed themselves; others are listed
 * at the end.
 */
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { importsOf, readSources, targetOf } from './checks/imports.ts';

/** More database test files take over a minute on two cores. */
const maxDatabaseFiles = 30;

type Selection = { run: string[]; skipped: string[]; slow: string[] };

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isSlow = (file: string) => /^scripts\/(?:e2e|system)\//.test(file);
const needsDatabase = (file: string) => file.startsWith('server/');
const isComposition = (file: string) =>
  /^server\/(?:router|start|main)\.ts$/.test(file) || /^(?:client\/app|server\/testing|client\/testing)\//.test(file);

/** `sources`: path from the root → text. Returns tests ordered by distance from the changed files. */
export function testsFor(changed: readonly string[], sources: ReadonlyMap<string, string>): Selection {
  const distances = distancesFrom(changed, importersOf(sources));
  const folders = nearestByFolder(distances);
  const tests = [...sources.keys()]
    .filter(isTest)
    .map((file) => ({ file, distance: Math.min(distances.get(file) ?? Infinity, distanceByFolder(file, folders)) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance || one.file.localeCompare(other.file))
    .map(({ file }) => file);
  const slow = tests.filter((file) => isSlow(file) && !changed.includes(file));
  const fast = tests.filter((file) => !slow.includes(file));
  const skipped = fast.filter(needsDatabase).slice(maxDatabaseFiles);
  return { run: fast.filter((file) => !skipped.includes(file)), skipped, slow };
}

function importersOf(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, source] of sources) {
    for (const { specifier, isType } of importsOf(source)) {
      const target = targetOf(file, specifier);
      if (!isType && sources.has(target)) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

function distancesFrom(changed: readonly string[], importers: ReadonlyMap<string, readonly string[]>) {
  const distances = new Map(changed.map((file) => [file, 0]));
  // Iteration includes entries added during it.
  for (const [file, distance] of distances) {
    if (isComposition(file) && distance > 0) continue;
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  }
  return distances;
}

/** Tests reach a feature through the router instead of imports, so their folder links them to it. */
function nearestByFolder(distances: ReadonlyMap<string, number>): Map<string, number> {
  const nearest = new Map<string, number>();
  for (const [file, distance] of distances) {
    const folder = dirname(file);
    if (isInFeature(file) && !isTest(file))
      nearest.set(folder, Math.min(nearest.get(folder) ?? Infinity, distance + 1));
  }
  return nearest;
}

const isInFeature = (file: string) => /^(?:server\/features|client\/(?:features|pages))\//.test(file);

function distanceByFolder(test: string, folders: ReadonlyMap<string, number>): number {
  const testFolder = `${dirname(test)}/`;
  if (!isInFeature(test)) return Infinity;
  return Math.min(
    ...[...folders].filter(([folder]) => `${folder}/`.startsWith(testFolder)).map(([, distance]) => distance),
  );
}

const git = (...args: string[]): string[] =>
  spawnSync('git', args, { encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '');

function changedSince(base: string | undefined): string[] {
  const [start = 'HEAD'] = base === undefined ? git('merge-base', 'HEAD', 'main') : [base];
  return [...git('diff', '--name-only', start), ...git('ls-files', '--others', '--exclude-standard')];
}

function main(): void {
  const changed = changedSince(process.argv[2]);
  const sources = readSources(process.cwd());
  const { run, skipped, slow } = testsFor(changed, sources);
  const outside = changed.filter((file) => !sources.has(file) && !file.endsWith('.md'));
  const { status } = run.length === 0 ? { status: 0 } : spawnSync('vitest', ['run', ...run], { stdio: 'inherit' });
  const rest = [
    [skipped, 'less related test files were skipped; run npm test for them'],
    [slow, 'browser and system test files may be affected'],
    [outside, 'changed files are not in the import graph; run npm test to cover them'],
  ] as const;
  for (const [files, what] of rest) if (files.length > 0) console.log(`${files.length} ${what}: ${files.join(' ')}`);
  if (run.length === 0) console.log('No test is affected.');
  process.exitCode = status ?? 1;
}

if (import.meta.main) main();
