/**
 * `npm run screens -- FOLDER [PART]` takes a picture of every page (or of those whose name has this part) into the folder;
 * `npm run screens -- --compare BEFORE AFTER` says which pictures differ and by how much, and exits 1 if any does.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { compareFolders } from './compare.ts';

const [first = '', ...rest] = process.argv.slice(2);

if (first === '--compare') await reportDifferences();
else takePictures();

async function reportDifferences(): Promise<void> {
  const [before = '', after = ''] = rest;
  if (before === '' || after === '') usage();
  const differences = await compareFolders(resolve(before), resolve(after));
  for (const { name, what } of differences) console.log(`${what.padStart(14)}  ${name}`);
  console.log(differences.length === 0 ? 'All pictures are alike.' : `${differences.length} pictures differ.`);
  process.exit(differences.length === 0 ? 0 : 1);
}

function takePictures(): void {
  if (first === '' || first.startsWith('-')) usage();
  mkdirSync(resolve(first), { recursive: true });
  const env = { ...process.env, SCREENS_FOLDER: resolve(first), SCREENS_PART: rest[0] ?? '' };
  const args = ['run', '--config', 'scripts/screens/vitest.config.ts'];
  const { status } = spawnSync('node_modules/.bin/vitest', args, { env, stdio: 'inherit' });
  process.exit(status ?? 1);
}

function usage(): never {
  console.error('npm run screens -- FOLDER [PART]\nnpm run screens -- --compare BEFORE AFTER');
  process.exit(2);
}
